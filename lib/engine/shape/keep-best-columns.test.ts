import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const bytesOf = (columnCount: number, rowCount: number) => {
  const width = columnCount - 3
  const header = ['day', 'shop', 'note', ...Array.from({ length: width }, (_, at) => `m${at}`)]
  const rows = Array.from({ length: rowCount }, (_, row) => [
    `2024-01-${String(1 + (row % 28)).padStart(2, '0')}`,
    ['North', 'South', 'West'][row % 3],
    `note ${row}`,
    ...Array.from({ length: width }, (_, at) => (at % 4 === 0 ? '' : String((row * 31 + at * 17) % 97))),
  ])
  return new TextEncoder().encode([header, ...rows].map((row) => row.join()).join('\n'))
}

describe('keepBestColumns', () => {
  it('makes a dashboard of two thousand columns, of those that say most, and tells so', () => {
    const { dataset, blocks } = generateDashboard(bytesOf(2000, 40), {
      fileType: 'csv',
      roles: { m1900: 'measure' },
    })
    const names = dataset.columns.filter((column) => !column.derived_from).map(({ name }) => name)
    expect(names).toHaveLength(200)
    expect(names.slice(0, 2)).toEqual(['day', 'shop'])
    expect(names).toContain('m1900')
    expect(dataset.columns.filter(({ missing }) => missing === 40).map(({ name }) => name)).toEqual(['m1900'])
    expect(dataset.cleaning.at(-1)).toMatchObject({
      step: 'columns_not_used',
      detail: expect.stringContaining('2000 columns'),
    })
    expect(blocks.length).toBeGreaterThan(3)
  })

  it('refuses more than two thousand', () => {
    expect(() => generateDashboard(bytesOf(2001, 3), { fileType: 'csv' })).toThrow(
      expect.objectContaining({ code: 'too_many_columns', message: expect.stringContaining('2,000') }),
    )
  })
})
