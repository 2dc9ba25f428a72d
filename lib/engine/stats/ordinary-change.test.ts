import { expect, it } from 'vitest'
import { createNoise } from '../insights/fixture-table'
import { isOrdinaryChange } from './ordinary-change'

const changeOf = (points: number[], lag = 1) => points.at(-1)! / points.at(-1 - lag)! - 1

it('takes a change like those before it for ordinary, and one beyond them not', () => {
  const restless = [100, 108, 97, 104, 99, 107, 101, 106]
  expect(isOrdinaryChange(restless, changeOf(restless))).toBe(true)
  const leap = [...restless.slice(0, -1), 140]
  expect(isOrdinaryChange(leap, changeOf(leap))).toBe(false)
})

it('does not take steady growth for ordinary', () => {
  const steady = [100, 105.2, 109.8, 115.1, 120, 125.1, 129.9, 135]
  expect(isOrdinaryChange(steady, changeOf(steady))).toBe(false)
})

it('compares with the year before where the change does', () => {
  const { normal } = createNoise(4)
  const season = Array.from({ length: 30 }, (_, month) => 200 + 60 * ((month % 12) / 11) + normal())
  season[29] = season[17]! + 1
  expect(isOrdinaryChange(season, changeOf(season, 12))).toBe(true)
  const leap = [...season.slice(0, -1), 300]
  expect(isOrdinaryChange(leap, changeOf(leap, 12))).toBe(false)
})

it('knows nothing of a few points, and of a change that is of others', () => {
  expect(isOrdinaryChange([10, 11, 30], changeOf([11, 30]))).toBe(true)
  expect(isOrdinaryChange([100, 101, 100, 102, 101, 100, 150], 0.9)).toBe(true)
})
