import { formatPeriod } from '@/lib/format/format-period'
import { inPeriod } from '@/lib/format/in-period'
import type { ComparedSpans, Span } from './compared-periods'
import { labelOf, type Periods } from './timeline'

/** `2015`, `Dec 2015`, `May 2023 to Apr 2024`, `Jan to Jun 2024` */
export function spanName(periods: Periods, span: Span): string {
  const year = calendarYear(periods, span)
  if (year) return year
  const [from, to] = [span.from, span.to].map((period) => formatPeriod(labelOf(periods, period)))
  return from === to ? to! : `${withoutYear(from!, to!)} to ${to}`
}

/** `in 2015`, `in Dec 2015`, `from May 2023 to Apr 2024` */
export function inSpan(periods: Periods, span: Span): string {
  const year = calendarYear(periods, span)
  if (year) return `in ${year}`
  return span.from === span.to ? inPeriod(labelOf(periods, span.to)) : `from ${spanName(periods, span)}`
}

/** What a stretch is set beside: `2014`, `Nov 2015`, `the same months of the year before`, `the twelve months before`. */
export function earlierName(periods: Periods, { before, length, lag }: ComparedSpans): string {
  if (length === 1 || calendarYear(periods, before)) return spanName(periods, before)
  if (lag > length) return `the same ${periods.grain}s of the year before`
  return `the ${inWords[length] ?? length} ${periods.grain}s before`
}

const inWords: Partial<Record<number, string>> = { 3: 'three', 4: 'four', 12: 'twelve' }

/** The same with its word: `in 2014`, `in the twelve months before`. */
export const inEarlier = (periods: Periods, spans: ComparedSpans): string =>
  spans.length === 1 ? inSpan(periods, spans.before) : `in ${earlierName(periods, spans)}`

/** How a change is computed, as evidence names it: of a measure over both stretches and what lies between. */
export const spanMeasure = (
  how: string,
  { periods, spans }: { periods: Periods; spans: ComparedSpans },
): string => `${how} of ${spans.length} ${periods.grain}s, last against first`

/** A whole year of months or quarters, as people call it; null for what is none. */
function calendarYear(periods: Periods, { from, to }: Span): string | null {
  const whole = { month: 12, quarter: 4 }[periods.grain as string]
  const [start, end] = [labelOf(periods, from), labelOf(periods, to)]
  const isYear = to - from + 1 === whole && start.slice(0, 4) === end.slice(0, 4)
  return isYear ? end.slice(0, 4) : null
}

/** The year stands once where both ends are in it. */
function withoutYear(from: string, to: string): string {
  const year = /,? (\d{4})$/
  const [own, other] = [from, to].map((name) => year.exec(name)?.[1])
  return own !== undefined && own === other ? from.replace(year, '') : from
}
