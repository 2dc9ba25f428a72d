import type { Filter } from '@/lib/contracts/query'
import { belowGiants, giantsOf } from '../insights/giants'
import { isoDate } from '../insights/periods'
import { countMetric, metricOf } from '../metric/metric'
import type { ColumnProfile } from '../profile/profile'
import { chooseGrain, timelineOf } from '../rank/choose-grain'
import { rankBreakdowns } from '../rank/rank-breakdowns'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'
import { isReturning } from '../table/period'

const lineScore = 0.9
const measureDiscount = 0.85
const seriesScore = 0.6
const measuresMax = 4
/** Where a file tells of several numbers one below the other, each of them has its course. */
const metricsMax = 8
/** More lines than this cross into a tangle. */
const seriesMax = 6

/** Measures over the main time column; the area is the one that shows parts of a whole. */
export function timeCandidates(context: CardContext, type: 'line' | 'area'): CardRequest[] {
  const { time } = context
  if (!time) return []
  const grain = chooseGrain(context, time.index)
  const filters = grain ? unfinishedFilters(context, grain) : []
  const axis = { type, x: time.index, grain, filters }
  const isTold = (column: ColumnProfile) => !isRipening(context, column)
  const most = context.profile.areMetrics ? metricsMax : measuresMax
  const columns = context.measures.slice(0, most).filter(isTold)
  const metrics =
    context.measures.length > 0
      ? columns.map((column) => metricOf(context, column.index, null))
      : [countMetric]
  const split = rankBreakdowns(context).find(
    ({ dimension, metric: { column } }) =>
      dimension.distinct <= seriesMax && (column === null || isTold(context.profile.columns[column]!)),
  )
  const series = split
    ? [
        requestOf({
          ...axis,
          metric: split.metric,
          group: split.dimension.index,
          score: seriesScore * split.score,
          why: seriesReason(type),
        }),
      ]
    : []
  if (type === 'area') return series.filter(({ metric }) => metric.isAdditive)
  const plain = metrics.map((metric, place) =>
    requestOf({
      ...axis,
      filters: [...filters, ...withoutGiants(context, metric.column)],
      metric,
      score: lineScore * measureDiscount ** place,
      why: `A line shows how ${metric.label.toLowerCase()} goes over time; by ${grain ?? 'date'} it has a readable number of points.`,
    }),
  )
  return [...plain, ...series.filter(({ metric }) => !metric.isAdditive)]
}

/** A few rows that make most of a sum would be all that its course shows. */
function withoutGiants({ table, profile }: CardContext, index: number | null): Filter[] {
  const column = index === null ? null : profile.columns[index]!
  const giants = column && giantsOf(table, column)
  return giants ? [belowGiants(column, giants)] : []
}

/** Its course by the dates of beginning shows how old things are, unless it goes the other way all the same. */
const isRipening = ({ insights }: CardContext, { name, ripens }: ColumnProfile) =>
  ripens !== undefined && !insights.some(({ kind, columns }) => kind === 'trend' && columns[0] === name)

const seriesReason = (type: 'line' | 'area') =>
  type === 'area'
    ? 'Stacked areas show a total over time and what it is made of.'
    : 'One line a series, since averages can not be stacked.'

/** Leaves out the periods at the ends that the data do not cover: they would look like a crash. */
function unfinishedFilters(context: CardContext, grain: NonNullable<CardRequest['grain']>): Filter[] {
  const periods = isReturning(grain) ? null : timelineOf(context)?.periods(grain)
  if (!periods || periods.last <= periods.first) return []
  const column = context.time!.name
  const from: Filter = { column, op: '>=', value: isoDate(periods.starts[periods.first]!) }
  const to: Filter = { column, op: '<', value: isoDate(periods.starts[periods.last + 1]!) }
  return [...(periods.first > 0 ? [from] : []), ...(periods.last < periods.count - 1 ? [to] : [])]
}
