import { describe, expect, it } from 'vitest'
import type { RowsQuery } from '@/lib/contracts/table-rows'
import { previewReading } from './preview-reading'

const rows = ['North,10,20,30', 'South,11,,31', 'East,12,22,32']
const wide = ['region,2021,2022,2023', ...rows].join('\n')
const preview = (text: string, asked: Partial<RowsQuery>) =>
  previewReading(
    new TextEncoder().encode(text),
    { fileType: 'csv' },
    { offset: 0, limit: 4, order: 'asc', conditions: [], ...asked },
  )

it('shows rows as they would be in another shape', () => {
  expect(preview(wide, { shape: 'wide' })).toMatchObject({
    columns: ['region', '2021', '2022', '2023'],
    rows: [
      ['North', 10, 20, 30],
      ['South', 11, null, 31],
      ['East', 12, 22, 32],
    ],
    total_rows: 3,
  })
  const long = preview(wide, { shape: 'long' })
  expect(long).toMatchObject({ total_rows: 9, matching_rows: 9 })
  expect(long.rows).toHaveLength(4)
  expect(long.rows[1]).toContain(20)
})

it('shows rows of another of the tables in a file', () => {
  const both = `${wide}\n\nStaff\nname,age\nAnn,31\nBob,45\nCid,27\n`
  expect(preview(both, { sheet: 'Staff', limit: 2 })).toMatchObject({
    columns: ['name', 'age'],
    rows: [
      ['Ann', 31],
      ['Bob', 45],
    ],
    total_rows: 3,
  })
})

describe('what was undone', () => {
  const sales = 'region,amount\nNorth,10\nSouth,20\nEast,30\nWest,40\nTotal,100\n'
  const staff = 'team,people,pay\nA,1,5\nB,2,6\nC,4,9\nTotal,7,20\n'
  const bytes = new TextEncoder().encode(`Sales\n${sales}\nStaff\n${staff}`)
  const rowsOf = (sheet: string | undefined, asked: string) =>
    previewReading(
      bytes,
      { fileType: 'csv', sheet, undone: ['total_rows'] },
      { offset: 0, limit: 9, order: 'asc', conditions: [], sheet: asked },
    ).total_rows

  it.each([
    ['Sales', 'Sales', 5],
    ['Sales', ' sales', 5],
    [undefined, 'Staff', 4],
  ])('stays so in the table that is read already: %s, then %s', (sheet, asked, rows) => {
    expect(rowsOf(sheet, asked)).toBe(rows)
  })

  it.each([
    ['Sales', 'Staff', 3],
    ['staff', 'Sales', 4],
    [undefined, 'Sales', 4],
  ])('is nothing of another: %s, then %s', (sheet, asked, rows) => {
    expect(rowsOf(sheet, asked)).toBe(rows)
  })
})

it('is neither sorted nor filtered', () => {
  expect(() => preview(wide, { shape: 'long', sort: 'region' })).toThrow('stands alone')
})

it.each([
  ['sheet', { sheet: 'Staff' }],
  ['shape', { shape: 'long' }],
] as const)('names what there is none of: %s', (param, asked) => {
  const text = 'region,amount\nNorth,10\nSouth,11\nEast,12\n'
  expect(() => preview(text, asked)).toThrow(expect.objectContaining({ name: 'SelectionError', param }))
})
