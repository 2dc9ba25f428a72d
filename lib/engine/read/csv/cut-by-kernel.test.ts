import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PlainNumber } from '../../clean/plain-number'
import { takeLook } from '../../table/plain-texts'
import { sourceText } from '../../table/source-text'
import { byteText } from './byte-text'
import { CellGrid } from './cell-grid'
import { type CsvDialect, plainDialect } from './csv-dialect'
import { cutByKernel } from './cut-by-kernel'
import { CellCutter } from './cut-cells'

function cutByOurs(text: string, dialect: CsvDialect) {
  const source = sourceText(text)
  const grid = new CellGrid(source)
  const { irregularAt } = new CellCutter(source, dialect, grid).cut({ strict: true })
  grid.finish()
  return { grid, isRegular: irregularAt < 0 }
}

const told = (grid: CellGrid) => ({
  rows: Array.from({ length: grid.rowCount }, (_, row) => [
    grid.width(row),
    grid.line(row),
    grid.blankLinesBefore(row),
    ...grid.rowTexts(row),
  ]),
  columns: grid.columns.map(({ codes, values, length }) => [length, [...codes], [...values]]),
  taken: grid.columns.map((column) =>
    [
      column.take(
        Int32Array.from({ length: Math.max(0, grid.rowCount - 1) }, (_, row) => row + 1),
        'below',
      ),
      column.take(
        Int32Array.from({ length: grid.rowCount }, (_, row) => row).filter((row) => row % 2 === 0),
        'even',
      ),
    ].map(({ codes, values }) => [[...codes], [...values]]),
  ),
})

/** Whether both read it the same, and the kernel all that is regular. */
function expectSame(text: string, dialect: CsvDialect) {
  const { grid, isRegular } = cutByOurs(text, dialect)
  const own = cutByKernel(byteText(text)!, dialect)
  const isReadable = isRegular && !(dialect.loneReturns && /\r(?!\n)/.test(text))
  expect(own !== null).toBe(isReadable)
  if (own) expect(JSON.stringify(told(own))).toBe(JSON.stringify(told(grid)))
}

const semicolons = { ...plainDialect, delimiter: ';' }
const dialects = [
  plainDialect,
  semicolons,
  { ...plainDialect, delimiter: ' ' },
  { ...plainDialect, loneReturns: false, quote: "'", escape: "'" },
]

describe('the kernel', () => {
  it.each([
    '',
    'a',
    'a,b',
    'a,b\n',
    'a,',
    'a,\n',
    ',',
    '\n\n',
    'a\r\n\r\nb,c\r\n',
    '"a"',
    '"a",',
    '"a" ,b\n',
    '"a\nb",c\r\n"d""e"\n',
    '"a" ',
    '"a"b\n',
    '"a',
    'a"b,c\n',
    '"",""\n""\n',
    'a\r\r\nb',
    '""""',
    'x,"a\r\nb"\r\ny',
    `${'long text '.repeat(9)},b\n${'long text '.repeat(9)},c\n`,
  ])('cuts %j as the cutter does', (text) => {
    for (const dialect of dialects) expectSame(text, dialect)
  })

  it('cuts as the cutter does whatever is written', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      '12',
      '3.5',
      ',',
      ',',
      ';',
      '\n',
      '\n',
      '\r\n',
      '"',
      '"',
      '""',
      "'",
      ' ',
      'a longer text',
      'a longer test',
      '\t',
      '\r',
      'ä',
      '東京',
      'longer and 🙂 so',
      '\ufeff',
      '\u00a0',
    )
    const texts = fc.array(piece, { maxLength: 160 }).map((pieces) => pieces.join(''))
    fc.assert(fc.property(texts, fc.constantFrom(...dialects), expectSame), { numRuns: 4000 })
  })

  it('numbers the texts of long columns as the cutter does', () => {
    const cell = fc.oneof(
      fc.integer({ min: 0, max: 5000 }).map(String),
      fc
        .oneof(
          fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
          fc.string({ unit: 'grapheme', maxLength: 9 }),
        )
        .map((text) => `"${text.replaceAll('"', '""')}"`),
      fc.constant(''),
    )
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 50, maxLength: 900 })
    fc.assert(
      fc.property(rows, (cells) => expectSame(cells.map((row) => row.join(',')).join('\n'), plainDialect)),
      { numRuns: 60 },
    )
  })

  it('cuts block after block', () => {
    const rows = Array.from(
      { length: 150_000 },
      (_, row) => `${row},${row % 7},${(row * 7919) % 100_003},x${row > 140_000 ? ',"late, ""too"""' : ''}`,
    )
    expectSame(rows.join('\n'), plainDialect)
    const wide = Array.from({ length: 200 }, (_, row) =>
      Array.from({ length: 1_900 }, (_, column) => (row * column) % 13).join(','),
    )
    expectSame(wide.join('\r\n'), plainDialect)
  })

  it('leaves what it can not read to the cutter', () => {
    const refused = (text: string, dialect: CsvDialect = plainDialect) =>
      expect(cutByKernel(byteText(text)!, dialect)).toBeNull()
    refused('a§b\n', { ...plainDialect, delimiter: '§' })
    expect(byteText('a\ud800,b')).toBeNull()
    refused('a\0,b\n')
    refused('a,b\n', { ...plainDialect, comment: '#' })
    refused('a,b\n', { ...plainDialect, runs: true })
    refused('a,b\n', { ...plainDialect, escape: '\\' })
    refused('a||b\n', { ...plainDialect, delimiter: '||' })
    refused(`${'x'.repeat(40_000)},b\n`)
    refused(','.repeat(2_001))
  })
})

const plainOf = (cells: string[]) => {
  const grid = cutByKernel(byteText(['name', ...cells].join('\n'))!, { ...plainDialect, delimiter: ';' })!
  const rows = Int32Array.from({ length: grid.rowCount - 1 }, (_, row) => row + 1)
  return grid.columns[0]!.take(rows, 'name')
}

/** Enough of them, no two the same. */
const fillers = Array.from({ length: 70 }, (_, at) => `${at}.25`)

describe('numbers from their bytes', () => {
  const number = fc.stringMatching(/^[+-]?[0-9]{0,9}[.]?[0-9]{0,9}$/)

  it('reads them and how they look as the texts are read', () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 30 }), (cells) => {
        const scan = new PlainNumber()
        const isPlain = (text: string) =>
          scan.scan(text) && scan.integerDigits + Math.max(0, scan.decimals) <= 15
        const texts = [...new Set([...fillers, ...cells.filter((cell) => isPlain(cell))])]
        const { values, plain } = plainOf(texts)
        expect(values.length).toBe(texts.length)
        texts.forEach((text, code) => {
          const read = shownBy((scan) => {
            scan.value = plain!.numbers[code]!
            takeLook(plain!.looks[code]!, scan)
          })
          expect([text, read]).toEqual([text, shownBy((scan) => scan.scan(text))])
        })
        expect([...values]).toEqual(texts)
      }),
    )
  })

  it.each(['1e5', '1,5', '0x1', '12 ', '1.2.3', '-', '.', '1234567890123456', 'n/a'])(
    'leaves a column that holds %s to its texts',
    (cell) => {
      expect(plainOf([...fillers, cell]).plain).toBeUndefined()
    },
  )
})

function shownBy(read: (scan: PlainNumber) => void) {
  const scan = new PlainNumber()
  read(scan)
  const { value, decimals, integerDigits, leadingZero, isTidy, endsInZero } = scan
  return { value, decimals, integerDigits, leadingZero, isTidy, endsInZero }
}
