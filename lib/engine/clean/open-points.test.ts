import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

const clean = (rows: string[][], delimiter = ';', undone: string[] = []) =>
  cleanTable(textTable(rows, delimiter), new Set(undone))
type Cleaned = ReturnType<typeof clean>
const numbersOf = ({ table }: Cleaned, at: number) => Array.from(table.columns[at]!.numbers ?? [])
const toldOf = ({ steps }: Cleaned) => steps.filter(({ step }) => step === 'decimal_mark')

/** As a column of `make(row)` for each name, behind names of rows. */
const tableOf = (key: string, names: string[], make: (row: number, at: number) => string) => [
  [key, ...names],
  ...Array.from({ length: 9 }, (_, row) => [`P${'abcdefghi'[row]}`, ...names.map((_, at) => make(row, at))]),
]
const thousandths = (row: number, at: number) => 1111 + ((row * 7919 + at * 4973) % 88_777)
const notEndingIn0 = (value: number) => (value % 10 === 0 ? value + 1 : value)
const pointed = (value: number) => `${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, '0')}`
const amount = (row: number, at: number) => notEndingIn0(thousandths(row, at))
const cell = (row: number, at: number) => pointed(amount(row, at))

describe('points before three digits part thousands', () => {
  it.each([
    ['months in German', 'Kostenstelle', ['Januar', 'Februar', 'März', 'April']],
    ['months in Spanish', 'Partida', ['Enero', 'Febrero', 'Marzo']],
    ['years', 'Abteilung', ['2021', '2022', '2023']],
    ['an amount', 'Filiale', ['Umsatz']],
    ['amounts in reais', 'Produto', ['Receita (R$)', 'Despesas (R$)']],
    ['pay', 'Abteilung', ['Gehalt']],
    ['amounts beside an average', 'Standort', ['Umsatz', 'Kosten', 'Durchschnitt']],
  ])('%s', (_, key, names) => {
    const read = clean(tableOf(key, names, cell))
    names.forEach((_, at) => {
      expect(numbersOf(read, at + 1)).toEqual(Array.from({ length: 9 }, (_, row) => amount(row, at)))
    })
    expect(read.decimal).toBe(',')
    expect(toldOf(read)).toMatchObject([{ id: 'decimal_mark', column: null, rows: 9 }])
  })

  it('in all columns where one of them has numbers below a thousand without a point', () => {
    const rows = tableOf('name', ['a', 'b'], (row, at) => (at === 0 && row === 3 ? '850' : cell(row, at)))
    expect(numbersOf(clean(rows), 2)[0]).toBe(amount(0, 1))
  })

  it('whatever amounts months have', () => {
    const value = fc.integer({ min: 1000, max: 999_999 })
    const months = ['Januar', 'Februar', 'März']
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value, value), { minLength: 4, maxLength: 12 }), (lines) => {
        const all = lines.flat()
        fc.pre(Math.max(...all) >= 2 * Math.min(...all))
        const rows = lines.map((line, row) => [`P${'abcdefghijkl'[row]}x`, ...line.map(pointed)])
        const read = clean([['Konto', ...months], ...rows], ';', ['total_rows', 'duplicate_rows'])
        months.forEach((_, at) => {
          expect(numbersOf(read, at + 1)).toEqual(lines.map((line) => line[at]))
        })
      }),
      { numRuns: 60 },
    )
  })
})

describe('points before three digits stay decimals', () => {
  const price = (row: number, at: number) => (1.611 + ((row * 7 + at * 13) % 89) / 500).toFixed(3)
  const decimals: [what: string, rows: string[][], read: { delimiter?: string; isTold: boolean }][] = [
    [
      'between commas',
      tableOf('Konto', ['Januar', 'Februar', 'März'], cell),
      { delimiter: ',', isTold: false },
    ],
    ['of coordinates', tableOf('name', ['lat', 'lon'], cell), { isTold: false }],
    ['of places in German', tableOf('Straße', ['Breitengrad', 'Längengrad'], cell), { isTold: false }],
    ['of weights', tableOf('Artikel', ['Gewicht (kg)', 'Höhe'], cell), { isTold: true }],
    ['of costs of each', tableOf('Filiale', ['Kosten pro Stück', 'Kosten je Liter'], cell), { isTold: true }],
    ['of fuel by grade', tableOf('Straße', ['Diesel', 'E5', 'E10', 'LPG'], price), { isTold: true }],
    ['of fuel by month', tableOf('Sorte', ['Januar', 'Februar', 'März'], price), { isTold: true }],
    ['of an instrument', tableOf('Gerät', ['Messung 1', 'Messung 2', 'Messung 3'], cell), { isTold: true }],
    ['of what nothing is known of', tableOf('name', ['value'], cell), { isTold: true }],
  ]
  it.each(decimals)('%s', (_, rows, { delimiter, isTold }) => {
    const read = clean(rows, delimiter)
    rows[0]!.slice(1).forEach((_, at) => {
      expect(numbersOf(read, at + 1)).toEqual(rows.slice(1).map((row) => Number(row[at + 1])))
    })
    expect(toldOf(read)).toHaveLength(isTold ? 1 : 0)
  })

  it('where one number shows another count of decimals, or one below one', () => {
    for (const shown of ['12.5', '0.345', '3.1415']) {
      const rows = tableOf('Konto', ['Januar', 'Februar', 'März'], (row, at) =>
        row === 2 && at === 1 ? shown : cell(row, at),
      )
      const read = clean(rows)
      expect(numbersOf(read, 1)[0]).toBe(amount(0, 0) / 1000)
      expect(toldOf(read)).toEqual([])
    }
  })

  it('whatever prices per litre are', () => {
    const value = fc.integer({ min: 1100, max: 2199 })
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { minLength: 4, maxLength: 12 }), (lines) => {
        const rows = lines.map((line, row) => [`Straße ${'abcdefghijkl'[row]}`, ...line.map(pointed)])
        const read = clean([['Tankstelle', 'Preis Diesel', 'Preis Super'], ...rows], ';', ['duplicate_rows'])
        expect(numbersOf(read, 1)).toEqual(lines.map(([first]) => first / 1000))
      }),
      { numRuns: 60 },
    )
  })
})

describe('how open points are read may be undone', () => {
  it.each([
    ['thousands', tableOf('Konto', ['Januar', 'Februar', 'März'], cell), 0.001],
    ['decimals', tableOf('name', ['value'], cell), 1000],
  ])('%s', (_, rows, factor) => {
    const [done, undone] = [clean(rows), clean(rows, ';', ['decimal_mark'])]
    expect(numbersOf(undone, 1)[0]).toBeCloseTo(numbersOf(done, 1)[0]! * factor, 6)
    expect(toldOf(undone)).toMatchObject([{ id: 'decimal_mark', is_undone: true }])
    expect(undone.steps).toHaveLength(done.steps.length)
  })
})
