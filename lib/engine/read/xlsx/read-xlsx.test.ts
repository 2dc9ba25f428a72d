import { utils, type WorkBook } from '@e965/xlsx'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../../generate-dashboard'
import { readTable } from '../read-table'
import { ordersOf, workbookOf } from './workbook.fixture'

const readBook = (bytes: Uint8Array) => readTable(bytes, { fileType: 'xlsx' })
const columnOf = (bytes: Uint8Array, name: string) => {
  const { columns } = readBook(bytes).table
  const { values, codes } = columns.find((column) => column.name === name)!
  return [...codes].map((code) => values[code])
}
const refusalOf = (bytes: Uint8Array): { code: string; message: string } => {
  try {
    readBook(bytes)
  } catch (error) {
    return error as { code: string; message: string }
  }
  throw new Error('It was read.')
}

describe('readXlsx', () => {
  it('reads a sheet as the table that it is, all the way to a dashboard', () => {
    const bytes = workbookOf({ Orders: ordersOf(200) })
    expect(readBook(bytes).table).toMatchObject({
      rowCount: 200,
      columns: [{ name: 'order' }, {}, { name: 'amount' }],
    })
    const draft = generateDashboard(bytes, { fileType: 'xlsx', fileName: 'orders.xlsx' })
    expect(draft.blocks.length).toBeGreaterThan(3)
  })

  it('takes the largest table that is shown, and tells of the other sheets', () => {
    const bytes = workbookOf(
      { Notes: [['see below']], Orders: ordersOf(20), Secret: ordersOf(90) },
      hide('Secret'),
    )
    const { table, steps } = readBook(bytes)
    expect(table.rowCount).toBe(20)
    expect(steps[0]).toMatchObject({
      step: 'other_sheets',
      detail: expect.stringMatching(/“Orders” was read.*“Notes” \(1 row\), “Secret” \(hidden, 91 rows\)/),
    })
  })

  it('reads the sheet that is named, also a hidden one, and lists all of them', () => {
    const bytes = workbookOf(
      { Notes: [['see below']], Orders: ordersOf(20), Secret: ordersOf(9) },
      hide('Secret'),
    )
    const { table, sheets, steps } = readTable(bytes, { fileType: 'xlsx', sheet: ' secret' })
    expect(table.rowCount).toBe(9)
    expect(sheets).toEqual([
      { kind: 'sheet', name: 'Orders', rows: 21, is_hidden: false, is_read: false },
      { kind: 'sheet', name: 'Notes', rows: 1, is_hidden: false, is_read: false },
      { kind: 'sheet', name: 'Secret', rows: 10, is_hidden: true, is_read: true },
    ])
    expect(steps[0]?.detail).not.toContain('largest')
  })

  it.each([
    ['Ordrs', /^sheet: .*“Ordrs”.*did you mean “Orders”\?/],
    ['2026', /^sheet: .*the workbook has “Orders”, “Notes”/],
  ])('refuses a sheet that is not there (%s)', (sheet, message) => {
    const bytes = workbookOf({ Notes: [['see below']], Orders: ordersOf(20) })
    expect(() => readTable(bytes, { fileType: 'xlsx', sheet })).toThrow(
      expect.objectContaining({ code: 'validation_error', message: expect.stringMatching(message) }),
    )
  })

  it('refuses a sheet of a file that has none', () => {
    const csv = strToU8('a,b\n1,2\n')
    expect(() => readTable(csv, { fileType: 'csv', sheet: 'Orders' })).toThrow(/^sheet: .*no table “Orders”/)
  })

  it('reads a hidden sheet where there is no other', () => {
    expect(readBook(workbookOf({ Empty: [[]], Orders: ordersOf(5) }, hide('Orders'))).table.rowCount).toBe(5)
  })

  it.each([false, true])('reads dates, times and both calendars (1904: %s)', (date1904) => {
    const start = date1904 ? 1462 : 0
    const sheet = utils.aoa_to_sheet([
      ['day', 'moment', 'length', 'amount'],
      [45_000 - start, 45_000.75 - start, 1.5, 1],
      [45_001 - start, 45_001.5 - start, 0.25, 2],
    ])
    for (const at of ['2', '3']) {
      sheet[`A${at}`].z = 'dd/mm/yyyy'
      sheet[`B${at}`].z = 'yyyy-mm-dd hh:mm'
      sheet[`C${at}`].z = '[h]:mm'
    }
    const bytes = workbookOf({ Days: sheet }, (book) => {
      book.Workbook = { ...book.Workbook, WBProps: { date1904 } }
    })
    expect(columnOf(bytes, 'day')).toEqual(['2023-03-15', '2023-03-16'])
    expect(columnOf(bytes, 'moment')).toEqual(['2023-03-15T18:00:00', '2023-03-16T12:00:00'])
    expect(columnOf(bytes, 'length')).toEqual(['36:00:00', '06:00:00'])
  })

  it('reads percentages, money, logicals, errors and what formulas came to', () => {
    const sheet = utils.aoa_to_sheet([
      ['share', 'price', 'paid', 'ratio', 'total'],
      [0.125, 0.1 + 0.2, true, 1, 3],
      [0.5, -12.5, false, 2, 4],
    ])
    sheet.A2.z = sheet.A3.z = '0.0%'
    sheet.B2.z = sheet.B3.z = '[$€-407]#,##0.00'
    sheet.D2 = { t: 'e', v: 7, w: '#DIV/0!' }
    sheet.E2 = { t: 'n', v: 7, f: 'A2*2' }
    const bytes = workbookOf({ Figures: sheet })
    expect(columnOf(bytes, 'share')).toEqual(['12.5%', '50%'])
    expect(columnOf(bytes, 'price')).toEqual(['€0.3', '-€12.5'])
    expect(columnOf(bytes, 'paid')).toEqual(['TRUE', 'FALSE'])
    expect(columnOf(bytes, 'ratio')).toEqual(['', '2'])
    expect(columnOf(bytes, 'total')).toEqual(['7', '4'])
    expect(readBook(bytes).steps).toContainEqual(expect.objectContaining({ step: 'error_cells', rows: 1 }))
  })

  it('writes a merged cell into each of its rows, and leaves a title above alone', () => {
    const sheet = utils.aoa_to_sheet([
      ['Sales of 2026'],
      [],
      ['region', 'shop', 'amount'],
      ['North', 'A', 1],
      [null, 'B', 2],
      ['South', 'C', 3],
    ])
    sheet['!merges'] = [utils.decode_range('A1:C1'), utils.decode_range('A4:A5')]
    const bytes = workbookOf({ Sales: sheet })
    expect(columnOf(bytes, 'region')).toEqual(['North', 'North', 'South'])
    expect(readBook(bytes).steps).toContainEqual(expect.objectContaining({ step: 'merged_cells', rows: 1 }))
  })

  it('gives a column called __proto__ like any other', () => {
    const { columns } = readBook(
      workbookOf({
        Odd: [
          ['__proto__', 'constructor'],
          ['a', 'b'],
          ['c', 'd'],
        ],
      }),
    ).table
    expect(columns.map(({ values }) => values)).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ])
    expect(({} as Record<string, unknown>).a).toBeUndefined()
  })
})

type Refused = [what: string, make: () => Uint8Array, code: string, message: RegExp]

describe('what is refused', () => {
  const whole = workbookOf({ Orders: ordersOf(200) })
  const partsOf = () => unzipSync(whole)

  it.each<Refused>([
    [
      'a CSV by another name',
      () => strToU8('a,b\n1,2\n'),
      'file_type_mismatch',
      /no zip file.*file_type "csv"/,
    ],
    [
      'a zip of other things',
      () => zipSync({ 'a.csv': strToU8('a,b') }),
      'file_type_mismatch',
      /zip file of another kind/,
    ],
    ['a binary workbook', () => zipSync({ 'xl/workbook.bin': strToU8('x') }), 'file_type_mismatch', /\.xlsb/],
    [
      'an old workbook',
      () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      'file_type_mismatch',
      /\(\.xls\)/,
    ],
    [
      'a protected workbook',
      () =>
        Uint8Array.of(
          0xd0,
          0xcf,
          0x11,
          0xe0,
          ...[...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]),
        ),
      'file_unparsable',
      /password/,
    ],
    ['a file that was cut off', () => whole.subarray(0, whole.length / 2), 'file_unparsable', /cut off/],
    ['an empty workbook', () => workbookOf({ Sheet1: [] }), 'empty_dataset', /none of its sheets/],
    ['a header alone', () => workbookOf({ Sheet1: [['a', 'b']] }), 'empty_dataset', /no rows of data/],
    [
      'a broken sheet',
      () => zipSync({ ...partsOf(), 'xl/workbook.xml': strToU8('<') }),
      'file_unparsable',
      /./,
    ],
  ])('%s', (...[, make, code, message]: Refused) => {
    const refusal = refusalOf(make())
    expect(refusal.code).toBe(code)
    expect(refusal.message).toMatch(message)
  })

  it.each([
    ['says that it unpacks to gigabytes', 2 ** 31, '128 MB'],
    ['lies about how large it is', 1000, 'more than it says'],
  ])('a workbook that %s', (_, size, message) => {
    const bomb = zipSync({ ...partsOf(), 'xl/media/image1.bin': new Uint8Array(20_000_000) })
    const view = new DataView(bomb.buffer, bomb.byteOffset)
    for (let at = 0; at + 28 < bomb.length; at++) {
      const isLarge = view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 20_000_000
      if (isLarge) view.setUint32(at + 24, size, true)
    }
    expect(refusalOf(bomb)).toMatchObject({
      code: 'file_unparsable',
      message: expect.stringContaining(message),
    })
  })

  const withSheet = (body: string, head = '') => {
    const xml = `<?xml version="1.0"?>${head}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${body}</worksheet>`
    return zipSync({ ...partsOf(), 'xl/worksheets/sheet1.xml': strToU8(xml) })
  }

  it.each([
    ['rows that are all empty', '<row r="1"/>'.repeat(200_000), 'empty_dataset'],
    ['rows that never close', '<row r="1"><c r="A1">'.repeat(200_000), 'empty_dataset'],
    ['elements within each other', '<a>'.repeat(200_000) + '</a>'.repeat(200_000), 'empty_dataset'],
  ])('a sheet of %s', (_, body, code) => {
    expect(refusalOf(withSheet(`<sheetData>${body}</sheetData>`)).code).toBe(code)
  })

  it('no entity of its own, from within or from outside', () => {
    const entities = '<!DOCTYPE a [<!ENTITY in "lollol"><!ENTITY out SYSTEM "file:///etc/hostname">]>'
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
    const row = (at: number) => `<row r="${at}">${cell(`A${at}`, '&in;')}${cell(`B${at}`, '&out;')}</row>`
    const { table } = readBook(withSheet(`<sheetData>${[1, 2, 3].map(row).join('')}</sheetData>`, entities))
    expect(new Set(table.columns.flatMap(({ values }) => values))).toEqual(new Set(['&in;', '&out;']))
  })

  it('no time for the same cell merged again and again', () => {
    const rows = Array.from(
      { length: 2000 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>${at}</v></c></row>`,
    )
    const merges = '<mergeCell ref="A1:A1048576"/>'.repeat(20_000)
    const bytes = withSheet(`<sheetData>${rows.join('')}</sheetData><mergeCells>${merges}</mergeCells>`)
    expect(readBook(bytes).steps.find(({ step }) => step === 'merged_cells')?.rows).toBeLessThan(1_100_000)
  })

  it('a sheet with a cell in its last row and column, without making the cells between', () => {
    const parts = unzipSync(whole)
    parts['xl/worksheets/sheet1.xml'] = strToU8(
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row></sheetData></worksheet>',
    )
    expect(refusalOf(zipSync(parts)).code).toBe('too_many_columns')
  })
})

function hide(name: string) {
  return (book: WorkBook) => {
    book.Workbook = {
      ...book.Workbook,
      Sheets: book.SheetNames.map((own) => ({ name: own, Hidden: own === name ? 1 : 0 })),
    }
  }
}
