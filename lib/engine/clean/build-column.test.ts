import { expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

const valuesOf = (cells: string[]) => {
  const { columns } = cleanTable(textTable([['shipped', 'k'], ...cells.map((cell) => [cell, 'x'])])).table
  return { values: columns[0]!.values, codes: [...columns[0]!.codes] }
}

it('keeps dates of which no two are the same apart', () => {
  expect(valuesOf(['03/14/2025', '03/13/2025', '', '03/14/2025'])).toEqual({
    values: ['2025-03-14', '2025-03-13'],
    codes: [0, 1, -1, 0],
  })
})

it('makes one value of a date that is written in two ways', () => {
  expect(valuesOf(['3/14/2025', '03/14/2025', '03/15/2025'])).toEqual({
    values: ['2025-03-14', '2025-03-15'],
    codes: [0, 0, 1],
  })
})

it('makes one value of moments of one second', () => {
  const { values, codes } = valuesOf([
    '2025-03-14T10:00:00.250',
    '2025-03-14T10:00:00.750',
    '2025-03-14T10:00:01',
  ])
  expect(values).toHaveLength(2)
  expect(codes).toEqual([0, 0, 1])
})
