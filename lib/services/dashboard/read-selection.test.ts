import { describe, expect, it } from 'vitest'
import { selectionQuery, wholeTable } from '@/lib/contracts/selection-query'
import { readSelection } from './read-selection'

const read = (query: string) => readSelection(new URLSearchParams(query))

describe('the parameters of a filter', () => {
  it('select days, values and numbers, and are written as they are read', () => {
    const selection = read(
      'from=2024-01-01&in.Sales+region=North&in.Sales+region=South&min.price=1.5&to=&compare=previous_year',
    )
    expect(selection).toEqual({
      from: '2024-01-01',
      to: null,
      categories: [{ column: 'Sales region', values: ['North', 'South'] }],
      numbers: [{ column: 'price', min: 1.5, max: null }],
      compare: 'previous_year',
    })
    expect(readSelection(selectionQuery(selection))).toEqual(selection)
  })

  it('compare nothing where no days are chosen', () => {
    expect(read('compare=previous_year&from=&in.region=North')).toEqual({
      ...wholeTable,
      categories: [{ column: 'region', values: ['North'] }],
    })
    expect(selectionQuery({ ...wholeTable, compare: 'previous_year' }).toString()).toBe('')
    for (const days of [{ from: '2024-01-01' }, { to: '2024-01-31' }])
      expect(selectionQuery({ ...days, compare: 'previous_year' }).get('compare')).toBe('previous_year')
  })

  it.each([
    ['from=yesterday', 'from'],
    ['to=2024-02-30', 'to'],
    ['min.price=cheap', 'min.price'],
    ['max.price=Infinity', 'max.price'],
    ['compare=tomorrow', 'compare'],
    ['region=North', 'region'],
    ['in.=North', 'in.'],
    ['in.a=1&in.b=1&in.c=1&in.d=1', 'categories'],
  ])('are refused by name: %s', (query, param) => {
    expect(() => read(query)).toThrow(expect.objectContaining({ code: 'validation_error', param }))
  })
})
