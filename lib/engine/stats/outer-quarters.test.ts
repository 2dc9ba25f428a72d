import { expect, it } from 'vitest'
import { outerQuarters } from './outer-quarters'

const by = Array.from({ length: 40 }, (_, row) => row)

it('averages the quarter where the other number is lowest, and the one where it is highest', () => {
  const { low, high } = outerQuarters(
    by.map((value) => 2 * value),
    by,
    1,
  )!
  expect([low.rows, high.rows]).toEqual([10, 10])
  expect([low.mean, high.mean]).toEqual([9, 69])
  expect(by.filter((value) => value <= low.bound)).toHaveLength(10)
  expect(by.filter((value) => value >= high.bound)).toHaveLength(10)
})

it('leaves rows out that lack one of both', () => {
  const values = by.map((value) => (value === 39 ? Number.NaN : value))
  expect(outerQuarters(values, by, 1)!.high.mean).toBe(33.5)
})

it.each([
  ['the averages go against the order of all rows', by.map((value) => (value > 38 ? -1e6 : value)), by],
  ['the quarters are one', by, by.map((value) => (value < 2 ? 0 : 5))],
  ['there are few rows', [1, 2, 3, 4], [1, 2, 3, 4]],
  ['there are none', [], []],
])('says nothing where %s', (_, values, others) => {
  expect(outerQuarters(values, others, 1)).toBeNull()
})
