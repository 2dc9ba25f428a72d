import { describe, expect, it } from 'vitest'
import type { RowCondition, RowsQuery } from '@/lib/contracts/table-rows'
import { understandDataset } from '../generate-dashboard'
import { pageRows } from './page-rows'

const lines = [
  '2024-01-03,North,Mug,30',
  '2024-02-05,South,Cup,9',
  '2024-02-07,North,,100',
  '2024-03-01,East,mug large,9',
  '2024-04-02,South,Beans,',
]
const csv = `day,region,product,amount\n${lines.join('\n')}\n`
const table = understandDataset(Buffer.from(csv), { fileType: 'csv' })

const ask = (asked: Partial<RowsQuery> = {}) =>
  pageRows(table, { offset: 0, limit: 100, order: 'asc', conditions: [], ...asked })
const amounts = (asked: Partial<RowsQuery>) => {
  const { columns, rows } = ask(asked)
  return rows.map((row) => row[columns.indexOf('amount')])
}
const where = (...conditions: [RowCondition['kind'], string, string][]) => ({
  conditions: conditions.map(([kind, column, text]) => ({ kind, column, text })),
})

describe('rows of a cleaned table', () => {
  it('come as they stand in the file, a page at a time, with what is missing as null', () => {
    const page = ask({ offset: 1, limit: 2 })
    expect(page.columns.slice(0, 4)).toEqual(['day', 'region', 'product', 'amount'])
    expect(page.rows.map((row) => row.slice(0, 4))).toEqual([
      ['2024-02-05', 'South', 'Cup', 9],
      ['2024-02-07', 'North', null, 100],
    ])
    expect(page).toMatchObject({ offset: 1, matching_rows: 5, total_rows: 5 })
    expect(ask({ offset: 99 }).rows).toEqual([])
  })

  it('are those that are just so where that is asked, and not what contains it', () => {
    expect(amounts(where(['is', 'product', 'mug']))).toEqual([30])
    expect(amounts(where(['has', 'product', 'mug']))).toEqual([30, 9])
    expect(amounts(where(['is', 'amount', '9']))).toEqual([9, 9])
    expect(amounts(where(['is', 'day', '2024-02-07']))).toEqual([100])
  })

  it('are ordered by number and not by text, equal ones as in the file, missing ones last either way', () => {
    expect(amounts({ sort: 'amount' })).toEqual([9, 9, 30, 100, null])
    expect(amounts({ sort: 'amount', order: 'desc' })).toEqual([100, 30, 9, 9, null])
    expect(
      ask({ sort: 'amount' })
        .rows.map(([day]) => day)
        .slice(0, 2),
    ).toEqual(['2024-02-05', '2024-03-01'])
    expect(ask({ sort: 'product', order: 'desc' }).rows.map((row) => row[2])).toEqual([
      'mug large',
      'Mug',
      'Cup',
      'Beans',
      null,
    ])
  })

  it('pass all conditions: a part of a text, bounds of numbers and of days', () => {
    expect(amounts(where(['has', 'product', 'MUG']))).toEqual([30, 9])
    expect(amounts(where(['min', 'amount', '9'], ['max', 'amount', '30']))).toEqual([30, 9, 9])
    expect(amounts(where(['min', 'day', '2024-02-07'], ['max', 'day', '2024-03-01']))).toEqual([100, 9])
    expect(ask(where(['has', 'region', 'nowhere']))).toMatchObject({ matching_rows: 0, total_rows: 5 })
  })

  it.each([
    [{ sort: 'wombat' }, 'sort'],
    [where(['has', 'wombat', 'a']), 'has.wombat'],
    [where(['min', 'amount', 'many']), 'min.amount'],
    [where(['max', 'region', '3']), 'max.region'],
    [where(['max', 'day', '31.12.2024']), 'max.day'],
  ])('are refused for what the table does not have, by the parameter: %j', (asked, param) => {
    expect(() => ask(asked)).toThrow(expect.objectContaining({ name: 'SelectionError', param }))
  })
})
