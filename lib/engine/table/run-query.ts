import type { Cell } from '@/lib/contracts/cards'
import type { Query } from '@/lib/contracts/query'
import { aggregateGroups, type MeasureInput } from './aggregate-groups'
import type { Condition } from './condition'
import { compareTexts, type Dimension, indexDimension } from './dimension'
import { filterRows } from './filter-rows'
import { countRows } from './grouping'
import { keepLastDates } from './keep-last-dates'
import { measureKept } from './kept-rows'
import { rememberGroups } from './remember-groups'
import { type Column, missingCode, type Table } from './table'

export interface QueryInput extends MeasureInput {
  x: Dimension | null
  group?: Dimension | null
  filters?: Condition[]
  /** The dates of a level: only the rows of each period's last date count (of the last date, if x is no time). */
  lastOf?: Column | null
  /** Default: by x where its order means something, else by y, the largest first. */
  sort?: Query['sort'] | null
  limit?: number | null
  /** What `limit` leaves out becomes one row of its own, measured anew over all its rows. */
  fold?: boolean
  /** Series kept at the most, the largest first; the rest are measured together. */
  groupLimit?: number | null
}

export interface QueryRow {
  x: Cell
  group: Cell
  value: number
  /** Rows of the table behind it. */
  rows: number
}

export interface QueryResult {
  rows: QueryRow[]
  /** Values of x before any limit. */
  xCount: number
  groupCount: number
  /** Values of x that were folded into one. */
  otherCount: number
  /** Rows that passed the filters and have an x and a group. */
  usedRows: number
}

/**
 * Makes a card's rows of a cleaned table: filters, periods, groups, aggregation, order and limit.
 * Groups with nothing to measure are left out.
 */
export function runQuery(table: Table, input: QueryInput): QueryResult {
  const axis = axisOf(table, input.x)
  const series = axisOf(table, input.group ?? null)
  const keep = rowsKept(table, input)
  const xOrder = orderAxis(axis, keep, input)
  const seriesOrder = orderSeries(series, keep, input)
  const { values, counts } = measureCells(xOrder, input.group ? seriesOrder : null, { keep, input })
  const rows: QueryRow[] = []
  let usedRows = 0
  values.forEach((value, cell) => {
    usedRows += counts[cell]!
    if (counts[cell] === 0 || Number.isNaN(value)) return
    const x = xOrder.keys[Math.floor(cell / seriesOrder.keys.length)]!
    rows.push({ x, group: seriesOrder.keys[cell % seriesOrder.keys.length]!, value, rows: counts[cell]! })
  })
  return {
    rows,
    xCount: xOrder.total,
    groupCount: seriesOrder.total,
    otherCount: input.fold ? Math.max(0, xOrder.total - xOrder.kept) : 0,
    usedRows,
  }
}

/** One number over all rows that pass; NaN of none. */
export function runTotal(
  table: Table,
  input: Omit<QueryInput, 'x' | 'group'>,
): { value: number; rows: number } {
  const { rows } = runQuery(table, { ...input, x: null })
  if (rows[0]) return { value: rows[0].value, rows: rows[0].rows }
  // None is a number where things are counted.
  const isCounted = input.aggregation === 'count' || input.aggregation === 'count_distinct'
  return { value: isCounted ? 0 : Number.NaN, rows: 0 }
}

interface Axis {
  groups: Int32Array
  keys: Cell[]
  ordered: boolean
}

/** An axis in display order: `place` says where each of its groups stands, negative where it is left out. */
interface OrderedAxis {
  /** What was measured already of each of `keys`; null where rows were put together anew. */
  measured: Measured | null
  groups: Int32Array
  place: Int32Array
  keys: Cell[]
  kept: number
  total: number
}

function axisOf(table: Table, dimension: Dimension | null): Axis {
  if (!dimension) return { groups: wholeOf(table), keys: [null], ordered: true }
  return indexDimension(dimension)
}

const wholes = new WeakMap<Table, Int32Array>()

/** All rows as one group; one array a table, so that totals are remembered too. */
function wholeOf(table: Table): Int32Array {
  const groups = wholes.get(table) ?? new Int32Array(table.rowCount)
  wholes.set(table, groups)
  return groups
}

function rowsKept(table: Table, input: QueryInput): Uint8Array | null {
  const keep = filterRows(table, input.filters ?? [])
  if (!input.lastOf) return keep
  const isTime = input.x?.column === input.lastOf
  return keepLastDates(input.lastOf, keep, isTime ? indexDimension(input.x!) : null)
}

function orderAxis(axis: Axis, keep: Uint8Array | null, input: QueryInput): OrderedAxis {
  const measured = measureAxis(axis, keep, input)
  const { values } = measured
  const present = presentGroups(measured)
  const sort = input.sort ?? (axis.ordered ? { by: 'x', order: 'asc' } : { by: 'y', order: 'desc' })
  present.sort(comparison(axis, values, sort))
  const limit = input.limit ?? present.length
  // A rest of one is shown by its own name.
  const isFolded = input.fold === true && present.length > limit + 1
  const kept = isFolded
    ? foldedPick(present, values, limit)
    : present.slice(0, input.fold ? limit + 1 : limit)
  return {
    ...arrange(axis, kept, isFolded ? present : null),
    total: present.length,
    measured: isFolded ? null : pickMeasured(measured, kept),
  }
}

interface Measured {
  values: Float64Array
  counts: Float64Array
}

const presentGroups = ({ values, counts }: Measured) =>
  Array.from(values.keys()).filter((index) => counts[index]! > 0 && !Number.isNaN(values[index]!))

const pickMeasured = ({ values, counts }: Measured, kept: number[]): Measured => ({
  values: Float64Array.from(kept, (index) => values[index]!),
  counts: Float64Array.from(kept, (index) => counts[index]!),
})

/** The largest stay, in the order in which they stand. */
function foldedPick(present: number[], values: Float64Array, limit: number): number[] {
  const largest = [...present].sort((a, b) => values[b]! - values[a]! || a - b).slice(0, limit)
  const chosen = new Set(largest)
  return present.filter((index) => chosen.has(index))
}

function orderSeries(series: Axis, keep: Uint8Array | null, input: QueryInput): OrderedAxis {
  if (!input.group) return { ...arrange(series, [0], null), measured: null, total: 1 }
  const measured = measureAxis(series, keep, input)
  const present = presentGroups(measured)
  const bySize = [...present].sort((a, b) => measured.values[b]! - measured.values[a]! || a - b)
  const limit = input.groupLimit ?? present.length
  const isFolded = present.length > limit + 1
  const largest = new Set(bySize.slice(0, isFolded ? limit : present.length))
  const kept = (series.ordered ? present : bySize).filter((index) => largest.has(index))
  return { ...arrange(series, kept, isFolded ? present : null), measured: null, total: present.length }
}

/** Groups live as long as their column or mask, so that what was measured of them is remembered. */
function measureAxis(axis: Axis, keep: Uint8Array | null, input: QueryInput): Measured {
  const all = { grouping: { groups: axis.groups, count: axis.keys.length }, measure: input }
  const { grouping, measure } = measureKept(all, keep)
  return {
    values: rememberGroups(grouping, measure),
    counts: rememberGroups(grouping, { column: null, aggregation: 'count' }),
  }
}

type Compare = (a: number, b: number) => number

function comparison(axis: Axis, values: Float64Array, sort: NonNullable<Query['sort']>): Compare {
  const sign = sort.order === 'desc' ? -1 : 1
  const byKey: Compare = axis.ordered
    ? (a, b) => a - b
    : (a, b) => compareTexts(String(axis.keys[a]).toLowerCase(), String(axis.keys[b]).toLowerCase()) || a - b
  if (sort.by === 'x') return (a, b) => sign * byKey(a, b)
  return (a, b) => sign * (values[a]! - values[b]!) || byKey(a, b)
}

/** `folded`: the groups whose rows go into one last group where they are not kept. */
function arrange(
  axis: Axis,
  kept: number[],
  folded: number[] | null,
): Omit<OrderedAxis, 'measured' | 'total'> {
  const place = new Int32Array(axis.keys.length).fill(missingCode)
  if (folded) for (const index of folded) place[index] = kept.length
  for (const [position, index] of kept.entries()) place[index] = position
  const keys = kept.map((index) => axis.keys[index]!)
  if (folded) keys.push(`Other (${folded.length - kept.length})`)
  return { groups: axis.groups, place, keys, kept: kept.length }
}

/** One cell for each x and series; what is known of x alone is not measured again. */
function measureCells(
  x: OrderedAxis,
  series: OrderedAxis | null,
  { keep, input }: { keep: Uint8Array | null; input: QueryInput },
): Measured {
  if (!series && x.measured) return x.measured
  const width = series?.keys.length ?? 1
  const groups = series ? crossRows(x, series, width) : placeRows(x.groups, x.place)
  if (keep) leaveOut(groups, keep)
  const grouping = { groups, count: x.keys.length * width }
  return { values: aggregateGroups(grouping, input), counts: countRows(grouping) }
}

// Loops of their own, over arrays alone: within another function they lose their fast code again and again.

function placeRows(groups: Int32Array, place: Int32Array): Int32Array {
  const placed = new Int32Array(groups.length)
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row]!
    placed[row] = group < 0 ? missingCode : place[group]!
  }
  return placed
}

type Placed = Pick<OrderedAxis, 'groups' | 'place'>

function crossRows(
  { groups: columns, place: x }: Placed,
  { groups: lines, place: y }: Placed,
  width: number,
) {
  const cells = new Int32Array(columns.length)
  for (let row = 0; row < cells.length; row++) {
    const column = columns[row]!
    const line = lines[row]!
    const across = column < 0 ? missingCode : x[column]!
    const down = line < 0 ? missingCode : y[line]!
    cells[row] = across < 0 || down < 0 ? missingCode : across * width + down
  }
  return cells
}

function leaveOut(groups: Int32Array, keep: Uint8Array): void {
  for (let row = 0; row < groups.length; row++) if (keep[row] === 0) groups[row] = missingCode
}
