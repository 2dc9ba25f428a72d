import { describe, expect, it } from 'vitest'
import { splitName } from '../names/name-words'
import { type PlacedColumn, resultInTrades } from './result-in-trades'
import type { ColumnSort } from './sort-signs'

const column = (name: string, sort: ColumnSort, place: number): PlacedColumn => ({
  name: splitName(name),
  values: [],
  sort,
  unit: null,
  place,
})

/** Beside a yes/no that stands sixth of eight columns. */
const likely = (name: string, sort: ColumnSort, place: number) =>
  resultInTrades(column(name, sort, place), { columns: [column('returned', 'yes/no', 5)], count: 8 })

describe('what came of a row, beside what is followed', () => {
  it.each<[string, ColumnSort]>([
    ['refund_amount', 'number'],
    ['Cancel_Reason', 'kind'],
    ['claim_value', 'number'],
    ['RepairCost', 'number'],
    ['Kosten Rückl.', 'number'],
    ['motivo_rechazo', 'kind'],
    ['satisfied', 'number'],
    ['complaint', 'yes/no'],
    ['closed_on', 'date'],
  ])('is %s behind it', (name, sort) => {
    expect(likely(name, sort, 6)).toBeGreaterThan(0.75)
  })

  it.each<[string, ColumnSort]>([
    ['species', 'kind'],
    ['age', 'number'],
    ['depot', 'kind'],
    ['weather', 'kind'],
    ['Tipo de cliente', 'kind'],
    ['machine', 'kind'],
    ['région', 'kind'],
    ['booked_on', 'date'],
  ])('is not %s before it', (name, sort) => {
    expect(likely(name, sort, 2)).toBeLessThan(0.3)
  })

  it('is less likely before what is followed than behind it', () => {
    expect(likely('inspections', 'number', 2)).toBeLessThan(likely('inspections', 'number', 7) - 0.3)
  })

  it('is unsure by its place alone', () => {
    expect(likely('qwx', 'number', 7)).toBeGreaterThanOrEqual(0.6)
    expect(likely('qwx', 'number', 7)).toBeLessThan(0.7)
  })

  it('is what stands behind, by less, where a table puts first what is followed', () => {
    const behind = (followed: number) =>
      resultInTrades(column('room', 'kind', followed + 1), {
        columns: [column('late', 'yes/no', followed)],
        count: 12,
      })
    expect(behind(0)).toBeLessThan(0.2)
    expect(behind(0)).toBeLessThan(behind(9))
  })

  it('is nothing that a whole question asks', () => {
    const question =
      'How much were you paid for the repair cost and the refund that you were given in the end?'
    expect(likely(question, 'number', 6)).toBe(likely('', 'number', 6))
  })
})
