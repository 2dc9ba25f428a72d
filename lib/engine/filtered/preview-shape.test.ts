import { expect, it } from 'vitest'
import { previewShape } from './preview-shape'

const rows = ['North,10,20,30', 'South,11,,31', 'East,12,22,32']
const bytes = new TextEncoder().encode(['region,2021,2022,2023', ...rows].join('\n'))
const ask = { offset: 0, limit: 4, order: 'asc', conditions: [] } as const

it('shows rows as they would be in another shape', () => {
  const preview = (shape: 'wide' | 'long') =>
    previewShape(bytes, { fileType: 'csv' }, { ...ask, conditions: [], shape })
  expect(preview('wide')).toMatchObject({
    columns: ['region', '2021', '2022', '2023'],
    rows: [
      ['North', 10, 20, 30],
      ['South', 11, null, 31],
      ['East', 12, 22, 32],
    ],
    total_rows: 3,
  })
  const long = preview('long')
  expect(long).toMatchObject({ total_rows: 9, matching_rows: 9 })
  expect(long.rows).toHaveLength(4)
  expect(long.rows[1]).toContain(20)
})

it('is neither sorted nor filtered', () => {
  const sorted = () =>
    previewShape(bytes, { fileType: 'csv' }, { ...ask, conditions: [], shape: 'long', sort: 'region' })
  expect(sorted).toThrow('stands alone')
})
