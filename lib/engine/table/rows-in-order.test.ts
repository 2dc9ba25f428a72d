import { expect, it } from 'vitest'
import { rowsInOrder } from './rows-in-order'
import type { Column } from './table'

const column = (codes: number[], values: string[], numbers: number[]): Column => ({
  ...{ name: 'n', type: 'number', unit: null, leadingZeros: false, missing: 0 },
  codes: Int32Array.from(codes),
  values,
  numbers: Float64Array.from(numbers),
})

it('gives the rows from the least to the greatest, those with the same number as they stand', () => {
  const texts = column([0, 1, 2, -1, 1, 0], ['1.5', '-2', '1.50'], [1.5, -2, 1.5, Number.NaN, -2, 1.5])
  expect([...rowsInOrder(texts)]).toEqual([1, 4, 0, 2, 5])
})

it('goes by the rows where one text stands for several numbers', () => {
  const mixed = column([0, 0, 1], ['5', '7'], [9, 5, 7])
  expect([...rowsInOrder(mixed)]).toEqual([1, 2, 0])
})
