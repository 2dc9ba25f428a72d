import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Grain } from '@/lib/contracts/query'
import { periodKey, periodNumber, periodStart } from './period'
import { periodFilters } from './period-filters'

const grains: Grain[] = ['year', 'quarter', 'month', 'week', 'day', 'hour']
const times = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 0, 1) })

describe('periods', () => {
  it.each<[string, Grain, string]>([
    ['2025-03-09T14:05:00Z', 'year', '2025'],
    ['2025-03-09T14:05:00Z', 'quarter', '2025-Q1'],
    ['2025-03-09T14:05:00Z', 'month', '2025-03'],
    ['2025-03-09T14:05:00Z', 'week', '2025-W10'],
    ['2025-03-09T14:05:00Z', 'day', '2025-03-09'],
    ['2025-03-09T14:05:00Z', 'hour', '2025-03-09T14'],
    ['2025-03-09T14:05:00Z', 'weekday', 'Sunday'],
    ['2025-03-09T14:05:00Z', 'month_of_year', 'March'],
    ['2021-01-03T00:00:00Z', 'week', '2020-W53'],
    ['2024-12-30T00:00:00Z', 'week', '2025-W01'],
    ['1969-12-31T23:00:00Z', 'weekday', 'Wednesday'],
  ])('puts %s by %s into %s', (time, grain, key) => {
    expect(periodKey(periodNumber(Date.parse(time), grain), grain)).toBe(key)
  })

  it('contain the time that they are named after', () => {
    fc.assert(
      fc.property(times, fc.constantFrom(...grains), (time, grain) => {
        const period = periodNumber(time, grain)
        expect(periodStart(period, grain)).toBeLessThanOrEqual(time)
        expect(periodStart(period + 1, grain)).toBeGreaterThan(time)
      }),
    )
  })

  it('are picked by their filters', () => {
    fc.assert(
      fc.property(times, fc.constantFrom(...grains), (time, grain) => {
        const period = periodNumber(time, grain)
        const [from, to] = periodFilters({ name: 'd', type: 'datetime' }, grain, periodKey(period, grain))!
        expect(Date.parse(`${from!.value}Z`.replace(/^(.{10})Z$/, '$1'))).toBe(periodStart(period, grain))
        expect(Date.parse(`${to!.value}Z`.replace(/^(.{10})Z$/, '$1'))).toBe(periodStart(period + 1, grain))
      }),
    )
  })

  it('are those of the calendar, also long ago and within a moment', () => {
    const moments = fc.oneof(
      fc.integer({ min: -8.64e15, max: 8.64e15 }),
      fc.integer({ min: -1200, max: 1200 }).map((at) => at / 8),
      times.map((time) => Math.round(time / 86_400_000) * 86_400_000),
    )
    fc.assert(
      fc.property(moments, (time) => {
        const date = new Date(time)
        const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
        const told = (['year', 'quarter', 'month', 'month_of_year'] as const).map((grain) =>
          periodNumber(time, grain),
        )
        expect(told).toEqual([year, year * 4 + Math.floor(month / 3), year * 12 + month, month])
      }),
      { numRuns: 500 },
    )
    expect(periodNumber(8.64e15 + 1, 'year')).toBeNaN()
    expect(periodNumber(Number.NaN, 'month')).toBeNaN()
  })

  it('has no filter for periods that return', () => {
    expect(periodFilters({ name: 'd', type: 'date' }, 'weekday', 'Monday')).toBeNull()
  })
})
