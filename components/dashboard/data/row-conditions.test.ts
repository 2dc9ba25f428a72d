import { describe, expect, it } from 'vitest'
import type { DatasetColumn } from '@/lib/contracts/analysis'
import { rowsAddress } from '@/lib/contracts/rows-address'
import { datasetExample } from '@/lib/openapi/examples/generation'
import {
  type CellFilters,
  conditionsOf,
  conditionWords,
  readRowsAddress,
  withoutCondition,
} from './row-conditions'

const filters: CellFilters = [
  { id: 'amount', value: { min: ' 10 ', max: '20', has: '' } },
  { id: 'region', value: { has: 'nor' } },
]

const columns = ['region', 'amount'].map((name) => ({ name })) as DatasetColumn[]

it('stand in an address and are read from it, but for columns that the table does not have', () => {
  const conditions = [
    { column: 'amount', kind: 'min', text: '10' },
    { column: 'amount', kind: 'max', text: '20' },
    { column: 'region', kind: 'is', text: 'North & East' },
  ] as const
  const address = rowsAddress({ conditions: [...conditions], sort: 'amount', order: 'desc' })
  const { sorting, filters } = readRowsAddress(new URLSearchParams(`${address}&has.gone=x`), columns)
  expect(sorting).toEqual([{ id: 'amount', desc: true }])
  expect(conditionsOf(filters)).toEqual(conditions)
  expect(readRowsAddress(new URLSearchParams('sort=gone'), columns)).toEqual({ sorting: [], filters: [] })
})

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
