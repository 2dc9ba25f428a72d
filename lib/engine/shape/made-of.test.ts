import { expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { textTable } from '../clean/text-table.fixture'
import { crossForm } from './cross-form'
import { madeOf, wholesAmong } from './made-of'

const figure = (row: number, at: number) => 20 + ((row * 31 + at * 17) % 60)
/** Things by as many columns of numbers, with what they come to behind them. */
const crossTable = (columns: number, whole: (own: number[]) => number, rows = 12) => {
  const names = Array.from(
    { length: columns },
    (_, at) => `Member ${String.fromCharCode(97 + (at % 26))}${at}`,
  )
  const body = Array.from({ length: rows }, (_, row) => {
    const own = names.map((_, at) => figure(row, at))
    return [`Row ${String.fromCharCode(65 + row)}`, ...own, whole(own)].map(String)
  })
  return cleanTable(textTable([['Thing', ...names, 'Total'], ...body])).table
}
const sum = (own: number[]) => own.reduce((all, one) => all + one, 0)

it.each<[string, (own: number[]) => number, 'sum' | 'mean' | null]>([
  ['a sum', sum, 'sum'],
  ['a mean', (own) => sum(own) / own.length, 'mean'],
  ['the largest', (own) => Math.max(...own), null],
])('tells %s of the others among columns', (_, whole, made) => {
  const [, ...others] = crossTable(6, whole).columns
  const last = others.at(-1)!
  expect(madeOf(last, others.slice(0, -1))).toBe(made)
  expect(wholesAmong(others)).toEqual(made ? [last] : [])
})

it.each([20, 58, 200])('reads each of %d columns a few times, not once for each other', (columns) => {
  const table = crossTable(columns, sum)
  let read = 0
  const counted = table.columns.map((column) =>
    Object.defineProperty({ ...column }, 'numbers', {
      get: () => {
        read++
        return column.numbers
      },
    }),
  )
  expect(crossForm({ ...table, columns: counted }) !== null).toBe(columns <= 60)
  expect(read).toBeLessThan(10 * columns)
})
