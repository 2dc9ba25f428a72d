import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, createNoise, type FixtureColumn } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'period_change')

const dayMs = 86_400_000
const dates = (count: number, from = '2022-01-01', step = 1) =>
  Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(from) + day * step * dayMs).toISOString().slice(0, 10),
  )
const { normal } = createNoise(21)
const ofDays = (
  days: string[],
  cellOf: (date: string, place: number) => number,
  { grain, ...rest }: Partial<FixtureColumn> = {},
) => {
  const date: FixtureColumn = { name: 'day', role: 'time', cells: days, grain }
  const amount: FixtureColumn = { name: 'amount', role: 'measure', cells: days.map(cellOf), ...rest }
  return found({ date, amount })[0]
}

describe('a change is of the longest stretches that can be compared', () => {
  it('is of twelve months against the twelve before, with figures that hold', () => {
    const days = dates(800)
    const cellOf = (date: string) => (date < '2023-03' ? 500 : 600) + 40 * normal()
    const cells = days.map(cellOf)
    const change = ofDays(days, (_, place) => cells[place]!)!
    expect(change.text).toMatch(
      /^Amount is 2\d\dK from Mar 2023 to Feb 2024, (19|20|21)% more than in the twelve months before \(1\d\dK\); Mar 2024 is not complete/,
    )
    expect(change).toMatchObject({ direction: 'up', value: '2024-02' })
    const total = (from: string, until: string) =>
      cells.reduce((sum, cell, at) => sum + (days[at]! >= from && days[at]! < until ? cell : 0), 0)
    const [now, share, before] = change.evidence.figures
    expect(now!.value).toBeCloseTo(total('2023-03', '2024-03'), 6)
    expect(before!.value).toBeCloseTo(total('2022-03', '2023-03'), 6)
    expect(share!.value).toBeCloseTo(now!.value / before!.value - 1, 9)
  })

  it.each([7, 9, 10, 11, 12])('is none that the time of year may make, in %i months of one', (months) => {
    const days = dates(Math.round(months * 30.5))
    const wave = (at: number) => 500 + 200 * Math.cos((2 * Math.PI * at) / 365)
    const seasonal = ofDays(days, (_, place) => wave(place) + 20 * normal())
    // by the autumn the year has been as low as in spring
    if (months >= 9) expect(seasonal).toBeUndefined()
    const stepping = ofDays(days, (_, place) => (place < days.length - 92 ? 500 : 650) + 20 * normal())
    if (months >= 7) expect(stepping).toMatchObject({ direction: 'up' })
  })

  it('is of years by their names', () => {
    const change = ofDays(dates(730), (date) => (date < '2023' ? 500 : 600) + 40 * normal())!
    expect(change.text).toMatch(/^Amount is [\d.]+K in 2023, \d+% more than in 2022 \(/)
  })

  it('is of the months that the data hold twice', () => {
    const change = ofDays(dates(546), (date) => (date < '2023' ? 500 : 600) + 40 * normal())!
    expect(change.text).toMatch(
      /^Amount is [\d.]+K from Jan to Jun 2023, \d+% more than in the same months of the year before \(/,
    )
  })

  it('is of readings where they come by the week, not of months of four and of five', () => {
    const weekly = dates(66, '2023-08-07', 7)
    const steady = ofDays(weekly, (_, place) => 1000 + (place % 3), { grain: 'week' })
    expect(steady).toBeUndefined()
    const rising = ofDays(weekly, (_, place) => (place < 52 ? 1000 : 1300) + 10 * normal(), {
      grain: 'week',
    })!
    expect(rising.text).toContain('than in the same weeks of the year before')
  })

  it('is of days of the week alike in a few weeks', () => {
    const change = ofDays(dates(28), (_, place) => (place % 7 < 5 ? 100 : 20) * (place < 14 ? 1 : 1.3))!
    expect(change.text).toMatch(/^Amount is .* 30% more than in the 14 days before/)
  })

  it('is told in points where it is one of shares', () => {
    const share = { style: 'percent', percent_base: 1, decimals: 3 } as const
    const change = ofDays(dates(730), (date) => (date < '2023' ? 0.86 : 0.75) + 0.02 * normal(), {
      additivity: 'intensive',
      format: share,
    })!
    expect(change.text).toMatch(
      /^Amount averages 75[.\d]*% in 2023, 11 points less than in 2022 \(8[56][.\d]*%\)/,
    )
    expect(change.evidence.figures[1]).toMatchObject({
      measure: 'abs(points(avg of 12 months, last against first))',
    })
  })
})

describe('no change is told', () => {
  it('of one month of a noisy series', () => {
    const days = dates(851)
    const level = new Map<string, number>()
    const levelOf = (date: string) => {
      const month = date.slice(0, 7)
      if (!level.has(month)) level.set(month, 500 + 120 * normal())
      return level.get(month)!
    }
    expect(ofDays(days, (date) => levelOf(date) + 40 * normal())).toBeUndefined()
  })

  it('of a season', () => {
    const isPeak = (date: string) => date.slice(5, 7) >= '11'
    expect(ofDays(dates(790), (date) => (isPeak(date) ? 1500 : 900) + 60 * normal())).toBeUndefined()
  })

  it('of averages that chance makes differ so', () => {
    const days = dates(730)
    const told = (shift: number) =>
      found({
        date: { name: 'date', role: 'time', cells: days.flatMap((day) => [day, day, day]) },
        score: {
          name: 'score',
          role: 'measure',
          additivity: 'intensive',
          cells: days.flatMap((day) =>
            [0, 1, 2].map(() => 5 + 3 * normal() + (day >= '2023-01-01' ? shift : 0)),
          ),
        },
      }).find(({ columns }) => columns[0] === 'score')
    expect(told(0.05)).toBeUndefined()
    expect(told(2)).toMatchObject({ direction: 'up' })
  })
})
