import { upperFirst } from '@/lib/format/first-letter'
import { errorsMin, littleShare } from '../insights/change-size'
import { inEarlier, inSpan } from '../insights/compared-words'
import { repeatsEntities } from '../insights/repeats-entities'
import type { Metric } from '../metric/metric'
import { arithmetic, type Sentence } from '../narrate/sentence'
import type { CardContext } from '../request/card'
import { outcomesOf } from '../request/outcomes-of'
import { timesUsual } from '../stats/ordinary-change'
import type { Years } from './steady-year'

/** Of fewer rows a number is what they happen to be. */
const rowsMin = 20
/** Fewer that it happened to, or that it did not, say as little. */
const eventsMin = 10
/** So large a one is not called none, though chance alone might make it of so few rows. */
const largeShare = 0.25
/** Nor one of what few rows may carry. */
const fairShare = 0.15
/** Of what is added up a change below this share is called none, however even its periods are; of what is divided none above. */
const smallShare = 0.05

/**
 * `In 2024: 26.1%, after 25.3% in 2023: no clear change.` Null for a number that nobody came for, of which not even that is
 * known, or of entities that stand in both; `error` is what chance alone moves the difference by, 0 where that is not known.
 */
export function steadyLevel(
  context: CardContext,
  metric: Metric,
  { spans, now, before, points, error }: Years & { error: number },
): Sentence | null {
  const isOutcome = metric.column === null || outcomesOf(context).some(({ index }) => index === metric.column)
  const areEnough = [now, before].every(({ value, rows }) => value > 0 && rows >= rowsMin)
  if (!isOutcome || !areEnough || !isSteady(context, metric, { spans, now, before, points, error }))
    return null
  const compared = { ...context.compared!, spans }
  if (repeatsEntities(context.table, context.profile.columns, compared)) return null
  const { periods } = context.compared!
  const when = upperFirst(inSpan(periods, spans.now))
  const way = spans.lag === spans.length ? 'after' : 'against'
  const text = `${when}: ${now.figure.text}, ${way} ${before.figure.text} ${inEarlier(periods, spans)}: no clear change.`
  return arithmetic(text, now.rows + before.rows, [now.figure, before.figure])
}

/** Whether a change is small, or no larger than chance makes it: of averages by their rows, of all else by how its periods differ. */
function isSteady(
  context: CardContext,
  metric: Metric,
  { spans, now, before, points, error }: Years & { error: number },
): boolean {
  const { aggregation, ratio, weight, lastOf } = metric
  if (lastOf !== null) return false
  const moved = Math.abs(now.value - before.value)
  const isSum = aggregation === 'sum' || aggregation === 'count'
  if (isSum && moved < smallShare * before.value) return true
  if (isSum || aggregation === 'median' || ratio !== null || weight !== null) {
    const times = timesUsual(points, spans)
    const most = aggregation === 'count' ? largeShare : ratio === null ? fairShare : smallShare
    return times !== null && times < errorsMin && moved < most * before.value
  }
  if (aggregation !== 'avg' || !(error > 0)) return false
  const isRate = isRateOf(context, metric)
  if (isRate && [now, before].some((side) => rarerOf(side.value) * side.rows < eventsMin)) return false
  // what is nearly always so has changed much where the rest has
  const level = isRate ? rarerOf(before.value) : before.value
  return moved < littleShare * level || (moved < errorsMin * error && moved < largeShare * level)
}

const rarerOf = (share: number) => Math.min(share, 1 - share)

const isRateOf = ({ profile }: CardContext, { of, column }: Metric): boolean => {
  const summary = column === null ? null : profile.columns[column]!.summary
  return of !== null || (summary !== null && summary.min >= 0 && summary.max <= 1 && summary.integers)
}
