import { expect, it } from 'vitest'
import { createNoise } from '../insights/fixture-table'
import { isOrdinaryChange, timesUsual } from './ordinary-change'

const one = { length: 1, lag: 1 }

it('takes a change like those before it for ordinary, and one beyond them not', () => {
  const restless = [100, 108, 97, 104, 99, 107, 101, 106]
  expect(isOrdinaryChange(restless, one)).toBe(true)
  expect(isOrdinaryChange([...restless.slice(0, -1), 140], one)).toBe(false)
})

it('does not take steady growth for ordinary', () => {
  const steady = [100, 105.2, 109.8, 115.1, 120, 125.1, 129.9, 135]
  expect(isOrdinaryChange(steady, one)).toBe(false)
})

it('compares with the year before where the change does', () => {
  const { normal } = createNoise(4)
  const season = Array.from({ length: 30 }, (_, month) => 200 + 60 * ((month % 12) / 11) + normal())
  const year = { length: 1, lag: 12 }
  season[29] = season[17]! + 1
  expect(isOrdinaryChange(season, year)).toBe(true)
  expect(isOrdinaryChange([...season.slice(0, -1), 300], year)).toBe(false)
})

it('takes two years apart by how their months differ', () => {
  const { normal } = createNoise(7)
  const year = { length: 12, lag: 12 }
  const ofYears = (rise: number, noise: number) =>
    Array.from(
      { length: 24 },
      (_, month) => 200 + 60 * ((month % 12) / 11) + (month < 12 ? 0 : rise) + noise * normal(),
    )
  expect(isOrdinaryChange(ofYears(20, 5), year)).toBe(false)
  expect(isOrdinaryChange(ofYears(20, 60), year)).toBe(true)
})

it('sees a crisis in what moves slowly', () => {
  const { normal } = createNoise(5)
  let level = 5
  const rates = Array.from({ length: 120 }, (_, month) => {
    level += 0.08 * normal() + (month >= 100 ? 0.25 : 0)
    return level
  })
  const year = { length: 12, lag: 12 }
  expect(isOrdinaryChange(rates, year)).toBe(false)
  expect(isOrdinaryChange(rates.slice(0, 100), year)).toBe(true)
})

it('takes noise for ordinary but once in a hundred', () => {
  const { normal } = createNoise(9)
  const spans = [
    { length: 12, lag: 12, count: 24 },
    { length: 4, lag: 4, count: 13 },
    { length: 3, lag: 3, count: 9 },
  ]
  for (const { count, ...span } of spans) {
    const told = Array.from({ length: 1000 }, () =>
      isOrdinaryChange(
        Array.from({ length: count }, () => 100 + 10 * normal()),
        span,
      ),
    ).filter((isOrdinary) => !isOrdinary)
    expect(told.length).toBeLessThan(30)
  }
})

it('knows nothing of a few points, and of what has gaps', () => {
  expect(isOrdinaryChange([10, 11, 30], one)).toBe(true)
  expect(isOrdinaryChange([100, 101, 100, 102, 101, 100, null], one)).toBe(true)
  expect(isOrdinaryChange([1, 2, 3, 4, 5, 6, 90, 91, 92].slice(0, 6), { length: 4, lag: 4 })).toBe(true)
})

it('says how many times its usual size a change is, where anybody knows that', () => {
  expect(timesUsual([100, 110, 90], { length: 1, lag: 1 })).toBeNull()
  const restless = [100, 108, 97, 104, 99, 107, 101]
  expect(timesUsual([...restless, 106], one)!).toBeLessThan(1)
  expect(timesUsual([...restless, 160], one)!).toBeGreaterThan(4)
  const halves = (rise: number) => [...restless, ...restless.map((point) => point + rise).reverse()]
  const half = { length: 7, lag: 7 }
  expect(timesUsual(halves(1), half)!).toBeLessThan(2)
  expect(timesUsual(halves(30), half)!).toBeGreaterThan(4)
})
