import type { ColumnProfile } from '../profile/profile'
import { groupMoments, groupTogether } from '../table/group-moments'
import { countRows } from '../table/grouping'
import { type Column, missingCode } from '../table/table'
import type { Context } from './context'
import { periodGrains } from './periods'
import { completeCount, type Periods, type Timeline } from './timeline'

/** A measure, or the number of rows, by segment and period. */
export interface SegmentSeries {
  /** Null counts rows. */
  measure: ColumnProfile | null
  dimension: ColumnProfile
  units: Periods
  /** Complete periods, `units.first` the first of them. */
  count: number
  segments: number
  /** By period, then segment. */
  sums: Float64Array
  rows: Float64Array
}

/** A segment that changes its level otherwise than the rest. */
export interface SegmentMove {
  segment: number
  /** The first period after the change; for a line the middle. */
  cut: number
  isStep: boolean
  /** Whether a rate's rows tell it, rather than its periods. */
  isRate: boolean
  /** A period's total, or a row's average. */
  before: number
  after: number
  /** By what part each level changes. */
  own: number
  rest: number
  p: number
}

const unitsMin = 10
const unitsMax = 190
/** Periods are as fine as leave so many rows in each for a segment on average. */
const rowsPerCellMin = 2

/** The finest periods that leave enough rows for each of so many segments. */
export function segmentUnits(time: Timeline, rowCount: number, segments: number): Periods | null {
  for (const grain of periodGrains.slice(periodGrains.indexOf(time.grain))) {
    const units = time.periods(grain)
    const count = units ? completeCount(units) : 0
    if (count < unitsMin) continue
    if (units && count <= unitsMax && rowCount >= rowsPerCellMin * count * segments) return units
  }
  return null
}

/** Adds up several measures together, before the series of each is asked for. */
export function sumSegments(
  { table, time }: Context,
  { measures, dimension, units }: Pick<SegmentSeries, 'dimension' | 'units'> & { measures: ColumnProfile[] },
): void {
  const column = table.columns[dimension.index]!
  const grouping = {
    groups: cellsOf(column, time!, units),
    count: completeCount(units) * column.values.length,
  }
  groupTogether(
    grouping,
    measures.map(({ index }) => table.columns[index]!.numbers!),
  )
}

export function segmentSeries(
  { table, time }: Context,
  of: Pick<SegmentSeries, 'measure' | 'dimension' | 'units'>,
): SegmentSeries {
  const { measure, dimension, units } = of
  const column = table.columns[dimension.index]!
  const count = completeCount(units)
  const segments = column.values.length
  const grouping = { groups: cellsOf(column, time!, units), count: count * segments }
  if (!measure) {
    const rows = countRows(grouping)
    return { ...of, count, segments, sums: rows, rows }
  }
  const { sums, counts } = groupMoments(grouping, table.columns[measure.index]!.numbers!)
  return { ...of, count, segments, sums, rows: counts }
}

const known = new WeakMap<Periods, WeakMap<Column, Int32Array>>()

/** By row its place among the periods and segments, below 0 where it has none; the same for all measures. */
function cellsOf(column: Column, time: Timeline, units: Periods): Int32Array {
  const ofUnits = known.get(units) ?? new WeakMap<Column, Int32Array>()
  known.set(units, ofUnits)
  const cells = ofUnits.get(column) ?? placeInCells(column, time, units)
  ofUnits.set(column, cells)
  return cells
}

function placeInCells({ codes, values }: Column, time: Timeline, units: Periods): Int32Array {
  const firsts = firstCells(units, values.length)
  const moments = time.codes
  const cells = new Int32Array(codes.length)
  for (let row = 0; row < cells.length; row++) {
    const code = codes[row]!
    const moment = moments[row]!
    const first = moment < 0 ? missingCode : firsts[moment]!
    cells[row] = code < 0 || first < 0 ? missingCode : first + code
  }
  return cells
}

/** By date the cell of its period's first segment, below 0 where its period is none of the complete ones. */
function firstCells(units: Periods, segments: number): Int32Array {
  const count = completeCount(units)
  return units.ofCode.map((period) => {
    const unit = period - units.first
    return period < 0 || unit < 0 || unit >= count ? missingCode : unit * segments
  })
}

/** What a segment has in a stretch of periods, and what all others have together. */
export function partsOf({ sums, rows, segments }: SegmentSeries, segment: number, range: [number, number]) {
  const ofSums = apart(sums, { segments, segment, range })
  const ofRows = apart(rows, { segments, segment, range })
  return { own: { sum: ofSums.own, rows: ofRows.own }, rest: { sum: ofSums.rest, rows: ofRows.rest } }
}

interface Stretch {
  segments: number
  segment: number
  range: [number, number]
}

function apart(cells: Float64Array, { segments, segment, range: [from, to] }: Stretch) {
  let own = 0
  let rest = 0
  for (let unit = from; unit < to; unit++) {
    const start = unit * segments
    for (let code = 0; code < segments; code++) {
      if (code === segment) own += cells[start + code]!
      else rest += cells[start + code]!
    }
  }
  return { own, rest }
}

interface Part {
  sum: number
  rows: number
}

/** An average of fewer rows is noise. */
const rowsPerMeanMin = 3

/** How a segment stands to the rest, period by period: its share of a total, or its average less that of the rest. */
export function standingOf(series: SegmentSeries, segment: number): Float64Array {
  const isTotal = series.measure === null || series.measure.additivity === 'additive'
  const standing = new Float64Array(series.count)
  for (let unit = 0; unit < standing.length; unit++) {
    const { own, rest } = partsOf(series, segment, [unit, unit + 1])
    standing[unit] = isTotal ? shareOf(own, rest) : distanceOf(own, rest)
  }
  return standing
}

const shareOf = (own: Part, rest: Part): number =>
  own.sum + rest.sum > 0 ? own.sum / (own.sum + rest.sum) : Number.NaN

const distanceOf = (own: Part, rest: Part): number =>
  Math.min(own.rows, rest.rows) < rowsPerMeanMin ? Number.NaN : own.sum / own.rows - rest.sum / rest.rows
