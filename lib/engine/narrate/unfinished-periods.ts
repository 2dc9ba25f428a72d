import { formatPeriod } from '@/lib/format/format-period'
import type { Periods } from '../insights/timeline'
import { timelineOf } from '../rank/choose-grain'
import type { CardContext, CardRequest } from '../request/card'
import { isReturning, periodKey, periodNumber } from '../table/period'

/** The periods that a chart over the main time shows, years that stand alone too; null where it shows none. */
export function periodsShown(
  context: CardContext,
  { x, grain }: Pick<CardRequest, 'x' | 'grain'>,
): Periods | null {
  const { time, compared } = context
  if (!time || x !== time.index || isReturning(grain)) return null
  const timeline = time.type === 'integer' ? (compared?.time ?? null) : timelineOf(context)
  const shown = grain ?? (time.type === 'integer' ? 'year' : null)
  return shown ? (timeline?.periods(shown) ?? null) : null
}

/** The first and the last period, as a chart has them, where the data cover only a part of it. */
function unfinishedKeys({ first, last, count, starts, grain }: Periods): string[] {
  const ends = [...(first > 0 ? [0] : []), ...(last < count - 1 ? [count - 1] : [])]
  return ends.map((end) => periodKey(periodNumber(starts[end]!, grain), grain))
}

export const unfinishedPeriods = (periods: Periods): string[] =>
  unfinishedKeys(periods).map((period) => formatPeriod(period))

/** Rows of a chart over time without those of periods that are not complete. */
export function finishedRows<T extends { x: unknown }>(rows: T[], periods: Periods | null): T[] {
  const unfinished = periods ? unfinishedKeys(periods) : []
  return unfinished.length === 0 ? rows : rows.filter(({ x }) => !unfinished.includes(String(x)))
}

/** What a chart over time says that shows such periods all the same: asked for, or years that stand alone. */
export function unfinishedShown(context: CardContext, request: Pick<CardRequest, 'x' | 'grain'>): string {
  const periods = periodsShown(context, request)
  const names = periods ? unfinishedPeriods(periods) : []
  if (names.length === 0) return ''
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} not complete.`
}
