import { upperFirst } from '@/lib/format/first-letter'
import { formatValue } from '@/lib/format/format-value'
import { littleShare } from '../insights/change-size'
import type { ComparedSpans } from '../insights/compared-periods'
import { inEarlier, inSpan } from '../insights/compared-words'
import { type Periods, periodFilters } from '../insights/timeline'
import type { Metric } from '../metric/metric'
import { measureInput } from '../metric/metric-query'
import { namedValue } from '../narrate/named-value'
import { arithmetic, figure, type Sentence } from '../narrate/sentence'
import type { CardContext } from '../request/card'
import { dimensionOf } from '../request/dimension-of'
import { isClearLead } from '../stats/is-clear-lead'
import { runQuery } from '../table/run-query'
import { changeFigure, type Told } from './change-figure'

export interface Years {
  spans: ComparedSpans
  now: Told
  before: Told
  /** What each period came to, up to the last one told. */
  points: (number | null)[]
  /** It is more than its periods differ by themselves. */
  isClear?: boolean
}

/** How many of its periods a calendar's year has. */
const periodsAYear: Partial<Record<string, number>> = { year: 1, quarter: 4, month: 12, week: 52 }

/**
 * What the last whole year comes to where that is no clear change, and who has the largest part of it: a sum over years is no
 * number that anybody knows, and `a row` says nothing of it. Null for what is no sum of whole years.
 */
export function steadyYear(context: CardContext, metric: Metric, years: Years): Sentence | null {
  const { periods } = context.compared!
  const { spans, now, before, points, isClear = false } = years
  const isSum = metric.aggregation === 'sum' && metric.lastOf === null && metric.ratio === null
  if (!isSum || spans.length !== periodsAYear[periods.grain] || !(now.value > 0 && before.value > 0))
    return null
  const rows = now.rows + before.rows
  const { share, change } = changeFigure(context, metric, { spans, now, before })
  const more = `${change.text} ${share < 0 ? 'less' : 'more'}`
  const beside = isClear ? '' : besideEarlier(points, spans.length)
  const words = Math.abs(share) < littleShare ? `no clear change (${more})` : `${more}${beside}`
  const year = `${upperFirst(inSpan(periods, spans.now))}: ${now.figure.text}, after ${before.figure.text} ${inEarlier(periods, spans)}: ${words}.`
  const leader = leaderOf(context, metric, { periods, spans })
  const figures = [now.figure, before.figure, change]
  return leader
    ? arithmetic(`${year} ${leader.name} has the largest part of it: ${leader.figure.text}.`, rows, [
        ...figures,
        leader.figure,
      ])
    : arithmetic(year, rows, figures)
}

/** What the change from year to year is beside those before it: one more in a row, no larger than others were, or the only one. */
function besideEarlier(points: (number | null)[], length: number): string {
  const years = Array.from({ length: Math.floor(points.length / length) }, (_, back) =>
    points.slice(points.length - (back + 1) * length, points.length - back * length),
  ).map((year) => year.reduce<number>((sum, point) => sum + (point ?? 0), 0))
  const [last, ...earlier] = years.slice(1).map((before, back) => years[back]! - before)
  if (last === undefined) return ''
  if (earlier.length === 0) return ', with only two years to compare'
  const way = Math.sign(last)
  if (earlier.every((change) => Math.sign(change) === way))
    return `, and ${way > 0 ? 'more' : 'less'} each year`
  const isUsual = earlier.some((change) => Math.abs(change) >= Math.abs(last))
  return isUsual ? ', within its usual ups and downs' : ''
}

/** Of two it is seen at once, of many nobody has much. */
const groupsMin = 3
const groupsMax = 12
/** Of all, and of the next one: else nobody leads. */
const shareMin = 0.25
/** What all of it is of goes with it by what it means: rain with the amount of rain. */
const shareMax = 0.9

/** Who has most of a year's sum, by the first column that splits it, where somebody clearly has. */
function leaderOf(
  context: CardContext,
  metric: Metric,
  { periods, spans }: { periods: Periods; spans: ComparedSpans },
) {
  const { table, dimensions, leaveOut } = context
  const column = dimensions.find(
    ({ name, role, distinct, order }) =>
      role === 'category' && !order && !leaveOut.has(name) && distinct >= groupsMin && distinct <= groupsMax,
  )
  if (!column) return null
  const own = periodFilters(context.compared!.time, periods, spans.now)
  const { rows } = runQuery(table, {
    ...measureInput(table, metric),
    x: dimensionOf(context, column.index, null),
    filters: own,
  })
  const [top, next] = [...rows].sort((a, b) => b.value - a.value)
  const whole = rows.reduce((sum, { value }) => sum + value, 0)
  if (!top || !next || top.x === null || rows.some(({ value }) => value < 0)) return null
  if (top.value < shareMin * whole || top.value > shareMax * whole || !isClearLead(top.value, next.value))
    return null
  const text = formatValue(top.value, metric.format, { compact: true })
  return {
    name: upperFirst(namedValue(column, top.x)),
    figure: figure(top.value, text, {
      measure: 'sum',
      column: metric.name,
      filters: context.filters,
      own: [...own, { column: column.name, op: '=', value: top.x }],
      rows: top.rows,
    }),
  }
}
