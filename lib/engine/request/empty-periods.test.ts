import { expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { countOf } from '../metric/metric'
import type { CardContext } from './card'
import { withEmptyPeriods } from './empty-periods'
import { requestOf } from './request-of'

/** Tickets by the day they were opened, so many a year from 1990 on, counted by year. */
function counted(perYear: number[]) {
  const rows = perYear.flatMap((count, at) =>
    Array.from({ length: count }, (_, one) => `T-${1000 + 50 * at + one},${1990 + at}-0${(one % 9) + 1}-17`),
  )
  const text = `ticket_id,opened\n${rows.join('\n')}\n`
  const context = understandDataset(Buffer.from(text), { fileType: 'csv', fileName: 'tickets.csv' })
  const found = perYear.flatMap((value, at) =>
    value === 0 ? [] : [{ x: String(1990 + at), group: null, value, rows: value }],
  )
  const request = requestOf({ type: 'line', x: 1, grain: 'year', metric: countOf(context.profile) })
  const result = { rows: found, xCount: found.length, groupCount: 1, otherCount: 0, usedRows: rows.length }
  return withEmptyPeriods(context as unknown as CardContext, request, result).rows.map(({ value }) => value)
}

const usual = [1, 0, 2, 0, 0, 1, 2, 0, 1, 3, 1, 2, 0, 2, 3, 2, 4, 3, 2, 5, 4, 3, 6, 5, 4, 7, 6, 8, 7, 9]

it('counts 0 in years in which none came, where few come', () => {
  expect(counted(usual)).toEqual(usual)
})

it('leaves a hole where many come each year: nobody has counted then', () => {
  const many = usual.map((count) => (count === 0 ? 0 : 30 + count))
  expect(counted(many)).toEqual(many.filter((count) => count > 0))
})

it('counts 0 in a run of years in which none came, where about one comes each year', () => {
  const rare = [9, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 2, 2, 0, 2, 1, 0, 1, 2, 3, 1, 0, 2, 3, 2, 4, 3, 2, 5, 4]
  expect(counted(rare)).toEqual(rare)
})

it.each([
  ['a hole where a few come each year', [2, 3, 2, 3, 3, 2, 3, 2, 0, 0, 0, 0, 0, 0, 0, 2, 3, 3, 2, 3]],
  ['the years between those in which two come', Array.from({ length: 29 }, (_, at) => (at % 2 ? 0 : 2))],
  ['the years between those in which one comes', Array.from({ length: 29 }, (_, at) => (at % 2 ? 0 : 1))],
  ['the years between waves', Array.from({ length: 51 }, (_, at) => (at % 5 ? 0 : 3))],
])('leaves out %s', (_, perYear) => {
  expect(counted(perYear)).toEqual(perYear.filter((count) => count > 0))
})
