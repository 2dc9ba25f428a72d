import type { CardBlock } from '@/components/charts/card-block'
import type { CardSize } from '@/lib/contracts/blocks'
import type { CardType } from '@/lib/contracts/cards'

/** Columns of the grid that a row fills. */
export const gridColumns = 12

const spans: Record<CardSize, number> = { small: 4, medium: 6, large: 8, full: gridColumns }

/** What a card takes that does not say its size. */
const sizeOfType: Partial<Record<CardType, CardSize>> = {
  insight: 'full',
  line: 'full',
  area: 'full',
  table: 'full',
  heatmap: 'full',
  geomap: 'full',
  choropleth: 'full',
}

export interface PlacedCard {
  block: CardBlock
  /** Twelfths of the row. */
  span: number
}

export interface DashboardRow {
  kind: 'figures' | 'cards'
  cards: PlacedCard[]
}

/**
 * Lays cards in rows in their order, stretched so that no row ends in a hole; KPIs that follow each other share one
 * row. A card that would stand alone because a wide one or a KPI follows waits for the next one that fits beside it; a
 * KPI that would stand alone goes up to the last ones, past one row of cards at most.
 */
export function packRows(blocks: CardBlock[]): DashboardRow[] {
  const rows: DashboardRow[] = []
  blocks.forEach((block, at) => {
    const last = rows.at(-1)
    const card = { block, span: spanOf(block) }
    const row: DashboardRow = { kind: kindOf(block), cards: [card] }
    const figures = isAlone(blocks, at) && rows.at(-2)
    const isWide = card.span > gridColumns / 2 || row.kind === 'figures'
    if (last && hasRoom(last, block)) last.cards.push(card)
    else if (figures && hasRoom(figures, block)) figures.cards.push(card)
    else if (isWide && last?.kind === 'cards' && hasRoom(last, blocks[at + 1])) rows.splice(-1, 0, row)
    else rows.push(row)
  })
  return rows.map(stretch)
}

/** Rows as the cards come, none of which waits for another: how they stand while they are moved about. */
export function rowsAsTheyCome(blocks: CardBlock[]): DashboardRow[] {
  const rows: DashboardRow[] = []
  for (const block of blocks) {
    const last = rows.at(-1)
    if (last && hasRoom(last, block)) last.cards.push({ block, span: spanOf(block) })
    else rows.push({ kind: kindOf(block), cards: [{ block, span: spanOf(block) }] })
  }
  return rows.map(stretch)
}

/** The rows of a dashboard, in the order that its cards were given, and those of what stands folded behind them. */
export function rowsOf(
  blocks: CardBlock[],
  order: number[],
): { shown: DashboardRow[]; further: DashboardRow[] } {
  const cards = inOrder(blocks, order)
  const isAmongFirst = ({ type, config }: CardBlock) => type !== 'table' && !config.further
  // what somebody has moved before those it was made behind stands with them
  const isMoved = ({ position }: CardBlock, at: number) =>
    cards.some((card, place) => place > at && isAmongFirst(card) && card.position < position)
  const further = new Set(cards.filter((card, at) => card.config.further === true && !isMoved(card, at)))
  return {
    shown: packRows(cards.filter((card) => !further.has(card))),
    further: packRows([...further]),
  }
}

/** Cards that the order forgot follow at the end, so that none is lost. */
function inOrder(blocks: CardBlock[], order: number[]): CardBlock[] {
  const named = new Set(order)
  const indexes = [...named, ...[...blocks.keys()].filter((index) => !named.has(index))]
  return indexes.flatMap((index) => blocks[index] ?? [])
}

const kindOf = (block: CardBlock) => (block.type === 'kpi' ? 'figures' : 'cards')

function hasRoom(row: DashboardRow, block: CardBlock | undefined): boolean {
  if (!block || row.kind !== kindOf(block)) return false
  return row.kind === 'figures' || filled(row) + spanOf(block) <= gridColumns
}

/** A KPI between cards of other types. */
function isAlone(blocks: CardBlock[], at: number): boolean {
  const isKpi = (place: number) => blocks[place]?.type === 'kpi'
  return isKpi(at) && !isKpi(at - 1) && !isKpi(at + 1)
}

/** Twelfths that a card asks for, before its row is filled. */
export const spanOf = (block: CardBlock) => spans[block.config.size ?? sizeOfType[block.type] ?? 'medium']

const filled = (row: DashboardRow) => row.cards.reduce((sum, card) => sum + card.span, 0)

/** Hands what is left of a row to its cards, the first ones first. */
function stretch(row: DashboardRow): DashboardRow {
  if (row.kind === 'figures') return row
  const spare = gridColumns - filled(row)
  const each = Math.floor(spare / row.cards.length)
  const rest = spare % row.cards.length
  return {
    ...row,
    cards: row.cards.map((card, index) => ({ ...card, span: card.span + each + (index < rest ? 1 : 0) })),
  }
}
