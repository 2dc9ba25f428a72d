import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns } from './fixture-table'

const found = (columns: Record<string, FixtureColumn>) =>
  findInsights(buildFixture(Object.values(columns))).insights.filter(({ kind }) => kind === 'period_change')

describe('findPeriodChanges', () => {
  it('compares the last two complete months and leaves a partial one out', () => {
    const columns = noiseColumns(16)
    const dates = columns.date!.cells.filter((cell) => String(cell) <= '2023-11-12')
    const cut = Object.fromEntries(
      Object.entries(columns).map(([key, column]) => [
        key,
        { ...column, cells: column.cells.slice(0, dates.length) },
      ]),
    )
    const change = found(cut).find(({ columns: names }) => names[0] === 'revenue')!
    expect(change.value).toBe('2023-10')
    expect(change.text).toContain('Nov 2023 is not complete')
    const total = (month: string) =>
      dates.reduce(
        (sum: number, date, row) =>
          String(date).startsWith(month) ? sum + Number(columns.revenue!.cells[row]) : sum,
        0,
      )
    const [now, daily, share, before] = change.evidence.figures
    expect(now!.value).toBeCloseTo(total('2023-10'), 6)
    expect(daily!.value).toBeCloseTo(total('2023-10') / 31, 6)
    expect(before!.value).toBeCloseTo(total('2023-09') / 30, 6)
    expect(share!.value).toBeCloseTo(Math.abs(daily!.value / before!.value - 1), 9)
    expect(change.text).toMatch(/, [\d.]+ a day, [\d.]+% (more|less) than in Sep 2023 \([\d.]+ a day\)/)
  })
})

const dayMs = 86_400_000
const dates = (count: number, from = '2023-01-01') =>
  Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(from) + day * dayMs).toISOString().slice(0, 10),
  )
const ofDays = (days: string[], cellOf: (date: string, place: number) => number, rest = {}) => {
  const date: FixtureColumn = { name: 'day', role: 'time', cells: days }
  const amount: FixtureColumn = { name: 'amount', role: 'measure', cells: days.map(cellOf), ...rest }
  return found({ date, amount })[0]!
}
const wave = (place: number) => ((place * 7919) % 101) - 50

describe('a change is of like with like', () => {
  it('is none where a shorter month sells as much a day', () => {
    const change = ofDays(dates(151), (_, place) => 500 + (place % 2))
    expect(change.text).toContain('about as in Apr 2023')
    const february = ofDays(dates(120, '2022-11-01'), (_, place) => 500 + wave(place))
    expect(february).toMatchObject({ value: '2023-02', direction: null })
    expect(february.text).toContain('about as in Jan 2023')
  })

  it('is against the same month of the year before where the data hold it', () => {
    const days = dates(430)
    const isPeak = (date: string) => date.slice(5, 7) >= '11'
    const change = ofDays(days, (date, place) => (isPeak(date) ? 1500 : 900) + wave(place))
    expect(change).toMatchObject({ value: '2024-02', direction: null })
    expect(change.text).toContain('about as in Feb 2023')
  })

  it('is of the whole month where what is counted comes once a month', () => {
    const paid = Array.from({ length: 36 }, (_, row) => `2024-0${1 + Math.floor(row / 4)}-25`)
    const change = ofDays(paid, (date, row) => (date > '2024-09' ? 350 : 250 + (row % 2)))
    expect(change.text).not.toContain('a day')
    expect(change.text).toContain('40% more than in Aug 2024')
  })

  it('is told in points where it is one of shares', () => {
    const share = { style: 'percent', percent_base: 1, decimals: 3 } as const
    const change = ofDays(
      dates(334),
      (date, place) => (date < '2023-11' ? 0.86 : 0.75) + wave(place) / 5000,
      { additivity: 'intensive', format: share },
    )
    expect(change.text).toMatch(
      /^Amount averages [\d.]+% in Nov 2023, 11 points less than in Oct 2023 \([\d.]+%\)/,
    )
    expect(change.evidence.figures[1]).toMatchObject({ measure: 'abs(points(avg by month))' })
  })

  it('is none of averages that chance makes differ so', () => {
    const days = dates(200)
    const told = (shift: number) =>
      found({
        date: { name: 'date', role: 'time', cells: days.flatMap((day) => [day, day, day]) },
        score: {
          name: 'score',
          role: 'measure',
          additivity: 'intensive',
          cells: days.flatMap((day, at) =>
            [0, 1, 2].map((turn) => (((at * 3 + turn) * 7919) % 10) + (day >= '2023-06-01' ? shift : 0)),
          ),
        },
      }).find(({ columns }) => columns[0] === 'score')!
    expect(told(0.3)).toMatchObject({
      direction: null,
      text: expect.stringContaining('not clearly other than in'),
    })
    expect(told(3)).toMatchObject({ direction: 'up', text: expect.stringContaining('more than in') })
  })
})
