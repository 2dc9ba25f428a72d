import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { csvCell, csvText } from './csv-text'

describe('csvCell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['\0=1+1', "'=1+1"],
    ['+49 30 1234', "'+49 30 1234"],
    ['-', "'-"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    [' =1+1', "' =1+1"],
    ['\u00a0=1+1', "'\u00a0=1+1"],
    ['\u200b=1+1', "'\u200b=1+1"],
    ['\u3000\ufeff@SUM(A1)', "'\u3000\ufeff@SUM(A1)"],
    ['\u0001\u00ad\u3164-2+3', "'\u0001\u00ad\u3164-2+3"],
    ['\n=1', '"\'\n=1"'],
    ['＝1+1', "'＝1+1"],
    ['＋1+1', "'＋1+1"],
    [' －1+1', "' －1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['﹦1+1', "'﹦1+1"],
  ])('defuses %j', (text, cell) => expect(csvCell(text)).toBe(cell))

  it.each([
    '-5',
    '+5',
    '-5.25',
    '-.5',
    '-1e-7',
    '+1E9',
    ' -5',
    '\u00a0-5.25',
    '－5',
    '－１２．５',
    '5',
    ' 5',
    'a=b',
    ' a=b',
    'a-b',
    '\u2212 5',
    '',
    ' ',
  ])('leaves %j', (text) => expect(csvCell(text)).toBe(text))

  it.each([
    [-5, '-5'],
    [1e21, '1e+21'],
    [true, 'true'],
    [null, ''],
    [undefined, ''],
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['a\nb', '"a\nb"'],
  ])('writes %j', (value, cell) => expect(csvCell(value)).toBe(cell))
})

describe('csvText', () => {
  it('is read again as it was meant, but for the quote marks', () => {
    const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
      fc.array(
        fc.array(
          fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
          { minLength: width, maxLength: width },
        ),
        {
          minLength: 1,
        },
      ),
    )
    fc.assert(
      fc.property(table, (rows) => {
        const text = csvText(rows.map((row) => row.map(csvCell)))
        const read = Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data.slice(0, -1)
        const undone = read.map((row, y) =>
          row.map((cell, x) => (cell === `'${rows[y]?.[x]}` ? cell.slice(1) : cell)),
        )
        expect(undone).toEqual(rows)
        for (const cell of read.flat()) expect(cell).not.toMatch(/^([\t\r]|[\s\p{C}\p{DI}]*[=@＝＠])/u)
      }),
    )
  })
})
