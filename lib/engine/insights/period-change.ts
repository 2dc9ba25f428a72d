import { formatPeriod } from '@/lib/format/format-period'
import { inPeriod } from '@/lib/format/in-period'
import type { ColumnProfile } from '../profile/profile'
import { aggregateByPeriod, type PeriodAggregates } from './aggregate'
import { type Compared, comparedPeriods, earlierPeriod } from './compared-periods'
import type { Context } from './context'
import { shareFigure, tell, valueFigure } from './telling'
import { labelOf, type Periods, periodFilters } from './timeline'
import type { Trial } from './trial'

const measuresMax = 4
const rowsPerPeriodMin = 1

/**
 * The last complete period against the one before, or with a season against that of the year before. Plain arithmetic,
 * no claim that it will last; needs four complete periods and rows in both. A level (stock, balance) is left to its
 * trend, since it is no sum of its days.
 */
export function findPeriodChanges(context: Context): Trial[] {
  const compared = comparedPeriods(context)
  if (!compared) return []
  return context.measures
    .filter(({ additivity }) => additivity === 'additive' || additivity === 'intensive')
    .filter(({ index }) => !context.areBound(index, compared.time.index))
    .slice(0, measuresMax)
    .flatMap((measure) => changeOf(context, measure, compared))
}

function changeOf(context: Context, measure: ColumnProfile, compared: Compared): Trial[] {
  const { periods } = compared
  const by = aggregateByPeriod(context, measure, periods)
  const { last } = periods
  const earlier = earlierPeriod(compared, measure.name)
  const [now, before] = [by.values[last]!, by.values[earlier]!]
  const hasRows = by.rows[last]! >= rowsPerPeriodMin && by.rows[earlier]! >= rowsPerPeriodMin
  if (!hasRows || !(before > 0) || !Number.isFinite(now)) return []
  const change = (now - before) / before
  if (!Number.isFinite(change)) return []
  return [
    {
      kind: 'period_change',
      columns: [measure.index, context.time!.index],
      value: labelOf(periods, last),
      direction: change === 0 ? null : change > 0 ? 'up' : 'down',
      test: null,
      statistic: null,
      p: null,
      effect: Math.min(1, Math.abs(change)),
      rows: by.rows[last]! + by.rows[earlier]!,
      isLarge: true,
      impact: context.importance(measure.index) * 0.8,
      topics: [`change:${measure.index}`],
      tell: () => sentence(context, measure, { by, periods, change, earlier }),
    },
  ]
}

interface Told {
  by: PeriodAggregates
  periods: Periods
  change: number
  /** The period that the last one is compared with. */
  earlier: number
}

function sentence(context: Context, measure: ColumnProfile, { by, periods, change, earlier }: Told) {
  const { last } = periods
  const figureOf = (period: number) =>
    valueFigure(measure, by.values[period]!, {
      measure: by.how,
      filters: periodFilters(context.time!, periods, { from: period, to: period }),
      rows: by.rows[period]!,
    })
  const name = (period: number) => formatPeriod(labelOf(periods, period))
  const both = periodFilters(context.time!, periods, { from: earlier, to: last })
  const ends = earlier === last - 1 ? '' : ', last against first'
  const size = shareFigure(measure, Math.abs(change), {
    measure: `abs(change(${by.how} by ${periods.grain}${ends}))`,
    filters: both,
    rows: by.rows[last]! + by.rows[earlier]!,
  })
  const versus: (string | typeof size)[] =
    change === 0 ? ['the same as '] : [size, change > 0 ? ' more than ' : ' less than ']
  const rest = last < periods.count - 1 ? `; ${name(last + 1)} is not complete and is not compared` : ''
  return tell(
    `${measure.label} ${by.how === 'avg' ? 'averages' : 'is'} `,
    figureOf(last),
    ` ${inPeriod(labelOf(periods, last))}, `,
    ...versus,
    `${inPeriod(labelOf(periods, earlier))} (`,
    figureOf(earlier),
    `)${rest}.`,
  )
}
