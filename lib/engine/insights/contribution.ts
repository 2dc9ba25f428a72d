import { formatPeriod } from '@/lib/format/format-period'
import type { ColumnProfile } from '../profile/profile'
import { valueName } from '../profile/value-words'
import { normalTwoSided } from '../stats/distributions'
import { type Compared, comparedPeriods, daysOf } from './compared-periods'
import type { Context } from './context'
import { equals, tell, valueFigure } from './telling'
import { labelOf, periodFilters } from './timeline'
import type { Trial } from './trial'

const measuresMax = 2
const segmentsMax = 15
const rowsPerPeriodMin = 20
/** A part of the change that is worth naming. */
const contributionMin = 0.4

/**
 * The segment in which most of the change lies that is told of the total, between the same two periods (the same one a
 * year before where the data reach back so far, by the day where their lengths differ): z test of the total's change,
 * and z test of the segment's change against its part of the old total (all segments changing alike), times the number
 * of segments; p is the larger of the two. Arithmetic says where a change lies, not why. Needs 20 rows a period and
 * 40 % of the change.
 */
export function findContributions(context: Context): Trial[] {
  const compared = comparedPeriods(context)
  if (!compared) return []
  const measures = context.measures
    .filter(({ additivity }) => additivity === 'additive')
    .slice(0, measuresMax)
  const dimensions = context.dimensions.filter(({ distinct }) => distinct <= segmentsMax)
  const recent = recentRows(compared)
  return measures.flatMap((measure) =>
    dimensions.flatMap((dimension) => driverOf(context, compared, { measure, dimension, recent })),
  )
}

interface Asked {
  measure: ColumnProfile
  dimension: ColumnProfile
  recent: Recent
}

/** The rows of the two periods that are compared, with which of the two each belongs to. */
interface Recent {
  rows: Int32Array
  sides: Uint8Array
  /** What a value counts in each: a part of a day's sum, where the two differ in length. */
  weights: [number, number]
}

function recentRows({ time, periods, earlier, isPerDay }: Compared): Recent {
  const { ofCode, rows, last } = periods
  const count = rows[earlier]! + rows[last]!
  const weightOf = (period: number) => (isPerDay ? 1 / daysOf(periods, period) : 1)
  const weights: [number, number] = [weightOf(earlier), weightOf(last)]
  const recent = { rows: new Int32Array(count), sides: new Uint8Array(count), weights }
  for (let row = 0, at = 0; row < time.codes.length; row++) {
    const period = time.codes[row]! < 0 ? -1 : ofCode[time.codes[row]!]!
    if (period < 0 || (period !== earlier && period !== last)) continue
    recent.sides[at] = period === last ? 1 : 0
    recent.rows[at++] = row
  }
  return recent
}

/** Of each segment, before and after: sum, sum of squares and rows. */
interface Sides {
  sums: [Float64Array, Float64Array]
  squares: [Float64Array, Float64Array]
  counts: [Float64Array, Float64Array]
}

function driverOf(context: Context, compared: Compared, asked: Asked): Trial[] {
  const { measure, dimension } = asked
  const sides = sumSides(context, asked)
  const all = [0, 1].map((side) => total(sides.sums[side]!)) as [number, number]
  const rows = [0, 1].map((side) => total(sides.counts[side]!)) as [number, number]
  const squares = total(sides.squares[0]) + total(sides.squares[1])
  const change = all[1] - all[0]
  if (Math.min(...rows) < rowsPerPeriodMin || !(all[0] > 0) || !(squares > 0)) return []
  const changes = sides.sums[1].map((sum, i) => sum - sides.sums[0][i]!)
  const code = changes.reduce((most, own, i) => (own * change > changes[most]! * change ? i : most), 0)
  const excess = changes[code]! - (sides.sums[0][code]! / all[0]) * change
  const own = sides.squares[0][code]! + sides.squares[1][code]!
  const segments = sides.counts[0].filter((count, i) => count + sides.counts[1][i]! > 0).length
  const z = { all: change / Math.sqrt(squares), own: excess / Math.sqrt(own) }
  const contribution = changes[code]! / change
  const name = context.table.columns[dimension.index]!.values[code]!
  return [
    {
      kind: 'drivers',
      columns: [measure.index, dimension.index, context.time!.index],
      value: name,
      direction: change > 0 ? 'up' : 'down',
      test: 'z tests of the change and of the segment’s part in it',
      statistic: z.own,
      p: Math.max(normalTwoSided(z.all), Math.min(1, segments * normalTwoSided(z.own))),
      effect: Math.min(1, contribution),
      rows: rows[0] + rows[1],
      isLarge: contribution >= contributionMin && excess * change > 0,
      impact: context.importance(measure.index),
      topics: [`drivers:${measure.index}`],
      tell: () =>
        sentence(context, compared, {
          ...asked,
          name,
          change,
          own: changes[code]!,
          rows,
          sides,
          code,
        }),
    },
  ]
}

function sumSides(context: Context, { measure, dimension, recent }: Asked): Sides {
  const { codes, values } = context.table.columns[dimension.index]!
  const numbers = context.table.columns[measure.index]!.numbers!
  const pair = (): [Float64Array, Float64Array] => [
    new Float64Array(values.length),
    new Float64Array(values.length),
  ]
  const sides: Sides = { sums: pair(), squares: pair(), counts: pair() }
  for (let i = 0; i < recent.rows.length; i++) {
    const row = recent.rows[i]!
    const side = recent.sides[i] as 0 | 1
    const code = codes[row]!
    const value = numbers[row]! * recent.weights[side]
    if (code < 0 || Number.isNaN(value)) continue
    sides.sums[side][code]! += value
    sides.squares[side][code]! += value * value
    sides.counts[side][code]!++
  }
  return sides
}

interface Told extends Asked {
  name: string
  change: number
  own: number
  rows: [number, number]
  sides: Sides
  code: number
}

/** `Revenue falls by 41 a day from Feb 2024 to Feb 2025; UK alone (country) falls by 30 a day.` */
function sentence(context: Context, { periods, earlier, isPerDay }: Compared, told: Told) {
  const { measure, dimension, name, change, own, rows, sides, code } = told
  const { last, grain } = periods
  const both = periodFilters(context.time!, periods, { from: earlier, to: last })
  const ends = earlier === last - 1 ? '' : ', last against first'
  const how = `abs(points(${isPerDay ? 'sum per day' : 'sum'} by ${grain}${ends}))`
  const size = (value: number, proof: { filters: typeof both; rows: number }) =>
    valueFigure(measure, Math.abs(value), { measure: how, ...proof })
  const label = (period: number) => formatPeriod(labelOf(periods, period))
  const ownRows = sides.counts[0][code]! + sides.counts[1][code]!
  const daily = isPerDay ? ' a day' : ''
  const verb = (by: number) => (by > 0 ? 'rises' : 'falls')
  return tell(
    `${measure.label} ${verb(change)} by `,
    size(change, { filters: both, rows: rows[0] + rows[1] }),
    `${daily} from ${label(earlier)} to ${label(last)}; ${valueName(dimension, name)} alone (${dimension.label}) ${verb(own)} by `,
    size(own, { filters: [...both, equals(dimension, name)], rows: ownRows }),
    `${daily}.`,
  )
}

const total = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0)
