import { upperFirst } from '@/lib/format/first-letter'
import { errorsMin, littleShare } from '../insights/change-size'
import { inEarlier, inSpan } from '../insights/compared-words'
import type { Metric } from '../metric/metric'
import { arithmetic, type Sentence } from '../narrate/sentence'
import type { CardContext } from '../request/card'
import { outcomesOf } from '../request/outcomes-of'
import type { Years } from './steady-year'

/** Of fewer rows a number is what they happen to be. */
const rowsMin = 20
/** So large a one is not called none, though chance alone might make it of so few rows. */
const largeShare = 0.25
/** Of a number whose error nobody knows, a change below this share is called none. */
const smallShare = 0.05

/**
 * `In 2024: 26.1%, after 25.3% in 2023: no clear change.` Null for a number that nobody came for, or of which not even that is
 * known; `error` is what chance alone moves the difference by, 0 where that is not known.
 */
export function steadyLevel(
  context: CardContext,
  metric: Metric,
  { spans, now, before, error }: Years & { error: number },
): Sentence | null {
  const isOutcome = metric.column === null || outcomesOf(context).some(({ index }) => index === metric.column)
  const areEnough = [now, before].every(({ value, rows }) => value > 0 && rows >= rowsMin)
  if (!isOutcome || metric.lastOf !== null || !areEnough) return null
  const share = Math.abs(now.value / before.value - 1)
  const isByChance = Math.abs(now.value - before.value) < errorsMin * error
  const isSmall = share < (error > 0 ? littleShare : smallShare)
  if (!isSmall && !(isByChance && share < largeShare)) return null
  const { periods } = context.compared!
  const when = upperFirst(inSpan(periods, spans.now))
  const way = spans.lag === spans.length ? 'after' : 'against'
  const text = `${when}: ${now.figure.text}, ${way} ${before.figure.text} ${inEarlier(periods, spans)}: no clear change.`
  return arithmetic(text, now.rows + before.rows, [now.figure, before.figure])
}
