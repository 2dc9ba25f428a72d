import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'
import { countFigure, equals, tell, valueFigure } from './telling'
import type { Trial } from './trial'

const dimensionsMax = 4
const valuesMin = 2
const valuesMax = 12
const rowsPerValueMin = 30
/** A group that lies further off than a tenth of the average, or of a rate's rarer side, would be worth telling. */
const relevantShare = 0.1
/** A group's average is known to so many standard errors: 98.8 % of the time, for each of a few groups. */
const errorsWide = 2.5
/** Rows of a series are alike from one to the next, and tell less than their number says. */
const memoryMax = 0.3

/**
 * An outcome whose average is the same for all values of a dimension, as far as anybody would care: even with its
 * error, no group lies further from the whole than a tenth (equivalence by intervals,
 * Schuirmann 1987), so that a difference of that size would have been seen. Needs 30 rows a value.
 */
export function findNoDifferences(context: Context): Trial[] {
  const outcome = context.measures[0]
  if (outcome?.additivity !== 'intensive' || context.memory(outcome.index) > memoryMax) return []
  return context.dimensions
    .filter(({ distinct }) => distinct >= valuesMin && distinct <= valuesMax)
    .filter(({ index }) => !context.areBound(outcome.index, index))
    .slice(0, dimensionsMax)
    .flatMap((dimension) => sameness(context, outcome, dimension))
}

function sameness(context: Context, outcome: ColumnProfile, dimension: ColumnProfile): Trial[] {
  const { values } = context.table.columns[dimension.index]!
  const { counts, sums, squares, total } = context.groups(outcome.index, dimension.index)
  const codes = [...counts.keys()].filter((code) => counts[code]! > 0)
  if (codes.length < valuesMin || codes.some((code) => counts[code]! < rowsPerValueMin)) return []
  const mean = total.sum / total.count
  const meanOf = (code: number) => sums[code]! / counts[code]!
  const farOf = (code: number) => {
    const variance = (squares[code]! - sums[code]! ** 2 / counts[code]!) / (counts[code]! - 1)
    return Math.abs(meanOf(code) - mean) + errorsWide * Math.sqrt(Math.max(0, variance) / counts[code]!)
  }
  const relevant = relevantShare * (outcome.of ? Math.min(mean, 1 - mean) : Math.abs(mean))
  const order = codes.sort((a, b) => meanOf(a) - meanOf(b))
  const figureOf = (code: number) =>
    valueFigure(outcome, meanOf(code), {
      measure: 'avg',
      filters: [equals(dimension, values[code]!)],
      rows: counts[code]!,
    })
  const far = Math.max(...codes.map(farOf))
  return [
    {
      kind: 'evenness',
      columns: [outcome.index, dimension.index],
      value: null,
      direction: null,
      test: null,
      statistic: null,
      p: null,
      effect: relevant > 0 ? Math.max(0, 1 - far / relevant) : 0,
      rows: total.count,
      isLarge: far <= relevant,
      impact: context.importance(outcome.index) * 0.4,
      topics: ['same:groups', `difference:${outcome.index}:${dimension.index}`],
      tell: () =>
        tell(
          `${outcome.label} hardly differs by ${dimension.label}: it is between `,
          figureOf(order[0]!),
          ' and ',
          figureOf(order.at(-1)!),
          ...(codes.length === 2
            ? [' for both']
            : [
                ' for all ',
                countFigure(dimension, codes.length, { measure: 'count_distinct', rows: total.rows }),
              ]),
          outcome.of ? '.' : ' on average.',
        ),
    },
  ]
}
