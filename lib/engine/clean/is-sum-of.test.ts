import { describe, expect, it } from 'vitest'
import { readTable } from '../read/read-table'
import { cleanTable } from './clean-table'
import { decimalsOf } from './is-sum-of'

const rows = Array.from({ length: 400 }, (_, row) => row)

/** A column as it is read from a file, beside one that knows no more than its texts. */
function decimalsRead(cellOf: (row: number) => string) {
  const text = `id,number\n${rows.map((row) => `${row},${cellOf(row)}`).join('\n')}\n`
  const { table } = cleanTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' }))
  const column = table.columns[1]!
  return [decimalsOf(column), decimalsOf({ ...column })]
}

describe('the decimals that numbers are written with', () => {
  it.each<[string, (row: number) => string, number]>([
    ['none', (row) => `${row * 7}`, 0],
    ['two', (row) => (row / 4).toFixed(2), 2],
    ['two that end in nought', (row) => `${row}.50`, 2],
    ['as many as one of them', (row) => (row === 390 ? '1.125' : `${row}.5`), 3],
    ['no more than four', (row) => (row / 7).toFixed(6), 4],
    ['beside blanks', (row) => (row % 3 === 0 ? '' : (row / 4).toFixed(1)), 1],
  ])('%s, with its texts and without', (_name, cellOf, decimals) => {
    expect(decimalsRead(cellOf)).toEqual([decimals, decimals])
  })
})
