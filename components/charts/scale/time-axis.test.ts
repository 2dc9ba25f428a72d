import { describe, expect, it } from 'vitest'
import { timeTicks } from './time-axis'

const months = (count: number) => Array.from({ length: count }, (_, at) => Date.UTC(2023, at, 1))

describe('timeTicks', () => {
  it('says the year once per change', () => {
    const ticks = timeTicks(months(18), 'month', { width: 500 })
    expect(ticks.map(({ label }) => label)).toEqual(['Jan', 'Apr', 'Jul', 'Oct', 'Jan', 'Apr'])
    expect(ticks.map(({ under }) => under)).toEqual(['2023', '', '', '', '2024', ''])
  })

  it('draws fewer where there is less room and never one alone', () => {
    const wide = timeTicks(months(60), 'month', { width: 900 })
    const small = timeTicks(months(60), 'month', { width: 240 })
    expect(small.length).toBeLessThan(wide.length)
    expect(timeTicks(months(2), 'month', { width: 100 }).length).toBe(2)
  })

  it('calls quarters quarters', () => {
    const quarters = [0, 3, 6, 9].map((month) => Date.UTC(2024, month, 1))
    expect(timeTicks(quarters, 'quarter', { width: 600 }).map(({ label }) => label)).toEqual([
      'Q1',
      'Q2',
      'Q3',
      'Q4',
    ])
  })

  it('names each month that has room, where each is a bar', () => {
    const ticks = timeTicks(months(12), 'month', { width: 420, gap: 4 })
    expect(ticks.map(({ label }) => label)).toHaveLength(12)
  })

  it('is no finer than the data', () => {
    const years = [2020, 2021, 2022].map((year) => Date.UTC(year, 0, 1))
    expect(timeTicks(years, 'year', { width: 1200 }).map(({ label }) => label)).toEqual([
      '2020',
      '2021',
      '2022',
    ])
  })
})
