import { describe, expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

const clean = (cells: string[], name = 'when') =>
  cleanTable(textTable([[name, 'k'], ...cells.map((cell) => [cell, 'x'])]))
const texts = (cells: string[], name?: string) => {
  const column = clean(cells, name).table.columns[0]!
  return Array.from(column.codes, (code) => column.values[code] ?? null)
}

describe('dates under one format per column', () => {
  const cases: [what: string, cells: string[], expected: string[], name?: string][] = [
    ['ISO', ['2025-03-09', '2025-12-31'], ['2025-03-09', '2025-12-31']],
    [
      'slashes, year first',
      ['2015/01/01 01:00:00', '2015/01/02 13:30:05'],
      ['2015-01-01T01:00:00', '2015-01-02T13:30:05'],
    ],
    ['American', ['10/22/12', '1/3/2013'], ['2012-10-22', '2013-01-03']],
    ['British', ['24/08/2008', '12/8/2012'], ['2008-08-24', '2012-08-12']],
    ['German', ['09.03.2025', '31.12.2025'], ['2025-03-09', '2025-12-31']],
    ['German words', ['9. März 2025', '31. Dezember 2025'], ['2025-03-09', '2025-12-31']],
    ['English words', ['March 9, 2025', 'Dec 31 2025'], ['2025-03-09', '2025-12-31']],
    ['French words', ['9 mars 2025', '1er août 2025'], ['2025-03-09', '2025-08-01']],
    ['Spanish words', ['9 de marzo de 2025', '31 de diciembre de 2025'], ['2025-03-09', '2025-12-31']],
    ['short words', ['09-Mar-25', '31-Dec-99'], ['2025-03-09', '1999-12-31']],
    [
      'mail',
      ['Mon, 10 Mar 2025 14:05:00 +0000', 'Tue, 11 Mar 2025 01:05:00 +0200'],
      ['2025-03-10T14:05:00', '2025-03-10T23:05:00'],
    ],
    [
      'a zone moves to UTC',
      ['2025-03-09T23:30:00-02:00', '2025-03-09T12:00:00Z'],
      ['2025-03-10T01:30:00', '2025-03-09T12:00:00'],
    ],
    ['12 hours', ['3/9/2025 2:05 PM', '3/25/2025 12:00 AM'], ['2025-03-09T14:05:00', '2025-03-25T00:00:00']],
    [
      'midnight everywhere is a date',
      ['2025-03-09 00:00:00', '2025-03-10 00:00:00'],
      ['2025-03-09', '2025-03-10'],
    ],
    ['quarters', ['2021-Q3', '2021-Q4'], ['2021-07-01', '2021-10-01']],
    ['quarters of fiscal years', ['FY24 Q3', 'FY2024 Q4'], ['2024-07-01', '2024-10-01']],
    ['quarters, number first', ['Q3 2021', '4. Quartal 2021'], ['2021-07-01', '2021-10-01']],
    ['months', ['2021-03', '2021-04'], ['2021-03-01', '2021-04-01']],
    ['month names', ['Jan 2021', 'März 2021', 'Mai-21'], ['2021-01-01', '2021-03-01', '2021-05-01']],
    ['months with a point', ['03.2021', '04.2021', '11.2021'], ['2021-03-01', '2021-04-01', '2021-11-01']],
    ['Italian weekdays', ['gio 7/3/2024', 'ven 29/3/2024'], ['2024-03-07', '2024-03-29']],
    ['Italian weeks', ['Settimana 5 2024', 'Sett. 12 2024'], ['2024-01-29', '2024-03-18']],
    ['French weeks', ['S05 2024', '2024-S12'], ['2024-01-29', '2024-03-18']],
    ['weeks', ['2021-W01', '2020-W53'], ['2021-01-04', '2020-12-28']],
    ['eight digits', ['20210304', '20210305'], ['2021-03-04', '2021-03-05'], 'date'],
    [
      'seconds since 1970',
      ['1517966773', '1517966774'],
      ['2018-02-07T01:26:13', '2018-02-07T01:26:14'],
      'created_at',
    ],
    [
      'milliseconds since 1970',
      ['1517966773840', '1517966996303'],
      ['2018-02-07T01:26:13', '2018-02-07T01:29:56'],
      'time',
    ],
    ['day numbers of a spreadsheet', ['44197', '44198'], ['2021-01-01', '2021-01-02'], 'Order Date'],
    [
      'one part always 1: months in the second',
      ['1/3/2021', '1/4/2021', '1/5/2021'],
      ['2021-03-01', '2021-04-01', '2021-05-01'],
    ],
    [
      'the rows run in time',
      ['01/02/2021', '02/02/2021', '03/02/2021', '04/02/2021', '05/02/2021', '06/02/2021', '01/03/2021'],
      ['2021-02-01', '2021-02-02', '2021-02-03', '2021-02-04', '2021-02-05', '2021-02-06', '2021-03-01'],
    ],
    ['times of day', ['14:05', '2:05 pm', '23:59:59'], ['14:05:00', '14:05:00', '23:59:59']],
    ['durations over a day', ['26:10:00', '01:00:00', '00:00:30'], ['94200', '3600', '30'], 'duration'],
    ['durations in words', ['1h 30m', '45 min', '2h'], ['5400', '2700', '7200'], 'time spent'],
    ['ISO durations', ['PT1H30M', 'PT45M', 'P1DT2H'], ['5400', '2700', '93600'], 'x'],
  ]
  it.each(cases)('%s', (...[, cells, expected, name]) => {
    expect(texts(cells, name)).toEqual(expected)
  })

  it('lets another date column decide, and says so', () => {
    const rows = [
      ['a', 'b'],
      ['03/04/2021', '25/04/2021'],
      ['05/04/2021', '26/04/2021'],
      ['04/03/2021', '27/04/2021'],
    ]
    const { table, steps, dateOrder } = cleanTable(textTable(rows))
    expect(table.columns[0]!.values).toEqual(['2021-04-03', '2021-04-05', '2021-03-04'])
    expect(dateOrder).toBe('DMY')
    expect(steps.find(({ step }) => step === 'date_order')!.detail).toContain('other date columns')
  })

  it('says where day and month stay open', () => {
    const { steps, dateOrder } = clean(['03/04/2021', '05/04/2021', '04/03/2021'])
    expect(dateOrder).toBe('MDY')
    expect(steps.find(({ step }) => step === 'date_order')!.detail).toContain('stays open')
  })

  const numbers: [what: string, cells: string[], name: string][] = [
    ['years', ['2019', '2020', '2021'], 'year'],
    ['large counts', ['1517966773', '1517966774'], 'views'],
    ['decimals', ['2021.5', '2022.25'], 'value'],
    ['eight digits that are no dates', ['20219904', '20213305', '99999999'], 'n'],
  ]
  it.each(numbers)('%s are no dates', (_, cells, name) => {
    expect(['integer', 'number']).toContain(clean(cells, name).table.columns[0]!.type)
  })

  it('knows the calendar', () => {
    const { table } = clean([
      '2024-02-29',
      ...Array.from({ length: 20 }, (_, day) => `2024-03-${10 + day}`),
      '2023-02-29',
    ])
    expect(table.columns[0]!.numbers![0]).toBe(Date.UTC(2024, 1, 29))
    expect(table.columns[0]!.numbers![21]).toBeNaN()
    expect(table.columns[0]!.values.at(-1)).toBe('2023-02-29')
  })
})

describe('spans of years', () => {
  const typeOf = (cells: string[], name?: string) => clean(cells, name).table.columns[0]!.type
  it.each<[what: string, cells: string[], name?: string]>([
    ['two digits, some of them months', ['2008-09', '2009-10', '2010-11', '2011-12', '2012-13']],
    ['two digits, all of which could be months', ['2008-09', '2009-10', '2010-11', '2011-12']],
    ['two of them', ['2008-09', '2009-10']],
    ['one under a name that says so', ['2008-09', '2008-09'], 'season'],
    ['slashes', ['2008/09', '2009/10', '2013/14']],
    ['the turn of the century', ['1998-99', '1999-00', '2000-01']],
    ['five years', ['2005-10', '2010-15', '2015-20']],
    ['a label that is none', ['2008-09', '2009-10', '2010-11', 'tbc']],
  ])('keeps %s as written', (_, cells, name) => {
    expect(typeOf(cells, name)).toBe('text')
    expect(texts(cells, name)).toEqual(cells)
  })

  it.each<[what: string, cells: string[], name?: string]>([
    ['months of one year', ['2008-07', '2008-08', '2008-09', '2008-10']],
    ['months of years', ['2008-09', '2009-01', '2009-05', '2009-09', '2009-10']],
    ['one month', ['2008-09', '2008-09']],
    ['months by name', ['2008-09', '2009-10'], 'month'],
    [
      'a thirteenth period beside months',
      [...Array(12).keys()].map((m) => `2012-${String(m + 1).padStart(2, '0')}`).concat('2012-13'),
    ],
  ])('reads %s as months', (_, cells, name) => {
    expect(typeOf(cells, name)).toBe('date')
    expect(texts(cells, name)[0]).toBe(`${cells[0]}-01`)
  })
})
