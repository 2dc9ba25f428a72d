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

/** Lays cards in rows in their order, stretched so that no row ends in a hole; KPIs that follow each other share one row. */
export function packRows(blocks: CardBlock[]): DashboardRow[] {
  const rows: DashboardRow[] = []
  for (const block of blocks) {
    const kind = block.type === 'kpi' ? 'figures' : 'cards'
    const span = spanOf(block)
    const last = rows.at(-1)
    const isRoom = last?.kind === kind && (kind === 'figures' || filled(last) + span <= gridColumns)
    if (last && isRoom) last.cards.push({ block, span })
    else rows.push({ kind, cards: [{ block, span }] })
  }
  return rows.map(stretch)
}

const spanOf = (block: CardBlock) => spans[block.config.size ?? sizeOfType[block.type] ?? 'medium']

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
