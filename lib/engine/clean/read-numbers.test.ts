import { describe, expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

const clean = (cells: string[], delimiter = ',') =>
  cleanTable(textTable([['amount', 'k'], ...cells.map((cell, row) => [cell, `r${row % 3}`])], delimiter))
const numbers = (cells: string[], delimiter = ',') =>
  Array.from(clean(cells, delimiter).table.columns[0]!.numbers ?? [])

describe('numbers under one convention per column', () => {
  const cases: [what: string, cells: string[], expected: number[], unit?: string | null][] = [
    ['plain', ['1', '-2.5', '+3', '.5', '4.'], [1, -2.5, 3, 0.5, 4]],
    ['German', ['1.234,50', '12,5', '1.000.000', '7'], [1234.5, 12.5, 1_000_000, 7]],
    ['French, with a narrow space', ['1\u202f234,5', '12,5', '1 000 000'], [1234.5, 12.5, 1_000_000]],
    ['Swiss', ["1'234.50", '12.5', '1’000'], [1234.5, 12.5, 1000]],
    ['English', ['1,234.50', '12.5', '1,000,000'], [1234.5, 12.5, 1_000_000]],
    ['Indian groups', ['12,34,567', '1,00,000', '99'], [1_234_567, 100_000, 99]],
    ['parentheses are negative', ['(12)', '(1,234.5)', '7'], [-12, -1234.5, 7]],
    ['minus behind', ['12-', '3.5-', '8'], [-12, -3.5, 8]],
    ['even amounts', ['1.234,- €', '12,- €', '7,–', '-3,- €'], [1234, 12, 7, -3], '€'],
    ['even francs', ['CHF 12.-', 'CHF 7.50', '5.--'], [12, 7.5, 5], 'CHF'],
    ['soles', ['S/ 1,234.50', 'S/. 12.00', 'S/3.20'], [1234.5, 12, 3.2], 'PEN'],
    ['true minus and dash', ['−12', '–3', '8'], [-12, -3, 8]],
    ['dollars', ['$1,234.50', '-$3', '$0.99'], [1234.5, -3, 0.99], '$'],
    ['euros behind', ['1.234,50 €', '3,00€', '12 EUR'], [1234.5, 3, 12], '€'],
    ['scales', ['1.2k', '3M', '450', '1.5bn'], [1200, 3_000_000, 450, 1_500_000_000]],
    ['scale and currency', ['$1.2m', '$3.5bn', '$900k'], [1_200_000, 3_500_000_000, 900_000], '$'],
    ['German scale', ['1,2 Mio. €', '3 Mrd. €', '0,5 Mio. €'], [1_200_000, 3_000_000_000, 500_000], '€'],
    ['percent', ['12,5 %', '3 %', '100 %'], [12.5, 3, 100], '%'],
    [
      'fractions beside per cent',
      ['26%', '0.31', '45%', '0.4', '0.075', '1'],
      [26, 31, 45, 40, 7.5, 100],
      '%',
    ],
    [
      'small shares beside per cent',
      ['0.6%', '0.31', '0.45%', '0.4', '0.07'],
      [0.6, 0.31, 0.45, 0.4, 0.07],
      '%',
    ],
    [
      'rates that go on below those with a mark',
      ['2.5%', '1.75%', '3%', '1.5%', '0.75', '0.5', '0.25', '1'],
      [2.5, 1.75, 3, 1.5, 0.75, 0.5, 0.25, 1],
      '%',
    ],
    [
      'small defects of which those below one have no mark',
      ['1.1%', '40%', '2.3%', '3.1%', '21%', '4%', '0.1', '0.7', '0.9', '0.4'],
      [1.1, 40, 2.3, 3.1, 21, 4, 0.1, 0.7, 0.9, 0.4],
      '%',
    ],
    ['one mark far from the fractions', ['3%', '0.31', '0.55', '0.9', '0.4'], [3, 0.31, 0.55, 0.9, 0.4], '%'],
    ['one mark among the fractions', ['45%', '0.31', '0.55', '0.9', '0.4'], [45, 31, 55, 90, 40], '%'],
    [
      'per cent without their mark',
      ['26%', '0.31', '45%', '0.4', '0.07', '38'],
      [26, 0.31, 45, 0.4, 0.07, 38],
      '%',
    ],
    ['kilograms', ['12 kg', '3.5kg', '100 kg'], [12, 3.5, 100], 'kg'],
    ['hours beside minutes', ['70 min', '45', '25 min', '1 hr', '1h15'], [70, 45, 25, 60, 75], 'min'],
    ['ounces in several spellings', ['12.5 oz', '12 OZ.', '3 oz.', '7 OZ'], [12.5, 12, 3, 7], 'oz'],
    ['grams beside kilograms', ['2 kg', '500 g', '1.5 kg', '3 kg'], [2, 0.5, 1.5, 3], 'kg'],
    [
      'any word that is always the same',
      ['12 pallets', '3 pallets', '100 pallets', '1 pallet'],
      [12, 3, 100, 1],
      'pallet',
    ],
    ['exponents', ['1e3', '2.5E-2', '7'], [1000, 0.025, 7]],
    ['comma decides for 1,234', ['1,234', '45,06', '7,1'], [1.234, 45.06, 7.1]],
    ['groups decide for 1,234', ['1,234', '1,234,567', '7'], [1234, 1_234_567, 7]],
    ['1,234 alone is grouped', ['1,234', '5,678', '9,012'], [1234, 5678, 9012]],
    ['1.234 alone is a decimal', ['1.234', '5.678', '9.012'], [1.234, 5.678, 9.012]],
    ['1.230 beside 999 is grouped', ['1.230', '999', '12.500', '85'], [1230, 999, 12_500, 85]],
    ['some hands group the digits', ['1234', '1,234', '5678', '980'], [1234, 1234, 5678, 980]],
    ['some hands group them with dots', ['1234', '1.234', '5678', '980'], [1234, 1234, 5678, 980]],
    ['the others are as small as decimals', ['1,234', '3', '7', '5', '1200'], [1.234, 3, 7, 5, 1200]],
    ['no grouping where 4 digits stand alone', ['1234', '1,234', '2,5'], [1234, 1.234, 2.5]],
  ]
  it.each(cases)('%s', (...[, cells, expected, unit = null]) => {
    expect(numbers(cells)).toEqual(expected)
    expect(clean(cells).table.columns[0]!.unit).toBe(unit)
  })

  it('takes numbers that were given out behind a currency’s letters for names', () => {
    const names = ['CAD25000002', 'CAD25000010', 'CAD25000015']
    expect(clean(names).table.columns[0]!.type).toBe('text')
    expect(numbers([...names, 'CAD25000015'])).toEqual([25000002, 25000010, 25000015, 25000015])
    expect(numbers(['EUR12500', 'EUR980', 'EUR47000'])).toEqual([12_500, 980, 47_000])
  })

  it('takes digits with letters that are no scale together for names', () => {
    expect(clean(['5A', '5B', '6C', '4A', '5B']).table.columns[0]!.type).toBe('text')
    expect(clean(['12C', '3K', '4F', '7A']).table.columns[0]!.type).toBe('text')
    expect(numbers(['5K', '3M', '2B'])).toEqual([5000, 3_000_000, 2_000_000_000])
    expect(numbers(['5m', '13m', '2m'])).toEqual([5, 13, 2])
  })

  it('lets the clear columns of a table decide for the open ones', () => {
    const rows = [
      ['a', 'b'],
      ['1,234', '1,5'],
      ['2,345', '2,25'],
      ['3,456', '0,75'],
    ]
    const { table, decimal } = cleanTable(textTable(rows, ';'))
    expect(Array.from(table.columns[0]!.numbers!)).toEqual([1.234, 2.345, 3.456])
    expect(decimal).toBe(',')
  })

  const texts: [what: string, cells: string[]][] = [
    ['leading zeros', ['007', '123', '045']],
    ['codes among numbers', ['250', '276', 'V57', '401', 'E11', '427']],
    ['too long for a number', ['12345678901234567', '12345678901234568', '1']],
    ['heights', [`5'2"`, `6'1"`, `5'11"`]],
    ['versions', ['1.2.3', '1.2.4', '2.0.0']],
    ['words', ['one', 'two', 'three']],
    ['ranges', ['10-20', '20-30', '30-40']],
  ]
  it.each(texts)('%s stay text', (_, cells) => {
    const column = clean(cells).table.columns[0]!
    expect(column.type).toBe('text')
    expect(column.codes.length).toBe(cells.length)
    expect(Array.from(column.codes, (code) => column.values[code])).toEqual(cells)
  })

  it('marks leading zeros', () => {
    expect(clean(['007', '123', '045']).table.columns[0]!.leadingZeros).toBe(true)
    expect(clean(['7', '0', '0.5']).table.columns[0]!.leadingZeros).toBe(false)
  })

  it('keeps what can not be read and takes odd marks for missing', () => {
    const cells = [...Array.from({ length: 30 }, (_, row) => String(row * 7)), 'Indef.', 'unknown', 'n/a']
    const column = clean(cells).table.columns[0]!
    expect(column.type).toBe('integer')
    expect(column.values[column.codes[30]!]).toBe('Indef.')
    expect(column.numbers![30]).toBeNaN()
    expect(column.codes[31]).toBe(-1)
    expect(column.missing).toBe(2)
  })

  it('takes -999 for missing where nothing else is negative', () => {
    const column = clean(['12.5', '-999', '3', '-999', '8']).table.columns[0]!
    expect(Array.from(column.numbers!)).toEqual([12.5, Number.NaN, 3, Number.NaN, 8])
    expect(column).toMatchObject({ missing: 2, values: ['12.5', '3', '8'] })
    expect(numbers(['-12', '-999', '3', '-999'])).toEqual([-12, -999, 3, -999])
  })

  it('takes -999 for missing where it lies far below all else that was measured', () => {
    const cold = Array.from({ length: 20 }, (_, at) => String(-18 - at / 10))
    expect(clean([...cold, '-999', '-999']).table.columns[0]!.missing).toBe(2)
    expect(clean([...cold, '-999']).table.columns[0]!.missing).toBe(0)
    const losses = Array.from({ length: 20 }, (_, at) => String(-400 * at))
    expect(clean([...losses, '-999', '-999']).table.columns[0]!.missing).toBe(0)
  })

  it('takes -1 for missing beside marks with decimals, and none where it may have been measured', () => {
    const marks = Array.from({ length: 40 }, (_, at) => String(at / 4 + 0.1))
    const absent = ['-1', '-1', '-1', '-1']
    expect(clean([...marks, ...absent]).table.columns[0]!.missing).toBe(4)
    const whole = Array.from({ length: 40 }, (_, at) => String(at))
    expect(clean([...whole, ...absent]).table.columns[0]!.missing).toBe(0)
    expect(clean([...marks, ...absent, '-0.5']).table.columns[0]!.missing).toBe(0)
  })

  it('takes 9 for missing behind a scale from 1 to 5, and none behind a longer one', () => {
    const scaleTo = (most: number) => Array.from({ length: 60 }, (_, at) => String(1 + (at % most)))
    expect(clean([...scaleTo(5), '9', '9', '9']).table.columns[0]!.missing).toBe(3)
    const noOnes = scaleTo(5).filter((mark) => mark !== '1')
    expect(clean([...noOnes, '9', '9', '9']).table.columns[0]!.missing).toBe(3)
    expect(clean([...scaleTo(7), '9', '9', '9']).table.columns[0]!.missing).toBe(0)
    expect(clean([...scaleTo(5), '0', '9', '9', '9']).table.columns[0]!.missing).toBe(0)
  })

  it('takes numbers that are too large to compute with for text', () => {
    const cells = [...Array.from({ length: 60 }, (_, row) => String(row)), '-1.79e308']
    const read = numbers(cells)
    expect(read.at(-1)).toBeNaN()
    expect(read.slice(0, 60)).toEqual(Array.from({ length: 60 }, (_, row) => row))
  })

  it('tells the number of rows and a sample', () => {
    const step = clean(['1.234,50', '1.234,50', '12,5', '7']).steps.find(({ step }) => step === 'numbers')!
    expect(step).toMatchObject({ column: 'amount', rows: 3 })
    expect(step.detail).toContain('"1.234,50" is 1234.5')
  })
})

describe('one number in several spellings', () => {
  const values = (cells: string[]) => {
    const { table, steps } = clean(cells)
    const column = table.columns[0]!
    return {
      texts: Array.from(column.codes, (code) => column.values[code]),
      distinct: column.values.length,
      changed: steps.find(({ step }) => step === 'numbers')?.rows ?? 0,
    }
  }
  it.each<[what: string, cells: string[], texts: string[], changed: number]>([
    ['a plus', ['+1', '1', '2'], ['1', '1', '2'], 1],
    ['zeros at the end', ['2.50', '2.5', '7.25'], ['2.5', '2.5', '7.25'], 1],
    ['whole numbers with a point', ['1.0', '1', '2.0'], ['1', '1', '2'], 2],
    ['points at the ends', ['.5', '0.5', '3.', '3', '1.5'], ['0.5', '0.5', '3', '3', '1.5'], 2],
    ['a zero with a minus', ['-0', '0', '1'], ['0', '0', '1'], 1],
    ['a slip of a zero before', [...Array(200).fill('17'), '017'], [...Array(201).fill('17')], 1],
    ['prices with a plus', ['+2.50', '2.50', '1.75'], ['2.50', '2.50', '1.75'], 1],
  ])('is one value with %s', (...[, cells, texts, changed]) => {
    expect(values(cells)).toEqual({ texts, distinct: new Set(texts).size, changed })
  })

  it.each<[what: string, cells: string[]]>([
    ['prices', ['2.50', '2.75', '3.00', '10.00']],
    ['numbers that are written in one way each', ['2.50', '2.125', '3']],
  ])('leaves %s as they are', (_, cells) => {
    expect(values(cells)).toEqual({ texts: cells, distinct: cells.length, changed: 0 })
  })
})

it('reads no amount where a point behind the number says which of some it is', () => {
  const typeOf = (cells: string[]) =>
    clean(Array.from({ length: 6 }, () => cells).flat()).table.columns[0]!.type
  expect(typeOf(['1. Quartal', '2. Quartal', '3. Quartal'])).toBe('text')
  expect(typeOf(['1 crate', '2 crate', '3 crate'])).toBe('integer')
  expect(typeOf(['1. kg', '2. kg', '3. kg'])).toBe('integer')
})
