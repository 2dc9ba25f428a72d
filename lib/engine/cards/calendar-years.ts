import { upperFirst } from '@/lib/format/first-letter'
import type { Compared, ComparedSpans, Span } from '../insights/compared-periods'
import { inEarlier, inSpan } from '../insights/compared-words'
import { labelOf, type Periods } from '../insights/timeline'
import type { Metric } from '../metric/metric'
import { arithmetic, type Sentence } from '../narrate/sentence'
import type { CardContext } from '../request/card'
import { changeFigure, type Told } from './change-figure'

/** How many of its periods a calendar's year has. */
const periodsAYear: Partial<Record<string, number>> = { month: 12, quarter: 4 }
const filledMin = 0.9

/** The last two calendar years that are whole, and what has come since. */
export interface CalendarYears {
  spans: ComparedSpans
  /** With the same part of the year before; null where it is a single period. */
  since: ComparedSpans | null
}

/**
 * The calendar's years of data that end within one: people know them, and none of twelve months that begin in August.
 * Null where the data end with a year, or hold less than two whole ones.
 */
export function calendarYears({ periods }: Pick<Compared, 'periods'>): CalendarYears | null {
  const length = periodsAYear[periods.grain]
  if (length === undefined) return null
  const past = placeInYear(periods)
  const end = periods.last - past
  if (past === length || end - 2 * length + 1 < periods.first) return null
  const spansOf = (now: Span): ComparedSpans => ({
    now,
    before: { from: now.from - length, to: now.to - length },
    length: now.to - now.from + 1,
    lag: length,
  })
  const spans = spansOf({ from: end - length + 1, to: end })
  const since = past > 1 ? spansOf({ from: end + 1, to: periods.last }) : null
  return isFilled(periods, spans) && (since === null || isFilled(periods, since)) ? { spans, since } : null
}

/** How many periods of its calendar year the last one ends. */
function placeInYear(periods: Periods): number {
  const label = labelOf(periods, periods.last)
  return Number(periods.grain === 'month' ? label.slice(5, 7) : label.slice(-1))
}

function isFilled({ rows }: Periods, { now, before, length }: ComparedSpans): boolean {
  return [now, before].every(
    ({ from, to }) => rows.subarray(from, to + 1).filter((count) => count > 0).length >= filledMin * length,
  )
}

/** `From Jan to Jul 2015: 51.2K, 1.6% more than in the same months of the year before.` */
export function sinceYear(
  context: CardContext,
  metric: Metric,
  { spans, now, before }: { spans: ComparedSpans; now: Told; before: Told },
): Sentence | null {
  if (!(now.value > 0 && before.value > 0)) return null
  const { periods } = context.compared!
  const rows = now.rows + before.rows
  const { share, change } = changeFigure(context, metric, { spans, now, before })
  const when = upperFirst(inSpan(periods, spans.now))
  const text = `${when}: ${now.figure.text}, ${change.text} ${share < 0 ? 'less' : 'more'} than ${inEarlier(periods, spans)}.`
  return arithmetic(text, rows, [now.figure, change])
}
