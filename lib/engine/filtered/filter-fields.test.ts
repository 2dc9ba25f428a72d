import { expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { filterFields } from './filter-fields'

/** Twelve rows, three places at each time. */
const timeOf = (name: string, times: string[]) => {
  const rows = times.flatMap((time, at) =>
    ['A', 'B', 'C'].map((place, row) => `${time},${place},${at * 7 + row}`),
  )
  const text = `${name},place,visitors\n${rows.join('\n')}\n`
  return filterFields(understandDataset(Buffer.from(text), { fileType: 'csv', fileName: 'visits.csv' }), [])
    .time
}
const from = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at))
const two = (at: number) => String(at + 1).padStart(2, '0')

it.each([
  ['year', 'year', from(12, (at) => String(2010 + at))],
  ['date', 'month', from(12, (at) => `2024-${two(at)}-01`)],
  ['date', 'day', from(28, (at) => `2024-02-${two(at)}`)],
])('tells of a %s that it is told by the %s', (name, grain, times) => {
  expect(timeOf(name, times)).toMatchObject({ column: name, grain })
})
