import type { Context } from './context'
import { dayMs, type PeriodGrain } from './periods'
import type { Periods, Timeline } from './timeline'

/** Which periods a change is told of, the same for all that a page shows: the story and the cards both go by it. */
export interface Compared {
  time: Timeline
  periods: Periods
  /** What the last complete period is compared with. */
  earlier: number
  /** Whether the two are of different length, so that what adds up is compared by the day. */
  isPerDay: boolean
}

/** Fewer complete periods than this show no change worth telling; how many there are besides is all the same. */
const comparedCount = { least: 4, most: Number.POSITIVE_INFINITY }
/** After so many periods the calendar comes round: months of the year, days of the week, hours of the day. */
const cycles: Partial<Record<PeriodGrain, number>> = { month: 12, quarter: 4, day: 7, hour: 24 }
/** Months and quarters have more days or less; that of years is less than can be seen. */
const unevenGrains: PeriodGrain[] = ['month', 'quarter']
/** With dates on fewer of its days, a period's sum does not grow with its days: what comes once a month. */
const datedShareMin = 0.3

/** Null without dates, or with fewer than four complete periods. */
export function comparedPeriods({ time }: Context): Compared | null {
  const periods = time?.usual(comparedCount) ?? null
  if (!time || !periods) return null
  const earlier = earlierPeriod(periods)
  return { time, periods, earlier, isPerDay: isPerDay(time, periods, earlier) }
}

/**
 * The same period of the year before (day of the week before, hour of the day before) where the data hold it whole and
 * filled, else the one before: a season is no change.
 */
function earlierPeriod({ grain, rows, first, last }: Periods): number {
  const again = last - (cycles[grain] ?? 1)
  return again >= first && rows[again]! > 0 ? again : last - 1
}

export const daysOf = ({ starts }: Periods, period: number) => (starts[period + 1]! - starts[period]!) / dayMs

function isPerDay(time: Timeline, periods: Periods, earlier: number): boolean {
  const { grain, last } = periods
  if (!unevenGrains.includes(grain) || daysOf(periods, last) === daysOf(periods, earlier)) return false
  return [last, earlier].every(
    (period) => datedDays(time, periods, period) >= datedShareMin * daysOf(periods, period),
  )
}

/** How many days of a period have a date. */
function datedDays({ msOfCode }: Timeline, { ofCode }: Periods, period: number): number {
  const days = new Set<number>()
  ofCode.forEach((own, code) => {
    if (own === period) days.add(Math.floor(msOfCode[code]! / dayMs))
  })
  return days.size
}

/**
 * The standard error of the difference between the averages of the two periods, from how their rows spread; 0 where
 * either has one row, which says nothing of that.
 */
export function errorOfAverages(numbers: Float64Array, { time, periods, earlier }: Compared): number {
  const wanted = [periods.last, earlier]
  const moments = wanted.map(() => ({ n: 0, sum: 0, squares: 0 }))
  time.codes.forEach((code, row) => {
    const at = code < 0 ? -1 : wanted.indexOf(periods.ofCode[code]!)
    const number = numbers[row]!
    if (at < 0 || Number.isNaN(number)) return
    const own = moments[at]!
    own.n++
    own.sum += number
    own.squares += number * number
  })
  if (moments.some(({ n }) => n < 2)) return 0
  const variances = moments.map(({ n, sum, squares }) => Math.max(0, squares - (sum * sum) / n) / (n - 1) / n)
  return Math.sqrt(variances[0]! + variances[1]!)
}
