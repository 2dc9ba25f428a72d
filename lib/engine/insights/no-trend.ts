import { formatPeriod } from '@/lib/format/format-period'
import type { ColumnProfile } from '../profile/profile'
import { rowsOverTime } from '../profile/row-words'
import { driftOf, relevantShare, steadyPointsMin } from '../stats/is-steady'
import { aggregateByPeriod } from './aggregate'
import type { Context } from './context'
import { statisticFigure, tell, valueFigure } from './telling'
import { labelOf, type Periods, periodFilters } from './timeline'
import type { Trial } from './trial'

/** Rows that scatter less than half as much as what comes by itself (Poisson) were put there, so many a date. */
const dispersionMin = 0.5

/**
 * An outcome, or the number of rows, that goes nowhere: even with its error the slope over complete periods comes to
 * less than a sixth of the level over all of them, so that a trend of that size would have been seen. Needs eight
 * complete periods.
 */
export function findNoTrends(context: Context): Trial[] {
  const periods = context.time?.usual({ least: steadyPointsMin, most: Number.POSITIVE_INFINITY }) ?? null
  if (!periods) return []
  const outcome = context.measures[0]
  const isApt = outcome && (outcome.additivity === 'additive' || outcome.additivity === 'intensive')
  const isCounted = comeByChance(periods)
  const followed = [...(isApt ? [outcome] : []), ...(isCounted ? [null] : [])]
  return followed.flatMap((measure) => steadiness(context, measure, periods))
}

function steadiness(context: Context, measure: ColumnProfile | null, periods: Periods): Trial[] {
  const { first, last, grain } = periods
  const by = measure ? aggregateByPeriod(context, measure, periods) : null
  const values = (by?.values ?? periods.rows).slice(first, last + 1)
  if (values.some((value) => Number.isNaN(value)) || (by && by.how !== 'sum' && by.how !== 'avg')) return []
  const isTotal = by?.how !== 'avg'
  const { drift, isFlat, level } = driftOf(values)
  if (!(level > 0)) return []
  const rows = periods.rows.slice(first, last + 1).reduce((sum, count) => sum + count, 0)
  const filters = periodFilters(context.time!, periods, { from: first, to: last })
  const how = isTotal ? `avg(${measure ? 'sum' : 'count'} by ${grain})` : `avg(avg by ${grain})`
  const proof = { measure: how, filters, rows }
  const figure = () =>
    measure ? valueFigure(measure, level, proof) : statisticFigure(null, level, { ...proof, decimals: 0 })
  const name = (period: number) => formatPeriod(labelOf(periods, period))
  return [
    {
      kind: 'evenness',
      columns: [...(measure ? [measure.index] : []), context.time!.index],
      value: null,
      direction: null,
      test: null,
      statistic: null,
      p: null,
      effect: Math.max(0, 1 - drift / (relevantShare * level)),
      rows,
      isLarge: isFlat && drift <= relevantShare * level,
      impact: (measure ? context.importance(measure.index) : 0.8) * 0.35,
      topics: ['same:time', ...(measure ? [`course:${measure.index}`] : [])],
      tell: () =>
        tell(
          `${measure?.label ?? `the number of ${rowsOverTime(context.profile)}`} shows no trend from ${name(first)} to ${name(last)}: ${grain === 'hour' ? 'an' : 'a'} ${grain} ${isTotal ? 'comes to' : 'averages'} `,
          figure(),
          isTotal ? ' on average.' : '.',
        ),
    },
  ]
}

function comeByChance({ rows, first, last }: Periods): boolean {
  const counts = rows.slice(first, last + 1)
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (counts.length - 1)
  return variance >= dispersionMin * mean
}
