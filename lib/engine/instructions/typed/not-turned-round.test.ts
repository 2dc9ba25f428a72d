import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import { sales } from '../instructions.fixture'
import { languageOf } from '../tongues/language'
import { outcomeOf } from '../tongues/plan-text.fixture'
import { readTyped } from './read-typed'

const read = (text: string) => readTyped(text, languageOf(text), sales)

describe('what is said not to be', () => {
  it('leaves a day out, and is no row of that day alone', () => {
    const filters = read('revenue by region excluding 2023-05-30')?.cards[0]?.filters ?? []
    expect(filters).toMatchObject([{ op: '!=', value: '2023-05-30' }])
  })

  it.each([
    'revenue by region without quantity between 2 and 5',
    'revenue by region excluding 5 or more quantity',
  ])('is never its opposite, but told as not read: %s', (text) => {
    const request = read(text)
    const filters = request?.cards.flatMap((card) => card.filters) ?? []
    expect(filters.some((one) => 'op' in one && ['between', '>='].includes(one.op))).toBe(false)
  })
})

it('two rankings in one sentence are two cards', () => {
  const request = read('top 5 products and bottom 3 products by revenue')
  const asked = request?.cards ?? []
  expect(asked.every(({ x, grouping }) => x !== grouping)).toBe(true)
  expect(asked.map(({ x, y, limit, sort }) => [x, y, limit, sort?.order])).toEqual([
    ['product', 'revenue', 5, 'desc'],
    ['product', 'revenue', 3, 'asc'],
  ])
})

it('a column whose name begins like a word for splitting starts a card of its own', () => {
  const rowOf = (at: number) => [
    `E${1000 + at}`,
    ['Sales', 'Support', 'Legal', 'Finance'][at % 4],
    ['North', 'West', 'South'][at % 3],
    ['Male', 'Female'][(at >> 1) % 2],
    30_000 + ((at * 997) % 60_000),
  ]
  const header = 'employee_id,department,division,gender,salary'
  const lines = [header, ...Array.from({ length: 240 }, (_, at) => rowOf(at).join())]
  const bytes = new TextEncoder().encode(lines.join('\n'))
  const people = understandDataset(bytes, { fileType: 'csv', fileName: 'people.csv' })
  const { cards, told } = outcomeOf('average salary by department, division headcount by gender', people)
  expect(told).toEqual(['applied'])
  expect(cards).toEqual(['bar: avg salary by department', 'bar: count rows by gender'])
})
