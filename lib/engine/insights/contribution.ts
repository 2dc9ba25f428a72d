import { formatPeriod } from '@/lib/format/format-period'
import type { ColumnProfile } from '../profile/profile'
import { valueName } from '../profile/value-words'
import { normalTwoSided } from '../stats/distributions'
import type { Context } from './context'
import { equals, tell, valueFigure } from './telling'
import { completeCount, labelOf, type Periods, periodFilters, type Timeline } from './timeline'
import type { Trial } from './trial'

const measuresMax = 2
const segmentsMax = 15
const periodsMin = 3
const rowsPerPeriodMin = 20
/** A part of the change that is worth naming. */
const contributionMin = 0.4

/**
 * The segment in which most of the change between the last two complete periods lies: z test of the total's change,
 * and z test of the segment's change against its part of the old total (all segments changing alike), times the number
 * of segments; p is the larger of the two. Arithmetic says where a change lies, not why. Needs 20 rows a period and
 * 40 % of the change.
 */
export function findContributions(context: Context): Trial[] {
  const periods = context.time?.usual() ?? null
  if (!periods || completeCount(periods) < periodsMin) return []
  const measures = context.measures
    .filter(({ additivity }) => additivity === 'additive')
    .slice(0, measuresMax)
  const dimensions = context.dimensions.filter(({ distinct }) => distinct <= segmentsMax)
  const recent = recentRows(context.time!, periods)
  return measures.flatMap((measure) =>
    dimensions.flatMap((dimension) => driverOf(context, periods, { measure, dimension, recent })),
  )
}

interface Asked {
  measure: ColumnProfile
  dimension: ColumnProfile
  recent: Recent
}

/** The rows of the last two complete periods, with which of the two each belongs to. */
interface Recent {
  rows: Int32Array
  sides: Uint8Array
}

function recentRows({ codes }: Timeline, { ofCode, rows, last }: Periods): Recent {
  const count = rows[last - 1]! + rows[last]!
  const recent = { rows: new Int32Array(count), sides: new Uint8Array(count) }
  for (let row = 0, at = 0; row < codes.length; row++) {
    const period = codes[row]! < 0 ? -1 : ofCode[codes[row]!]!
    if (period < 0 || (period !== last - 1 && period !== last)) continue
    recent.sides[at] = period - last + 1
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

function driverOf(context: Context, periods: Periods, asked: Asked): Trial[] {
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
        sentence(context, periods, {
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
    const value = numbers[row]!
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

function sentence(context: Context, periods: Periods, told: Told) {
  const { measure, dimension, name, change, own, rows, sides, code } = told
  const { last } = periods
  const both = periodFilters(context.time!, periods, { from: last - 1, to: last })
  const size = (value: number, proof: { filters: typeof both; rows: number }) =>
    valueFigure(measure, Math.abs(value), { measure: `abs(difference(sum by ${periods.grain}))`, ...proof })
  const label = (period: number) => formatPeriod(labelOf(periods, period))
  const ownRows = sides.counts[0][code]! + sides.counts[1][code]!
  return tell(
    `${measure.label} ${change > 0 ? 'rises' : 'falls'} by `,
    size(change, { filters: both, rows: rows[0] + rows[1] }),
    ` from ${label(last - 1)} to ${label(last)}; ${valueName(dimension, name)} alone (${dimension.label}) ${change > 0 ? 'rises' : 'falls'} by `,
    size(own, { filters: [...both, equals(dimension, name)], rows: ownRows }),
    '.',
  )
}

const total = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0)
