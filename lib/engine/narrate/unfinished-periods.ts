import type { Grain } from '@/lib/contracts/query'
import { formatPeriod } from '@/lib/format/format-period'
import type { Periods } from '../insights/timeline'
import { timelineOf } from '../rank/choose-grain'
import type { CardContext } from '../request/card'
import { periodKey, periodNumber } from '../table/period'

/** The first and the last period, in words, where the data cover only a part of it. */
export function unfinishedPeriods(periods: Periods): string[] {
  const ends = [
    ...(periods.first > 0 ? [0] : []),
    ...(periods.last < periods.count - 1 ? [periods.count - 1] : []),
  ]
  return ends.map((end) =>
    formatPeriod(periodKey(periodNumber(periods.starts[end]!, periods.grain), periods.grain)),
  )
}

/** What a chart over time says that shows such periods all the same, since it was asked for. */
export function unfinishedShown(context: CardContext, grain: Grain | null): string {
  if (grain === null || grain === 'weekday' || grain === 'month_of_year') return ''
  const periods = timelineOf(context)?.periods(grain)
  const names = periods ? unfinishedPeriods(periods) : []
  if (names.length === 0) return ''
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} not complete.`
}
