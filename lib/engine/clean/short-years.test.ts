import { describe, expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

const rangeOf = (name: string, years: string[]) => {
  const rows = years.flatMap((year, at) => [[`${(at % 9) + 1}/${(at % 20) + 5}/${year}`, String(at)]])
  const column = cleanTable(textTable([[name, 'n'], ...rows])).table.columns[0]!
  const dates = [...column.values].sort()
  return [dates[0]!.slice(0, 4), dates.at(-1)!.slice(0, 4)]
}

describe('two-digit years', () => {
  it('of births are of the last century, however many were born before 1969', () => {
    expect(rangeOf('born', ['38', '47', '55', '62', '67', '71', '80', '93'])).toEqual(['1938', '1993'])
  })

  it('of births run into this century where the dates do', () => {
    expect(rangeOf('born', ['38', '47', '55', '62', '67', '71', '80', '93', '04'])).toEqual(['1938', '2004'])
  })

  it('of an old year are no future', () => {
    expect(rangeOf('date', ['61', '62', '62', '62'])).toEqual(['1961', '1962'])
  })

  it.each([
    { name: 'order date', years: ['23', '24', '24', '25'], range: ['2023', '2025'] },
    { name: 'date', years: ['98', '99', '00', '01'], range: ['1998', '2001'] },
    { name: 'maturity', years: ['24', '35', '49', '55'], range: ['2024', '2055'] },
  ])('of $name stay as they were', ({ name, years, range }) => {
    expect(rangeOf(name, years)).toEqual(range)
  })
})
