import { describe, expect, it } from 'vitest'
import { wholeTable } from '@/lib/contracts/selection-query'
import { applyMarks } from './apply-marks'

const filterBy = { time: 'date', values: ['region', 'product', 'size', 'year'], numbers: ['price'] }
const region = (cell: string) => ({ column: 'region', cell })
const apply = (selection: typeof wholeTable, cell: string, isAdded = false) =>
  applyMarks(selection, [region(cell)], { filterBy, isAdded })!

describe('what picking a mark makes of a selection', () => {
  it('chooses a value, another in its place, and none where it is chosen already', () => {
    const west = apply(wholeTable, 'West')
    expect(west.categories).toEqual([{ column: 'region', values: ['West'] }])
    expect(apply(west, 'East').categories).toEqual([{ column: 'region', values: ['East'] }])
    expect(apply(west, 'West')).toEqual(wholeTable)
  })

  it('adds a value to others and takes it away again', () => {
    const both = apply(apply(wholeTable, 'West'), 'East', true)
    expect(both.categories).toEqual([{ column: 'region', values: ['West', 'East'] }])
    expect(apply(both, 'West', true).categories).toEqual([{ column: 'region', values: ['East'] }])
    expect(apply(both, 'West').categories).toEqual([{ column: 'region', values: ['West'] }])
  })

  it('takes a period of the event time for its days, and a year of another column for a value', () => {
    const of = (column: string, cell: string | number) =>
      applyMarks(wholeTable, [{ column, cell }], { filterBy })
    expect(of('date', '2025-02')).toMatchObject({ from: '2025-02-01', to: '2025-02-28' })
    expect(of('date', '2025-Q4')).toMatchObject({ from: '2025-10-01', to: '2025-12-31' })
    expect(of('date', '2025-W01')).toMatchObject({ from: '2024-12-30', to: '2025-01-05' })
    expect(of('date', 2024)).toMatchObject({ from: '2024-01-01', to: '2024-12-31' })
    expect(of('date', '2025-03-09T14')).toMatchObject({ from: '2025-03-09', to: '2025-03-09' })
    expect(of('year', 2024)).toMatchObject({ from: null, categories: [{ column: 'year', values: ['2024'] }] })
  })

  it('takes a stretch for all days from its first period to the end of its last', () => {
    const stretch = (column: string) =>
      applyMarks(wholeTable, [{ column, from: '2024-11', to: '2025-02' }], { filterBy })
    expect(stretch('date')).toMatchObject({ from: '2024-11-01', to: '2025-02-28' })
    expect(stretch('region')).toBeNull()
  })

  it('takes what the days are compared with away with them, and leaves it where other days come', () => {
    const period = (cell: string) => [{ column: 'date', cell }]
    const chosen = applyMarks(wholeTable, period('2025-02'), { filterBy })!
    const compared = { ...chosen, compare: 'previous_year' } as const
    expect(applyMarks(compared, period('2025-02'), { filterBy })).toEqual(wholeTable)
    expect(applyMarks(compared, period('2025-03'), { filterBy })).toMatchObject({ compare: 'previous_year' })
    expect(apply(compared, 'West')).toMatchObject({ compare: 'previous_year' })
  })

  it('says nothing of weekdays, of columns that are not there, and of nothing', () => {
    expect(applyMarks(wholeTable, [{ column: 'date', cell: 'Monday' }], { filterBy })).toBeNull()
    expect(applyMarks(wholeTable, [{ column: 'date', cell: 3 }], { filterBy })).toBeNull()
    expect(applyMarks(wholeTable, [{ column: 'band', cell: 'low' }], { filterBy })).toBeNull()
    expect(applyMarks(wholeTable, [], { filterBy })).toBeNull()
  })

  it('bounds numbers by a bin, and both sides of a cell at once', () => {
    const bin = { column: 'price', min: 10, max: 20 }
    const bounded = applyMarks(wholeTable, [bin], { filterBy })!
    expect(bounded.numbers).toEqual([bin])
    expect(applyMarks(bounded, [bin], { filterBy })).toEqual(wholeTable)
    const cell = [region('West'), { column: 'product', cell: 'Tea' }]
    const crossed = applyMarks(wholeTable, cell, { filterBy })!
    expect(crossed.categories).toHaveLength(2)
    expect(applyMarks(crossed, cell, { filterBy })).toEqual(wholeTable)
  })

  it('narrows no more columns at a time than a filter can', () => {
    const full = applyMarks(
      wholeTable,
      [region('West'), { column: 'product', cell: 'Tea' }, { column: 'size', cell: 'L' }],
      { filterBy },
    )!
    expect(applyMarks(full, [{ column: 'year', cell: 2024 }], { filterBy })).toBeNull()
    expect(apply(full, 'East').categories[0]!.values).toEqual(['East'])
  })
})
