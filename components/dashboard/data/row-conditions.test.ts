import { describe, expect, it } from 'vitest'
import { datasetExample } from '@/lib/openapi/examples/generation'
import { type CellFilters, conditionsOf, conditionWords, withoutCondition } from './row-conditions'

const filters: CellFilters = [
  { id: 'amount', value: { min: ' 10 ', max: '20', has: '' } },
  { id: 'region', value: { has: 'nor' } },
]

describe('the filters of a table', () => {
  it('are conditions where something is said, in words on their chips', () => {
    const conditions = conditionsOf(filters)
    expect(conditions).toEqual([
      { column: 'amount', kind: 'min', text: '10' },
      { column: 'amount', kind: 'max', text: '20' },
      { column: 'region', kind: 'has', text: 'nor' },
    ])
    expect(conditions.map((one) => conditionWords(one, datasetExample.columns))).toEqual([
      'amount from 10',
      'amount to 20',
      'region has “nor”',
    ])
  })

  it('lose one condition at a time', () => {
    const [min, , has] = conditionsOf(filters)
    expect(conditionsOf(withoutCondition(filters, min!)).map(({ kind }) => kind)).toEqual(['max', 'has'])
    expect(withoutCondition(filters, has!)).toEqual([filters[0]])
  })
})
