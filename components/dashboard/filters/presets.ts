import type { FilterFields } from '@/lib/contracts/selection'

export interface Preset {
  label: string
  from: string
  to: string
}

/** The first day of a stretch that ends on a day. */
type FirstDay = (last: Date) => number

const days =
  (count: number): FirstDay =>
  (last) =>
    last.setUTCDate(last.getUTCDate() + 1 - count)
/** As many whole units of so many months, the one of the last day among them. */
const units =
  (count: number, months: number): FirstDay =>
  (last) =>
    last.setUTCMonth((Math.floor(last.getUTCMonth() / months) + 1 - count) * months, 1)
const toTheDay: FirstDay = (last) => {
  last.setUTCFullYear(last.getUTCFullYear() - 1)
  return days(0)(last)
}

type Length = [label: string, firstDay: FirstDay]

const byDay: Length[] = [
  ['Last 30 days', days(30)],
  ['Last 90 days', days(90)],
  ['Last 12 months', toTheDay],
]
const lengthsBy: Partial<Record<string, Length[]>> = {
  month: [
    ['Last 3 months', units(3, 1)],
    ['Last 12 months', units(12, 1)],
  ],
  quarter: [
    ['Last 4 quarters', units(4, 3)],
    ['Last 3 years', units(12, 3)],
  ],
  year: [
    ['Last 5 years', units(5, 12)],
    ['Last 10 years', units(10, 12)],
  ],
}

/** Stretches up to the last day of the data that leave some of them out, in what the time is told by. */
export function presetsOf({ from, to, grain = 'day' }: NonNullable<FilterFields['time']>): Preset[] {
  return (lengthsBy[grain] ?? byDay).flatMap(([label, firstDay]) => {
    const start = firstDay(new Date(`${to}T00:00:00Z`))
    const first = new Date(start).toISOString().slice(0, 10)
    return first > from ? [{ label, from: first, to }] : []
  })
}
