import type { ColumnProfile } from '../profile/profile'
import { valueName } from '../profile/value-words'
import { normalTwoSided } from '../stats/distributions'
import { gather } from '../table/gather'
import { type GroupMoments, groupMoments, groupTogether } from '../table/group-moments'
import { type ComparedSpans, comparedPeriods } from './compared-periods'
import { earlierName, inSpan, spanMeasure } from './compared-words'
import type { Context } from './context'
import { cellsOf, takeSided } from './sided-rows'
import { equals, tell, valueFigure } from './telling'
import { type Periods, periodFilters } from './timeline'
import type { Trial } from './trial'

const measuresMax = 2
const segmentsMax = 15
const rowsPerPeriodMin = 20
/** A part of the change that is worth naming. */
const contributionMin = 0.4

/**
 * The segment in which most of the change lies that is told of the total, between the same two stretches of time: z
 * test of the total's change, and z test of the segment's change against its part of the old total (all segments changing alike), times the number
 * of segments; p is the larger of the two. Arithmetic says where a change lies, not why. Needs 20 rows in each and
 * 40 % of the change.
 */
export function findContributions(context: Context): Trial[] {
  const { periods, spans } = comparedPeriods(context.time) ?? {}
  if (!periods || !spans) return []
  const compared = { periods, spans }
  const measures = context.measures
    .filter(({ additivity }) => additivity === 'additive')
    .slice(0, measuresMax)
  const dimensions = context.dimensions.filter(({ distinct }) => distinct <= segmentsMax)
  const sided = takeSided(context.time!, compared)
  const numbers = new Map(
    measures.map((measure) => [measure, gather(context.table.columns[measure.index]!.numbers!, sided.rows)]),
  )
  const cells = new Map(
    dimensions.map((dimension) => [dimension, cellsOf(context.table.columns[dimension.index]!, sided)]),
  )
  for (const grouping of cells.values()) groupTogether(grouping, [...numbers.values()])
  return measures.flatMap((measure) =>
    dimensions.flatMap((dimension) =>
      driverOf(context, compared, {
        measure,
        dimension,
        moments: groupMoments(cells.get(dimension)!, numbers.get(measure)!),
      }),
    ),
  )
}

interface Asked {
  measure: ColumnProfile
  dimension: ColumnProfile
  moments: GroupMoments
}

interface Compared {
  periods: Periods
  spans: ComparedSpans
}

/** Of each segment, before and after: sum, sum of squares and rows. */
interface Sides {
  sums: [Float64Array, Float64Array]
  squares: [Float64Array, Float64Array]
  counts: [Float64Array, Float64Array]
}

function driverOf(context: Context, compared: Compared, asked: Asked): Trial[] {
  const { measure, dimension } = asked
  const sides = sidesOfMoments(asked.moments)
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
      impact: context.importance(measure.index) * 0.5,
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

function sidesOfMoments({ sums, squares, counts }: GroupMoments): Sides {
  const halves = (both: Float64Array): [Float64Array, Float64Array] => [
    both.subarray(0, both.length / 2),
    both.subarray(both.length / 2),
  ]
  return { sums: halves(sums), squares: halves(squares), counts: halves(counts) }
}

interface Told extends Asked {
  name: string
  change: number
  own: number
  rows: [number, number]
  sides: Sides
  code: number
}

/** `Revenue falls by 15K from Mar 2024 to Feb 2025 against the twelve months before; UK alone (country) falls by 11K.` */
function sentence(context: Context, compared: Compared, told: Told) {
  const { periods, spans } = compared
  const { measure, dimension, name, change, own, rows, sides, code } = told
  const both = periodFilters(context.time!, periods, { from: spans.before.from, to: spans.now.to })
  const how = `abs(points(${spanMeasure('sum', compared)}))`
  const size = (value: number, proof: { filters: typeof both; rows: number }) =>
    valueFigure(measure, Math.abs(value), { measure: how, ...proof })
  const ownRows = sides.counts[0][code]! + sides.counts[1][code]!
  const verb = (by: number) => (by > 0 ? 'rises' : 'falls')
  return tell(
    `${measure.label} ${verb(change)} by `,
    size(change, { filters: both, rows: rows[0] + rows[1] }),
    ` ${inSpan(periods, spans.now)} against ${earlierName(periods, spans)}; ${valueName(dimension, name)} alone (${dimension.label}) ${verb(own)} by `,
    size(own, { filters: [...both, equals(dimension, name)], rows: ownRows }),
    '.',
  )
}

const total = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0)
