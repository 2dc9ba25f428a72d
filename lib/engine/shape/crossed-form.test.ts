import { describe, expect, it } from 'vitest'
import { readTable } from '../read/read-table'
import { crossedForms } from './crossed.fixture'
import { shapeTable } from './shape-table'

describe.each(Object.entries(crossedForms))('columns of members and measures: %s', (_, form) => {
  it('are made long', () => {
    const { text, rows, measures } = form()
    const { table } = shapeTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' }))
    expect(table.rowCount).toBe(rows)
    expect(table.columns.map(({ name }) => name)).toEqual(expect.arrayContaining(measures))
  })
})
