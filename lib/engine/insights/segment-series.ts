import type { ColumnProfile } from '../profile/profile'
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

export function segmentSeries(
  { table, time }: Context,
  of: Pick<SegmentSeries, 'measure' | 'dimension' | 'units'>,
): SegmentSeries {
  const { measure, dimension, units } = of
  const { codes, values } = table.columns[dimension.index]!
  const numbers = measure ? table.columns[measure.index]!.numbers! : null
  const count = completeCount(units)
  const [sums, rows] = [new Float64Array(count * values.length), new Float64Array(count * values.length)]
  for (let row = 0; row < codes.length; row++) {
    const moment = time!.codes[row]!
    const unit = moment < 0 ? -1 : units.ofCode[moment]! - units.first
    const value = numbers ? numbers[row]! : 1
    if (codes[row]! < 0 || unit < 0 || unit >= count || Number.isNaN(value)) continue
    const at = unit * values.length + codes[row]!
    sums[at]! += value
    rows[at]!++
  }
  return { ...of, count, segments: values.length, sums, rows }
}

/** What a segment has in a stretch of periods, and what all others have together. */
export function partsOf({ sums, rows, segments }: SegmentSeries, segment: number, range: [number, number]) {
  const own = { sum: 0, rows: 0 }
  const rest = { sum: 0, rows: 0 }
  for (let unit = range[0]; unit < range[1]; unit++) {
    for (let code = 0; code < segments; code++) {
      const part = code === segment ? own : rest
      part.sum += sums[unit * segments + code]!
      part.rows += rows[unit * segments + code]!
    }
  }
  return { own, rest }
}

/** An average of fewer rows is noise. */
const rowsPerMeanMin = 3

/** How a segment stands to the rest, period by period: its share of a total, or its average less that of the rest. */
export function standingOf(series: SegmentSeries, segment: number): Float64Array {
  const isTotal = series.measure === null || series.measure.additivity === 'additive'
  return Float64Array.from({ length: series.count }, (_, unit) => {
    const { own, rest } = partsOf(series, segment, [unit, unit + 1])
    if (isTotal) return own.sum + rest.sum > 0 ? own.sum / (own.sum + rest.sum) : Number.NaN
    if (Math.min(own.rows, rest.rows) < rowsPerMeanMin) return Number.NaN
    return own.sum / own.rows - rest.sum / rest.rows
  })
}
