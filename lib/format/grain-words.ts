import type { Grain } from '@/lib/contracts/query'

/** Periods as they stand behind "by" or "each". */
export const grainWords: Record<Grain, string> = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
  hour: 'hour',
  weekday: 'day of the week',
  month_of_year: 'month of the year',
  hour_of_day: 'hour of the day',
}
