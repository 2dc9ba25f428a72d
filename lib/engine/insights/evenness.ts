import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'
import { ranked, wholeOf } from './groups'
import { countFigure, equals, shareFigure, tell } from './telling'
import type { Trial } from './trial'

const valuesMin = 3
const valuesMax = 12
/** The largest total over the smallest, up to which people call totals even. */
const ratioMax = 1.25
const rowsPerValueMin = 20

/**
 * All values of a dimension have nearly the same total. Plain arithmetic: the largest share is at most 1.25 times the
 * smallest, with 20 rows a value.
 */
export function findEvenness(context: Context): Trial[] {
  const measure = context.measures.find(({ additivity }) => additivity === 'additive')
  if (!measure) return []
  return context.dimensions
    .filter(({ distinct }) => distinct >= valuesMin && distinct <= valuesMax)
    .flatMap((dimension) => evennessOf(context, measure, dimension))
}

function evennessOf(context: Context, measure: ColumnProfile, dimension: ColumnProfile): Trial[] {
  const { values } = context.table.columns[dimension.index]!
  const groups = context.groups(measure.index, dimension.index)
  const order = ranked(groups, values)
  const high = order[0]
  const low = order[order.length - 1]
  if (high === undefined || low === undefined || order.length < valuesMin) return []
  if (
    order.some((code) => groups.counts[code]! < rowsPerValueMin) ||
    !(groups.sums[low]! > 0) ||
    !(wholeOf(groups, measure) > 0)
  )
    return []
  const ratio = groups.sums[high]! / groups.sums[low]!
  const share = (code: number) =>
    shareFigure(measure, groups.sums[code]! / wholeOf(groups, measure), {
      measure: 'share',
      filters: [equals(dimension, values[code]!)],
      rows: groups.total.count,
    })
  const count = countFigure(dimension, order.length, { measure: 'count_distinct', rows: groups.total.rows })
  const parts = [
    `${measure.label} is spread evenly over the `,
    count,
    ` values of ${dimension.label}: each has `,
  ]
  return [
    {
      kind: 'evenness',
      columns: [dimension.index, measure.index],
      value: null,
      direction: null,
      test: null,
      statistic: ratio,
      p: null,
      effect: 1 / ratio,
      rows: groups.total.count,
      isLarge: ratio <= ratioMax,
      impact: context.importance(measure.index) * 0.4,
      topics: [`even:${dimension.index}`],
      tell: () => tell(...parts, 'between ', share(low), ' and ', share(high), '.'),
    },
  ]
}
