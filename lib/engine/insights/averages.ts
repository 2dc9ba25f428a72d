import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'
import { type RatioIdentity, ratioName, ratioOf } from './ratio-of'

export interface RowsAverage {
  /** As evidence names it: `avg`, `sum(a) / sum(b)`. */
  how: string
  value: number
  rows: number
}

/** What a row comes to on average, of those that are kept: a ratio as a sum over a sum; NaN where none is. */
export function averageOf(context: Context, measure: ColumnProfile, keep: Uint8Array | null): RowsAverage {
  const { columns } = context.table
  const ratio = measure.additivity === 'intensive' ? ratioOf(context, measure.index) : null
  const above = columns[ratio?.numerator ?? measure.index]!.numbers!
  const below = ratio ? columns[ratio.denominator]!.numbers! : null
  let rows = 0
  let sum = 0
  let divisor = 0
  for (let row = 0; row < above.length; row++) {
    const part = below ? below[row]! : 1
    if ((keep && !keep[row]) || Number.isNaN(above[row]!) || Number.isNaN(part)) continue
    rows++
    sum += above[row]!
    divisor += part
  }
  const how = ratio ? ratioName(context, ratio) : 'avg'
  return { how, value: ((ratio?.scale ?? 1) * sum) / divisor, rows }
}

interface Places {
  /** Where the rows of a date belong, by the date's code; below 0 nowhere. */
  placeOf(code: number): number
  count: number
}

/** What a row comes to on average at some dates together: a ratio as a sum over a sum. */
export function averagesAt(
  context: Context,
  measure: ColumnProfile,
  { placeOf, count }: Places,
): RowsAverage[] {
  const ratio = measure.isRatio ? ratioOf(context, measure.index) : null
  const { sums, divisors, rows } = ratio
    ? sumsOfRatio(context, ratio, { placeOf, count })
    : sumsOfRows(context, measure, { placeOf, count })
  const how = ratio ? ratioName(context, ratio) : 'avg'
  return Array.from(rows, (own, place) => ({ how, value: sums[place]! / divisors[place]!, rows: own }))
}

function sumsOfRows(context: Context, { index }: ColumnProfile, { placeOf, count }: Places) {
  const groups = context.groups(index, context.time!.index)
  const [sums, rows] = [new Float64Array(count), new Float64Array(count)]
  for (let code = 0; code < groups.sums.length; code++) {
    const place = placeOf(code)
    if (place < 0) continue
    sums[place]! += groups.sums[code]!
    rows[place]! += groups.counts[code]!
  }
  return { sums, divisors: rows, rows }
}

/** Sum over sum at each place, of the rows that have both. */
export function sumsOfRatio({ table, time }: Context, ratio: RatioIdentity, { placeOf, count }: Places) {
  const [above, below] = [
    table.columns[ratio.numerator]!.numbers!,
    table.columns[ratio.denominator]!.numbers!,
  ]
  const [sums, divisors, rows] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  for (let row = 0; row < above.length; row++) {
    const code = time!.codes[row]!
    const place = code < 0 ? -1 : placeOf(code)
    if (place < 0 || Number.isNaN(above[row]!) || Number.isNaN(below[row]!)) continue
    sums[place]! += ratio.scale * above[row]!
    divisors[place]! += below[row]!
    rows[place]!++
  }
  return { sums, divisors, rows }
}
