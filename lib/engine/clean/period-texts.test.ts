import { describe, expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { splitDate } from './date-text'
import { textTable } from './text-table.fixture'

const columnOf = (texts: string[], name = 'Period') =>
  cleanTable(textTable([[name, 'n'], ...texts.map((text, at) => [text, String(at * 7 + 3)])])).table
    .columns[0]!

const months = (year: number) =>
  Array.from({ length: 12 }, (_, at) => `${String(at + 1).padStart(2, '0')}/${year}`)
const parts = (of: (part: number, year: number) => string, count: number) =>
  [21, 22, 23].flatMap((year) => Array.from({ length: count }, (_, at) => of(at + 1, year)))

describe('parts of years as they are written', () => {
  it.each([
    ['1Q22', '2022-01'],
    ['3T2023', '2023-07'],
    ['Q2 2022/23', '2022-04'],
    ['2022/23 Q4', '2022-10'],
    ['2º trim. de 2021', '2021-04'],
    ['1er trimestre 2022', '2022-01'],
    ['4. Quartal 2024', '2024-10'],
    ['Quarter 3, 2024', '2024-07'],
    ['2. Halbjahr 2023', '2023-07'],
    ["Q1'24", '2024-01'],
    ['FY24 Q3', '2024-07'],
    ['Q3/24', '2024-07'],
    ['KW 7/23', '2023-02'],
  ])('%s', (text, begins) => {
    const date = splitDate(text)!
    expect(`${date.year}-${String(date.month).padStart(2, '0')}`).toBe(begins)
  })

  it.each([
    'T124',
    '2T15',
    '4S 22',
    'Q5 2022',
    'S3 2022',
    'Q1 2022/25',
    'W12-24',
    '3 of 2022',
    '1st floor 22',
    'h264',
    '1x 2022',
    'Q4',
    '2.5 q',
    'F1 2022',
    '12Q22',
  ])('%s is none', (text) => {
    expect(splitDate(text)).toBeNull()
  })

  it('stand in order', () => {
    expect(columnOf(parts((part, year) => `${part}Q${year}`, 4)).type).toBe('date')
    expect(columnOf(parts((part, year) => `20${year}/${year + 1} T${part}`, 3)).type).toBe('date')
  })
})

describe('months with the last digits of a year', () => {
  it('are dates where they make a run', () => {
    const { type, values } = columnOf([...months(22), ...months(23)])
    expect([type, values[0], values.at(-1)]).toEqual(['date', '2022-01-01', '2023-12-01'])
  })

  it.each([
    ['marks of twenty', ['3/20', '7/20', '12/20', '9/20', '1/20', '6/20']],
    ['days of a month', ['01/02', '02/02', '03/02', '04/02', '05/02']],
    ['parts of a whole', ['1/16', '3/32', '5/16', '1/32', '7/16', '9/32']],
    ['ratios', ['4/15', '1/39', '9/22', '12/31', '2/27']],
    ['sizes of tyres', ['5/70', '6/80', '7/90']],
  ])('are none of %s', (_, texts) => {
    expect(columnOf(texts, 'Wert').type).not.toBe('date')
  })
})

describe('a letter, a number and two digits', () => {
  const each = (letters: string[], numbers: number[], of: (letter: string, number: number) => string) =>
    letters.flatMap((letter) => numbers.map((number) => of(letter, number)))
  const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

  it.each([
    ['weeks', [23, 24].flatMap((year) => upTo(1, 52).map((week) => `W${week}/${year}`))],
    [
      'weeks of which some are missing',
      upTo(10, 40)
        .filter((at) => at % 4)
        .map((week) => `w${week}/24`),
    ],
    ['quarters', upTo(10, 19).flatMap((year) => upTo(1, 4).map((part) => `Q${part}-${year}`))],
    ['halves', upTo(21, 24).flatMap((year) => [`H1/${year}`, `H2/${year}`])],
    ['two quarters', ['Q1/24', 'Q2/24']],
  ])('are dates of %s', (_, texts) => {
    expect(columnOf(texts).type).toBe('date')
  })

  it.each([
    ['lamps', each(['12', '24', '48'], [5, 10, 20, 24, 35, 50], (volts, watts) => `W${watts}/${volts}`)],
    ['stands in halls', each(['H1', 'H2'], upTo(11, 57), (hall, stand) => `${hall}/${stand}`)],
    [
      'stands that are counted',
      each(['H1', 'H2'], upTo(10, 28), (hall, at) => `${hall}/${String(at - 9).padStart(2, '0')}`),
    ],
    ['seats', each(['S1', 'Q1', 'T2', 'Q2'], upTo(20, 33), (row, seat) => `${row}-${seat}`)],
  ])('are none of %s', (_, texts) => {
    expect(columnOf(texts, 'what').type).toBe('text')
  })
})
