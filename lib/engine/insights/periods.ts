import type { Grain } from '@/lib/contracts/query'

export type PeriodGrain = Extract<Grain, 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour'>

/** From fine to coarse. */
export const periodGrains: PeriodGrain[] = ['hour', 'day', 'week', 'month', 'quarter', 'year']

export const dayMs = 86_400_000

/** How long periods are at about. */
export const spansMs: Record<PeriodGrain, number> = {
  hour: 3.6e6,
  day: 8.64e7,
  week: 6.048e8,
  month: 2.6298e9,
  quarter: 7.8894e9,
  year: 3.15576e10,
}

/** The plain date, with its time only where it has one. */
export function isoDate(ms: number): string {
  const iso = new Date(ms).toISOString()
  return ms % dayMs === 0 ? iso.slice(0, iso.indexOf('T')) : iso.slice(0, -5)
}
