import type { CardType, Cell, Row } from '@/lib/contracts/cards'
import { periodStart } from '@/lib/format/period-start'
import { barsMax } from '../bar/bar-layout'
import type { CardBlock } from '../card-block'
import { type Bin, binsOf } from '../histogram/histogram-bins'
import { cellOf, groupingOf, numberOf } from '../series'

/** A card of some rows whose picture keeps the places of the whole table's. */
export interface Ghosted {
  block: CardBlock
  /** The same places with the values of the whole table; null where they would leave no room for those of some rows. */
  ghost: CardBlock | null
}

/** Values of the whole table that are so many times as large would press those of some rows flat. */
const ratioMax = 8

/**
 * A card over some rows, and behind it what it shows of the whole table: the same categories and periods in the same
 * order, empty where no row is left. As it is where its kind of picture has no such places.
 */
export function withGhost(block: CardBlock, whole: CardBlock | undefined): Ghosted {
  const alone = { block, ghost: null }
  if (!whole || whole.type !== block.type || block.config.whole_table || block.config.compared) return alone
  if (standsBehind(block, whole)) return { block, ghost: whole }
  const places = placesOf(block, whole)
  if (!places) return alone
  const rows = merged(rowsOf(block), rowsOf(whole), places)
  const largest = (side: 'own' | 'all') =>
    Math.max(0, ...rows.map((pair) => Math.abs((pair[side] && numberOf(pair[side], places.value)) ?? 0)))
  // slices are shares, which are as large of few rows as of all
  const isShared = block.type === 'pie' || block.type === 'donut'
  // colours of all rows are told, not drawn: they press nothing flat
  const isColored = block.type === 'heatmap' || block.type === 'choropleth'
  const isFlat = !isColored && largest('all') > largest('own') * ratioMax
  const drawn = (side: 'own' | 'all') => rows.map((pair) => rowOf(pair, side, places.value))
  return {
    block: withRows(block, drawn('own')),
    // shares are those of all of its parts, a folded rest among them
    ghost: isShared ? whole : isFlat ? null : withRows(block, drawn('all')),
  }
}

/** Whether the whole table's own marks lie where they are, whatever rows are left: figures, dials, shares of a first stage, points, boxes, bins. */
function standsBehind(block: CardBlock, whole: CardBlock): boolean {
  if (block.type === 'histogram') return haveSameBins(block, whole as typeof block)
  return figures.has(block.type)
}

const figures = new Set<CardType>(['kpi', 'gauge', 'funnel', 'scatter', 'bubble', 'boxplot'])

/** So that a bar is told from that of all rows by its height alone; not where that would press it flat. */
function haveSameBins(block: CardBlock<'histogram'>, whole: CardBlock<'histogram'>): boolean {
  const [own, all] = [binsOf(block), binsOf(whole)]
  const most = (bins: Bin[]) => Math.max(0, ...bins.map(({ count }) => count))
  const isSame = own.length === all.length && own.every(({ from }, at) => from === all[at]!.from)
  return isSame && most(all) <= most(own) * ratioMax
}

interface Places {
  /** The columns whose values say where a value stands. */
  by: string[]
  value: string
  /** So many categories have room. */
  max: number
}

function placesOf(block: CardBlock, whole: CardBlock): Places | null {
  if (block.type === 'heatmap')
    return { by: [block.spec.x, block.spec.y], value: block.spec.values, max: Number.POSITIVE_INFINITY }
  if (block.type === 'choropleth')
    return { by: [block.spec.region], value: block.spec.values, max: Number.POSITIVE_INFINITY }
  if (block.type === 'pie' || block.type === 'donut' || block.type === 'radar')
    return { by: groupsOf(block), value: block.spec.values, max: Number.POSITIVE_INFINITY }
  if (block.type !== 'bar' && block.type !== 'line' && block.type !== 'area') return null
  const grouping = groupingOf(whole as typeof block)
  const by = grouping === undefined ? [block.spec.x] : [block.spec.x, grouping]
  const isCourse = rowsOf(whole).every((row) => hasPlace(cellOf(row, block.spec.x)))
  // the categories of a line stand side by side, so that one more would move all
  if (block.type !== 'bar' && !isCourse) return null
  return { by, value: block.spec.y, max: isCourse ? Number.POSITIVE_INFINITY : barsMax }
}

/** What says where a value of a web or a disc stands. */
const groupsOf = ({ spec, data_preview }: CardBlock<'pie' | 'donut' | 'radar'>) => [
  spec.grouping,
  ...data_preview.columns.filter((name) => name !== spec.grouping && name !== spec.values),
]

const hasPlace = (cell: Cell) => typeof cell === 'number' || periodStart(cell) !== null

const rowsOf = ({ data_preview }: CardBlock) => (data_preview as { rows: Row[] }).rows

const withRows = (block: CardBlock, rows: Row[]) =>
  ({ ...block, data_preview: { ...block.data_preview, rows } }) as CardBlock

interface Pair {
  own: Row | null
  all: Row | null
}

/** What is empty in the one is taken from the other, but for its value. */
const rowOf = (pair: Pair, side: 'own' | 'all', value: string): Row =>
  pair[side] ?? { ...(pair.own ?? pair.all)!, [value]: null }

const folded = /^Other \([\d,]+\)$/

/** The rows of both by their places: those of the whole table first, and no more empty ones than have room. */
function merged(own: Row[], all: Row[], { by, max }: Places): Pair[] {
  const keyOf = (row: Row) => JSON.stringify(by.map((column) => cellOf(row, column)))
  const owns = new Map(own.map((row) => [keyOf(row), row]))
  const known = new Set(all.map(keyOf))
  const kept = all.filter((row) => owns.has(keyOf(row)) || !folded.test(String(cellOf(row, by[0]!))))
  const extras = own.filter((row) => !known.has(keyOf(row)))
  const categories = new Set([...own, ...kept].map((row) => cellOf(row, by[0]!)))
  const held = new Set(own.map((row) => cellOf(row, by[0]!)))
  const empty = [...categories].filter((category) => !held.has(category))
  const cut = new Set(empty.slice(Math.max(0, empty.length - Math.max(0, categories.size - max))))
  return [
    ...kept
      .filter((row) => !cut.has(cellOf(row, by[0]!)))
      .map((row) => ({ own: owns.get(keyOf(row)) ?? null, all: row })),
    ...extras.map((row) => ({ own: row, all: null })),
  ]
}
