import { describe, expect, it } from 'vitest'
import { createNoise } from '../insights/fixture-table'
import { cleanTable } from './clean-table'
import { isLongerPeriod } from './period-span'
import { textTable } from './text-table.fixture'

const { random } = createNoise(37)
const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const amount = () => Math.round(100 + 900_000 * random()) / 100
const text = (numbers: number[]) => String(Math.round(100 * numbers.reduce((sum, one) => sum + one, 0)) / 100)

/** Months with what each quarter and year comes to behind them. */
function months(
  month: (name: string, year: number) => string[],
  whole: (name: string, year: number) => string[],
) {
  return [2021, 2022, 2023].flatMap((year) => {
    const quarters = [0, 1, 2, 3].map((quarter) => {
      const own = names.slice(quarter * 3, quarter * 3 + 3).map((name) => ({ name, value: amount() }))
      const rows = own.map(({ name, value }) => [...month(name, year), text([value])])
      const sum = own.map(({ value }) => value)
      return { sum, rows: [...rows, [...whole(`Q${quarter + 1}`, year), text(sum)]] }
    })
    return [
      ...quarters.flatMap(({ rows }) => rows),
      [...whole('', year), text(quarters.flatMap(({ sum }) => sum))],
    ]
  })
}

describe('what periods come to among their months', () => {
  it.each<[string, string[], string[][]]>([
    [
      'in one column',
      ['Period', 'Revenue'],
      months(
        (name, year) => [`${name} ${year}`],
        (name, year) => [`${name} ${year}`.trim()],
      ),
    ],
    [
      'beside the year',
      ['Year', 'Period', 'Revenue'],
      months(
        (name, year) => [`${year}`, name],
        (name, year) => [`${year}`, name || 'Year'],
      ),
    ],
    [
      'beside what they lack',
      ['Period', 'Visits', 'Revenue'],
      months(
        (name, year) => [`${name} ${year}`, `${Math.floor(90 * random())}`],
        (name, year) => [`${name} ${year}`.trim(), ''],
      ),
    ],
  ])('is left out, %s', (_, header, rows) => {
    const { table, steps } = cleanTable(textTable([header, ...rows]))
    expect(table.rowCount).toBe(36)
    expect(steps.find(({ step }) => step === 'total_rows')!.detail).toContain('Q1')
  })

  it.each([
    ['Q1', ['Jan', 'Feb', 'Mar'], true],
    ['Q2 2021', ['Apr 2021', 'May 2021'], true],
    ['2021', ['Q1 2021', 'Q4 2021'], true],
    ['H2', ['Q3', 'Q4'], true],
    ['2021', ['Q1', 'Q2'], true],
    ['Q1', ['Jan', 'Apr'], false],
    ['2022', ['Q1 2021'], false],
    ['Jan 2021', ['Jan 2021'], false],
    ['Mar 2021', ['Jan 2021', 'Feb 2021'], false],
    ['2021-03-31', ['2021-03-01'], false],
    ['Bank', ['Jan'], false],
  ])('%s of %j: %s', (whole, parts, is) => {
    expect(isLongerPeriod(whole, parts)).toBe(is)
  })
})

describe('sums under words of no lexicon', () => {
  const places = ['Nord', 'Süd', 'Ost', 'West', 'Mitte']
  const things = ['Bier', 'Wein', 'Saft', 'Limo']
  const blocks = places.map((place) => ({ place, own: things.map((thing) => ({ thing, value: amount() })) }))
  const values = (own: { value: number }[]) => own.map(({ value }) => value)
  const all = blocks.flatMap(({ own }) => values(own))

  it('are left out where one row adds them up', () => {
    const rows = blocks.flatMap(({ place, own }) => [
      ...own.map(({ thing, value }) => [place, thing, text([value])]),
      [place, 'Zusammen', text(values(own))],
    ])
    const { table } = cleanTable(
      textTable([['Region', 'Ware', 'Wert'], ...rows, ['Alle', 'Zusammen', text(all)]]),
    )
    expect(table.rowCount).toBe(20)
  })

  it('are left out of a list whose total adds up its heads', () => {
    const rows = blocks.flatMap(({ place, own }) => [
      [place, text(values(own))],
      ...own.map(({ thing, value }) => [thing, text([value])]),
    ])
    const { table } = cleanTable(
      textTable([['Row Labels', 'Sum of Wert'], ...rows, ['Grand Total', text(all)]]),
    )
    expect(table.rowCount).toBe(20)
  })
})
