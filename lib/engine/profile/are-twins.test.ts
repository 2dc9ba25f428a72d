import { expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { textTable } from '../clean/text-table.fixture'
import { areTwins } from './are-twins'

const places = 'ABCDEFGHIJ'
const table = (rows: number, other: (row: number) => string) =>
  cleanTable(
    textTable([
      ['place', 'other', 'n'],
      ...Array.from({ length: rows }, (_, row) => [`Place ${places[row % 10]}`, other(row), String(row)]),
    ]),
  ).table

it.each([1500, 19_000, 20_000, 20_999, 30_000])(
  'one thing under two names, of %d rows day by day',
  (rows) => {
    const twins = table(rows, (row) => `City ${places[row % 10]}`)
    expect(areTwins(twins, 0, 1)).toBe(true)
  },
)

it.each([1500, 20_000])('two things that only come as often are none, of %d rows', (rows) => {
  const apart = table(rows, (row) => `Kind ${places[Math.floor(row / 10) % 10]}`)
  expect(areTwins(apart, 0, 1)).toBe(false)
})
