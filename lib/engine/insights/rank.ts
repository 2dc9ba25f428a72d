import type { ColumnProfile } from '../profile/profile'
import { standingName, startingName } from '../profile/value-words'
import { giantOf, mayHaveGiant } from '../stats/giant-of'
import { besideRows, mirrorsRows, perRowWords } from './beside-rows'
import { followsByDefinition } from './by-definition'
import type { Context } from './context'
import { type Groups, ranked, wholeOf } from './groups'
import { equals, shareFigure, tell, valueFigure } from './telling'
import type { Trial } from './trial'
import { isUnevenCalendar } from './uneven-calendar'

const measuresMax = 2
const dimensionsMax = 4
/** A rank of two is a comparison, and one of many is a table. */
const valuesMin = 3
const valuesMax = 30

/**
 * Which value of a dimension has the largest total, and which comes next. Plain arithmetic, for measures that add up;
 * needs three values and no negative totals, and is left out where
 * its share only mirrors its rows, and of months that were not there equally often.
 */
export function findRanks(context: Context): Trial[] {
  const measures = context.measures
    .filter(({ additivity }) => additivity === 'additive')
    .slice(0, measuresMax)
  const dimensions = context.dimensions.filter(
    ({ distinct }) => distinct >= valuesMin && distinct <= valuesMax,
  )
  const isEven = ({ index }: ColumnProfile) => !isUnevenCalendar(context.table, context.time, index)
  return measures.flatMap((measure) =>
    dimensions
      .filter(isEven)
      .slice(0, dimensionsMax)
      .flatMap((dimension) => rankOf(context, measure, dimension)),
  )
}

function rankOf(context: Context, measure: ColumnProfile, dimension: ColumnProfile): Trial[] {
  const { values } = context.table.columns[dimension.index]!
  const groups = context.groups(measure.index, dimension.index)
  const order = ranked(groups, values)
  const [first, second] = order
  const whole = groups.total
  if (first === undefined || second === undefined || order.length < valuesMin) return []
  if (groups.sums[order[order.length - 1]!]! < 0 || !(whole.sum > 0) || !(wholeOf(groups, measure) > 0))
    return []
  if (!(groups.sums[first]! > groups.sums[second]!)) return []
  const share = groups.sums[first]! / wholeOf(groups, measure)
  const sumOf = (code: number) =>
    valueFigure(measure, groups.sums[code]!, {
      measure: 'sum',
      filters: [equals(dimension, values[code]!)],
      rows: groups.counts[code]!,
    })
  const part = shareFigure(measure, share, {
    measure: 'share',
    filters: [equals(dimension, values[first]!)],
    rows: whole.count,
  })
  const leader = { measure, dimension, values, code: first }
  const rowsToo = besideRows(groups, leader)
  const lead = [
    `${startingName(dimension, values[first])} leads by ${measure.label}: `,
    sumOf(first),
    ' (',
    part,
    ...rowsToo,
    ')',
  ]
  return [
    {
      kind: 'rank',
      columns: [dimension.index, measure.index],
      value: values[first]!,
      direction: 'high',
      test: null,
      statistic: null,
      p: null,
      effect: share,
      rows: whole.count,
      isLarge: !mirrorsRows(groups, first) && !followsByDefinition(context, measure, dimension),
      impact: context.importance(measure.index) * 0.8,
      topics: [`lead:${measure.index}:${dimension.index}`],
      tell: () =>
        tell(
          ...lead,
          `, followed by ${standingName(dimension, values[second])} with `,
          sumOf(second),
          ...giantWords(context, leader, groups),
          ...perRowWords(groups, leader),
          '.',
        ),
    },
  ]
}

interface Leader {
  measure: ColumnProfile
  dimension: ColumnProfile
  values: readonly string[]
  code: number
}

/** `; a single row makes $7.04M of the first`, where its total hangs on one of its many rows. */
function giantWords(
  { table }: Context,
  { measure, dimension, values, code }: Leader,
  { sums, counts }: Groups,
) {
  if (!mayHaveGiant(measure.summary!.max, sums[code]!)) return []
  const { numbers } = table.columns[measure.index]!
  const { codes } = table.columns[dimension.index]!
  const giant = numbers && giantOf({ numbers, codes, keep: null }, code)
  if (!giant) return []
  const filters = [equals(dimension, values[code]!)]
  return [
    '; a single row makes ',
    valueFigure(measure, giant, { measure: 'max', filters, rows: counts[code]! }),
    ' of the first',
  ]
}
