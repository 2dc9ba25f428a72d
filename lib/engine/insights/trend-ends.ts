import { formatPeriod } from '@/lib/format/format-period'
import type { Course } from './course'
import type { Mode, Stretch } from './level'
import { dayMs, periodGrains } from './periods'
import { completeCount, labelOf, type Periods } from './timeline'

export interface End extends Stretch {
  /** When, as a sentence says it. */
  words: string
}

const yearsMin = 2
const monthsPerYear = 12

/**
 * The two ends of a course that are compared: the first and the last third of its whole years, where it has two, so
 * that both hold the same months; else of its periods, the complete ones only where they are summed.
 */
export function trendEnds(course: Course, mode: Mode): [End, End] {
  return calendarYears(course) ?? rollingYears(course) ?? thirds(course, mode)
}

const isFinerThan = ({ time }: Course, grain: 'year' | 'quarter') =>
  periodGrains.indexOf(time.grain) < periodGrains.indexOf(grain)

function calendarYears(course: Course): [End, End] | null {
  const years = isFinerThan(course, 'year') ? course.time.periods('year') : null
  if (!years || completeCount(years) < yearsMin) return null
  return endsOf(
    years,
    { first: years.first, last: years.last, length: thirdOf(completeCount(years)) },
    (from, to) =>
      from === to ? `in ${labelOf(years, from)}` : `from ${labelOf(years, from)} to ${labelOf(years, to)}`,
  )
}

/** Twelve months from wherever the data begin, and the last twelve. */
function rollingYears(course: Course): [End, End] | null {
  const months = isFinerThan(course, 'quarter') ? course.time.periods('month') : null
  const years = months ? Math.floor(completeCount(months) / monthsPerYear) : 0
  if (!months || years < yearsMin) return null
  const name = (month: number) => formatPeriod(labelOf(months, month))
  const { first, last } = months
  return endsOf(
    months,
    { first, last, length: thirdOf(years) * monthsPerYear },
    (from, to) => `from ${name(from)} to ${name(to)}`,
  )
}

function thirds(course: Course, mode: Mode): [End, End] {
  const { bins } = course
  const isCut = course.time.until !== null
  const [first, last] = mode === 'totals' || isCut ? [bins.first, bins.last] : [0, bins.count - 1]
  return endsOf(
    bins,
    { first, last, length: thirdOf(last - first + 1) },
    (from, to) => `from ${daysText(course, from, to)}`,
  )
}

const thirdOf = (count: number) => Math.max(1, Math.floor(count / 3))

function endsOf(
  { starts }: Periods,
  { first, last, length }: { first: number; last: number; length: number },
  wordsOf: (from: number, to: number) => string,
): [End, End] {
  const end = (from: number, to: number): End => ({
    from: starts[from]!,
    until: starts[to + 1]!,
    words: wordsOf(from, to),
  })
  return [end(first, first + length - 1), end(last - length + 1, last)]
}

/** Days as the first and the last, hours and years as they stand. */
function daysText({ bins, time }: Course, from: number, to: number): string {
  const unit = time.grain === 'hour' ? 1000 : dayMs
  const last = Math.min(time.max, bins.starts[to + 1]! - unit)
  const text = (ms: number) => formatPeriod(time.write(ms).slice(0, time.grain === 'hour' ? 16 : 10))
  return `${text(Math.max(time.min, bins.starts[from]!))} to ${text(last)}`
}
