import { expect, it } from 'vitest'
import { rowsAtEnds } from './rows-at-ends'
import type { Column } from './table'

const column = (codes: number[], values: string[], numbers: number[]): Column => ({
  ...{ name: 'n', type: 'number', unit: null, leadingZeros: false, missing: 0 },
  codes: Int32Array.from(codes),
  values,
  numbers: Float64Array.from(numbers),
})

const texts = column([0, 1, 2, -1, 1, 0], ['1.5', '-2', '1.50'], [1.5, -2, 1.5, Number.NaN, -2, 1.5])

it('gives all rows from the least and from the greatest, those with the same number as they stand', () => {
  expect(rowsAtEnds(texts, 9).map((rows) => [...rows])).toEqual([
    [1, 4, 0, 2, 5],
    [5, 2, 0, 4, 1],
  ])
})

it('gives the first of them, with all that have the same number as the last', () => {
  expect(rowsAtEnds(texts, 1).map((rows) => [...rows])).toEqual([
    [1, 4],
    [5, 2, 0],
  ])
})

it('goes by the rows where one text stands for several numbers', () => {
  const mixed = column([0, 0, 1], ['5', '7'], [9, 5, 7])
  expect([...rowsAtEnds(mixed, 3)[0]]).toEqual([1, 2, 0])
})
