import type { Cell } from '@/lib/contracts/cards'
import type { Filter, Query } from '@/lib/contracts/query'
import { aggregateGroups, countRows, type Grouping, type MeasureInput } from './aggregate-groups'
import { compareTexts, type Dimension, indexDimension } from './dimension'
import { filterRows } from './filter-rows'
import { keepLastDates } from './keep-last-dates'
import { type Column, missingCode, type Table } from './table'

export interface QueryInput extends MeasureInput {
  x: Dimension | null
  group?: Dimension | null
  filters?: Filter[]
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
  const cells = crossGroups(xOrder, seriesOrder, keep)
  const values = aggregateGroups(cells, input)
  const counts = countRows(cells)
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
  return rows[0] ? { value: rows[0].value, rows: rows[0].rows } : { value: Number.NaN, rows: 0 }
}

interface Axis {
  groups: Int32Array
  keys: Cell[]
  ordered: boolean
}

/** An axis in display order: `place` says where each of its groups stands, negative where it is left out. */
interface OrderedAxis {
  groups: Int32Array
  place: Int32Array
  keys: Cell[]
  kept: number
  total: number
}

function axisOf(table: Table, dimension: Dimension | null): Axis {
  if (!dimension) return { groups: new Int32Array(table.rowCount), keys: [null], ordered: true }
  return indexDimension(dimension)
}

function rowsKept(table: Table, input: QueryInput): Uint8Array | null {
  const keep = filterRows(table, input.filters ?? [])
  if (!input.lastOf) return keep
  const isTime = input.x?.column === input.lastOf
  return keepLastDates(input.lastOf, keep, isTime ? indexDimension(input.x!) : null)
}

function orderAxis(axis: Axis, keep: Uint8Array | null, input: QueryInput): OrderedAxis {
  const values = measureAxis(axis, keep, input)
  const present = axis.keys.map((_, index) => index).filter((index) => !Number.isNaN(values[index]!))
  const sort = input.sort ?? (axis.ordered ? { by: 'x', order: 'asc' } : { by: 'y', order: 'desc' })
  present.sort(comparison(axis, values, sort))
  const limit = input.limit ?? present.length
  // A rest of one is shown by its own name.
  const isFolded = input.fold === true && present.length > limit + 1
  const kept = isFolded
    ? foldedPick(present, values, limit)
    : present.slice(0, input.fold ? limit + 1 : limit)
  return arrange(axis, kept, isFolded ? present : null)
}

/** The largest stay, in the order in which they stand. */
function foldedPick(present: number[], values: Float64Array, limit: number): number[] {
  const largest = [...present].sort((a, b) => values[b]! - values[a]! || a - b).slice(0, limit)
  const chosen = new Set(largest)
  return present.filter((index) => chosen.has(index))
}

function orderSeries(series: Axis, keep: Uint8Array | null, input: QueryInput): OrderedAxis {
  const all = series.keys.map((_, index) => index)
  if (!input.group) return arrange(series, all, null)
  const values = measureAxis(series, keep, input)
  const present = all.filter((index) => !Number.isNaN(values[index]!))
  const bySize = [...present].sort((a, b) => values[b]! - values[a]! || a - b)
  const limit = input.groupLimit ?? present.length
  const isFolded = present.length > limit + 1
  const largest = new Set(bySize.slice(0, isFolded ? limit : present.length))
  const kept = (series.ordered ? present : bySize).filter((index) => largest.has(index))
  return arrange(series, kept, isFolded ? present : null)
}

function measureAxis(axis: Axis, keep: Uint8Array | null, input: QueryInput): Float64Array {
  const grouping = maskGroups(axis, keep)
  const values = aggregateGroups(grouping, input)
  const counts = countRows(grouping)
  return values.map((value, index) => (counts[index] === 0 ? Number.NaN : value))
}

function maskGroups(axis: Axis, keep: Uint8Array | null): Grouping {
  const groups = keep ? axis.groups.map((group, row) => (keep[row] ? group : missingCode)) : axis.groups
  return { groups, count: axis.keys.length }
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
function arrange(axis: Axis, kept: number[], folded: number[] | null): OrderedAxis {
  const place = new Int32Array(axis.keys.length).fill(missingCode)
  if (folded) for (const index of folded) place[index] = kept.length
  for (const [position, index] of kept.entries()) place[index] = position
  const keys = kept.map((index) => axis.keys[index]!)
  const total = folded?.length ?? kept.length
  if (folded) keys.push(`Other (${folded.length - kept.length})`)
  return { groups: axis.groups, place, keys, kept: kept.length, total }
}

function crossGroups(x: OrderedAxis, series: OrderedAxis, keep: Uint8Array | null): Grouping {
  const width = series.keys.length
  const groups = x.groups.map((_, row) => {
    const column = placeOf(x, row)
    const line = placeOf(series, row)
    return column < 0 || line < 0 || (keep && !keep[row]) ? missingCode : column * width + line
  })
  return { groups, count: x.keys.length * width }
}

function placeOf({ groups, place }: OrderedAxis, row: number): number {
  const group = groups[row]!
  return group < 0 ? missingCode : place[group]!
}
