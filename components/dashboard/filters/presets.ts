import type { FilterFields } from '@/lib/contracts/selection'

export interface Preset {
  label: string
  from: string
  to: string
}

const lengths = [
  { label: 'Last 30 days', days: 30 },
  { label: 'Last 90 days', days: 90 },
  { label: 'Last 12 months', months: 12 },
]

/** Stretches up to the last day of the data that leave some of them out. */
export function presetsOf({ from, to }: NonNullable<FilterFields['time']>): Preset[] {
  return lengths.flatMap(({ label, days, months }) => {
    const start = new Date(`${to}T00:00:00Z`)
    if (months) start.setUTCMonth(start.getUTCMonth() - months)
    start.setUTCDate(start.getUTCDate() + 1 - (days ?? 0))
    const first = start.toISOString().slice(0, 10)
    return first > from ? [{ label, from: first, to }] : []
  })
}
