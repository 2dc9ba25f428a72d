import { formatCount } from '@/lib/format/format-count'
import type { ColumnProfile } from '../profile/profile'
import { standingName, startingName } from '../profile/value-words'
import { isClearLead } from '../stats/is-clear-lead'
import type { Context } from './context'
import { belowGiants, type Giants } from './giants'
import { ranked, wholeOf } from './groups'
import { equals, shareFigure, tell, valueFigure } from './telling'
import type { Telling, Trial } from './trial'

interface Without {
  measure: ColumnProfile
  giants: Giants
  /** Of the table without them. */
  context: Context
}

/**
 * The rank as it is where its first leads without them too; where another clearly does, that it is first only through them, of the
 * totals that are drawn; none where nobody clearly leads without them.
 */
export function ledThroughGiants(context: Context, trial: Trial, without: Without): Trial[] {
  const [dimension, measure] = trial.columns
  if (measure !== without.measure.index) return [trial]
  const { values } = context.table.columns[dimension!]!
  const rest = without.context.groups(measure, dimension!)
  const [first, next] = ranked(rest, values)
  if (first === undefined || next === undefined) return []
  if (!isClearLead(rest.sums[first]!, rest.sums[next]!)) return []
  if (values[first] === trial.value) return [trial]
  const column = context.profile.columns[dimension!]!
  return [
    { ...trial, value: values[first]!, tell: () => tellThrough(context, { ...without, column, first }) },
  ]
}

function tellThrough(
  context: Context,
  { measure, giants, context: without, column, first }: Without & { column: ColumnProfile; first: number },
): Telling {
  const { values } = context.table.columns[column.index]!
  const [all, rest] = [context, without].map((of) => of.groups(measure.index, column.index))
  const [top] = ranked(all!, values)
  const filters = [equals(column, values[top!]!)]
  const [sum, rows] = [all!.sums[top!]!, all!.counts[top!]!]
  const part = shareFigure(measure, sum / wholeOf(all!, measure), {
    measure: 'share',
    filters,
    rows: all!.total.count,
  })
  const most = valueFigure(measure, rest!.sums[first]!, {
    measure: 'sum',
    filters: [equals(column, values[first]!), belowGiants(measure, giants)],
    rows: rest!.counts[first]!,
  })
  const lead = [`${startingName(column, values[top!])} has `, part, ' of the total (']
  const own = valueFigure(measure, sum, { measure: 'sum', filters, rows })
  const name = standingName(column, values[first])
  if (giants.rows.length > 1) {
    const count = formatCount(giants.rows.length)
    return tell(...lead, own, `), but without the ${count} largest rows ${name} has most, `, most, '.')
  }
  const one = valueFigure(measure, giants.least, { measure: 'max', filters, rows })
  return tell(
    ...lead,
    own,
    ') only through a single row of ',
    one,
    `: without it ${name} has most, `,
    most,
    '.',
  )
}
