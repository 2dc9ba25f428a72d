import type { CardType } from '@/lib/contracts/cards'
import type { Comparison, FilteredDashboard, Selection, Span } from '@/lib/contracts/selection'

const dayMs = 86_400_000
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const daysAfter = (day: string, count: number) => dayOf(dateOf(day).getTime() + count * dayMs)

/** Months since year 0, and the day within the month. */
const monthOf = (day: string) => dateOf(day).getUTCFullYear() * 12 + dateOf(day).getUTCMonth()
const firstOf = (month: number) => dayOf(Date.UTC(Math.floor(month / 12), month % 12, 1))
const lastOf = (month: number) => daysAfter(firstOf(month + 1), -1)

const isWholeMonths = ({ from, to }: Span) => from.endsWith('-01') && daysAfter(to, 1).endsWith('-01')

/** Those that show how much, and how it went. */
export const comparedTypes: ReadonlySet<CardType> = new Set(['kpi', 'line', 'area'])

/** What a selection compares with what, among the days that the table has; null where nothing is compared. */
export function comparedSpans(
  { compare, from, to }: Selection,
  time: FilteredDashboard['fields']['time'],
): NonNullable<FilteredDashboard['compared']> | null {
  if (!compare || !time) return null
  const shown = {
    from: from && from > time.from ? from : time.from,
    to: to && to < time.to ? to : time.to,
  }
  if (shown.from > shown.to) return null
  const before = spanBefore(shown, compare)
  return { shown, before, is_covered: before.from >= time.from }
}

/**
 * The days that some days are compared with: whole months with as many whole months, other days with as many days; a
 * year earlier the end of February is the end of February.
 */
export function spanBefore(span: Span, comparison: Comparison): Span {
  const { from, to } = span
  if (comparison === 'previous_year')
    return { from: sameDay(from, -12), to: isWholeMonths(span) ? lastOf(monthOf(to) - 12) : sameDay(to, -12) }
  if (isWholeMonths(span)) {
    const months = monthOf(to) - monthOf(from) + 1
    return { from: firstOf(monthOf(from) - months), to: lastOf(monthOf(to) - months) }
  }
  const days = (dateOf(to).getTime() - dateOf(from).getTime()) / dayMs + 1
  return { from: daysAfter(from, -days), to: daysAfter(from, -1) }
}

function sameDay(day: string, months: number): string {
  const month = monthOf(day) + months
  const last = Number(lastOf(month).slice(8))
  return daysAfter(firstOf(month), Math.min(Number(day.slice(8)), last) - 1)
}
