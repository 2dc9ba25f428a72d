import { expect, it } from 'vitest'
import { keepRows } from '../clean/keep-rows'
import { understandDataset } from '../generate-dashboard'
import { filterRows } from '../table/filter-rows'
import { columnFacts } from './column-facts'
import { narrowRows } from './narrow-rows'

const lines = Array.from({ length: 60 }, (_, at) => {
  const amount = at % 7 === 3 ? '' : (at * 13) % 29
  return [`K${at}`, ['North', 'South', 'East'][at % 3], amount, ['low', 'medium', 'high'][at % 3]].join(',')
})
const csv = `key,region,amount,level\n${lines.join('\n')}\n`
const whole = understandDataset(Buffer.from(csv), { fileType: 'csv', fileName: 'rows.csv' })
const conditions = [{ column: 'region', op: 'in' as const, value: ['North', 'East'] }]

it('tells of some rows what is counted of them as if they were all', () => {
  const { table, profile } = narrowRows(whole, conditions)
  const plain = keepRows(whole.table, filterRows(whole.table, conditions)!)
  expect(table.rowCount).toBe(plain.rowCount)
  for (const [at, { codes, values, numbers, missing }] of plain.columns.entries()) {
    const { codes: own, values: texts, numbers: known, missing: gaps } = table.columns[at]!
    expect({ codes: own, values: texts, numbers: known, missing: gaps }).toEqual({
      codes,
      values,
      numbers,
      missing,
    })
    const { distinct, missing: counted, summary } = columnFacts(plain, at)
    expect(profile.columns[at]).toMatchObject({ distinct, missing: counted, summary })
  }
})

it('goes through no column that nobody looks into', () => {
  const untold = (name: string) =>
    new Proxy(new Int32Array(0), {
      get: () => {
        throw new Error(`${name} was read`)
      },
    })
  const columns = whole.table.columns.map((column) =>
    column.name === 'region' ? column : { ...column, codes: untold(column.name) },
  )
  const { table, profile } = narrowRows({ ...whole, table: { ...whole.table, columns } }, conditions)
  expect(profile.columns.find(({ name }) => name === 'region')!.distinct).toBe(2)
  expect(profile.columns.find(({ name }) => name === 'key')!.missing).toBe(0)
  expect(() => table.columns.find(({ name }) => name === 'key')!.values).toThrow('key was read')
})
