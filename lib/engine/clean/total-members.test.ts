import { describe, expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

const years = Array.from({ length: 8 }, (_, place) => 2010 + place)
const deathsOf = (place: number, year: number) => 10 + ((place * 37 + year * 13) % 90)

/** A row for each member and year; the whole is made of the others, times `share`. */
function tableOf(whole: string, parts: string[], share = 1) {
  const rows = years.flatMap((year) => {
    const own = parts.map((name, place) => [name, String(year), String(deathsOf(place, year))])
    const sum = own.reduce((total, row) => total + Number(row[2]), 0)
    return [[whole, String(year), String(Math.round(sum * share))], ...own]
  })
  return cleanTable(textTable([['entity', 'year', 'deaths'], ...rows]))
}

const kinds = ['Drought', 'Flood', 'Storm', 'Wildfire', 'Landslide']
const told = (result: ReturnType<typeof cleanTable>) =>
  result.steps.filter(({ step }) => step === 'total_rows')

describe('a member that is the others together', () => {
  it.each([
    ['All natural disasters', kinds.slice(0, 2)],
    ['World', kinds],
    ['Ensemble des causes', kinds],
    ['Natural causes', kinds],
  ])('is left out and told: %s', (whole, parts) => {
    const result = tableOf(whole, parts)
    expect(result.table.rowCount).toBe(parts.length * years.length)
    expect(told(result)).toMatchObject([{ rows: years.length }])
    expect(told(result)[0]!.detail).toContain(whole)
  })

  it('is left out where some of its parts are not in the table', () => {
    expect(tableOf('World', kinds, 1.08).table.rowCount).toBe(kinds.length * years.length)
  })

  it('is left out that stands before its parts, one row each', () => {
    const rows = kinds.map((name, place) => [name, String(deathsOf(place, 1)), String(deathsOf(place, 5))])
    const sum = (at: number) => String(rows.reduce((total, row) => total + Number(row[at]), 0))
    const { table } = cleanTable(textTable([['kind', 'a', 'b'], ['All kinds', sum(1), sum(2)], ...rows]))
    expect(table.rowCount).toBe(kinds.length)
  })

  it.each([
    { what: 'a large one', whole: 'Asia', parts: kinds, share: 1.3 },
    { what: 'revenue, which is costs and profit', whole: 'Revenue', parts: ['Costs', 'Profit'], share: 1 },
    { what: 'a channel that happens to hold about half', whole: 'Online', parts: kinds, share: 1.02 },
  ])('is not $what', ({ whole, parts, share }) => {
    const result = tableOf(whole, parts, share)
    expect(result.table.rowCount).toBe((parts.length + 1) * years.length)
    expect(told(result)).toEqual([])
  })

  it('is none in a balanced design', () => {
    const rows = years.flatMap((year) =>
      [...kinds, 'Storm'].map((name) => [name, String(year), name === 'Flood' ? '5' : '1']),
    )
    expect(told(cleanTable(textTable([['kind', 'year', 'count'], ...rows])))).toEqual([])
  })
})
