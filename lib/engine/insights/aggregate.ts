import type { Filter } from '@/lib/contracts/query'
import { isUneven } from '../profile/is-uneven'
import type { ColumnProfile } from '../profile/profile'
import { sumsOfRatio } from './averages'
import type { Context } from './context'
import { type RatioIdentity, ratioName, ratioOf } from './ratio-of'
import type { Periods } from './timeline'

export interface Aggregate {
  kind: 'sum' | 'last' | 'avg' | 'median' | 'ratio'
  /** As evidence names it: `sum`, `avg`, `median`, `ratio sum(a) / sum(b)`. */
  how: string
  value: number
  /** Rows that it was made of. */
  rows: number
  filters: Filter[]
}

/** The measure over all rows, as its additivity allows. */
export function aggregateAll(context: Context, measure: ColumnProfile): Aggregate {
  const numbers = context.table.columns[measure.index]!.numbers!
  const all = { rows: context.table.rowCount - measure.missing, filters: [] }
  const { sum, mean, median } = measure.summary!
  if (measure.additivity === 'additive') return { kind: 'sum', how: 'sum', value: sum, ...all }
  const level =
    measure.additivity === 'semi_additive' && context.time ? levelAt(context, numbers, 'last') : null
  if (level) return level
  const ratio = ratioOf(context, measure.index)
  if (ratio) return wholeRatio(context, ratio)
  return isUneven(measure)
    ? { kind: 'median', how: 'median', value: median, ...all }
    : { kind: 'avg', how: 'avg', value: mean, ...all }
}

export interface PeriodAggregates {
  /** As evidence names it. */
  how: string
  /** NaN where a period has no rows. */
  values: Float64Array
  rows: Float64Array
}

/** The measure in each period, as its additivity allows: a sum, a sum over a sum, or an average. */
export function aggregateByPeriod(
  context: Context,
  measure: ColumnProfile,
  periods: Periods,
): PeriodAggregates {
  const own = addUp(context, measure.index, periods)
  if (measure.additivity === 'additive') return { how: 'sum', values: own.sums, rows: own.counts }
  const ratio = measure.additivity === 'intensive' ? ratioOf(context, measure.index) : null
  if (!ratio) return { how: 'avg', values: own.sums.map((sum, i) => sum / own.counts[i]!), rows: own.counts }
  const placeOf = (code: number) => periods.ofCode[code]!
  const { sums, divisors, rows } = sumsOfRatio(context, ratio, { placeOf, count: periods.count })
  const values = sums.map((sum, period) => sum / divisors[period]!)
  return { how: ratioName(context, ratio), values, rows }
}

function addUp(context: Context, measure: number, { ofCode, count }: Periods) {
  const groups = context.groups(measure, context.time!.index)
  const sums = new Float64Array(count)
  const counts = new Float64Array(count)
  ofCode.forEach((period, code) => {
    if (period < 0) return
    sums[period]! += groups.sums[code]!
    counts[period]! += groups.counts[code]!
  })
  return { sums, counts }
}

/** With fewer rows than half of the usual at its last date, a level's sum would be of a few stragglers. */
const wholeDateShare = 0.5

/** The level at one of its ends; null where that date is not whole. */
function levelAt(context: Context, numbers: Float64Array, end: 'first' | 'last'): Aggregate | null {
  const { codes, msOfCode, name } = context.time!
  const sign = end === 'last' ? 1 : -1
  let at = Number.NaN
  let value = 0
  let rows = 0
  for (let i = 0; i < codes.length; i++) {
    if (codes[i]! < 0 || Number.isNaN(numbers[i]!)) continue
    const ms = msOfCode[codes[i]!]!
    if (Number.isNaN(at) || sign * ms > sign * at) {
      at = ms
      value = 0
      rows = 0
    }
    if (ms === at) {
      value += numbers[i]!
      rows++
    }
  }
  if (rows < (wholeDateShare * codes.length) / Math.max(1, msOfCode.length)) return null
  return {
    kind: 'last',
    how: 'sum',
    value,
    rows,
    filters: [{ column: name, op: '=', value: context.time!.bound(at) }],
  }
}

/** What a level began with, where its first date is as whole as its last; null elsewhere. */
export function firstLevel(context: Context, { index, additivity }: ColumnProfile): Aggregate | null {
  const { numbers } = context.table.columns[index]!
  return additivity === 'semi_additive' && context.time ? levelAt(context, numbers!, 'first') : null
}

function wholeRatio(context: Context, ratio: RatioIdentity): Aggregate {
  const above = context.table.columns[ratio.numerator]!
  const below = context.table.columns[ratio.denominator]!
  const sums = { above: 0, below: 0, rows: 0 }
  for (let i = 0; i < context.table.rowCount; i++) {
    const [a, b] = [above.numbers![i]!, below.numbers![i]!]
    if (Number.isNaN(a) || Number.isNaN(b)) continue
    sums.above += a
    sums.below += b
    sums.rows++
  }
  return {
    kind: 'ratio',
    how: ratioName(context, ratio),
    value: (ratio.scale * sums.above) / sums.below,
    rows: sums.rows,
    filters: [],
  }
}
