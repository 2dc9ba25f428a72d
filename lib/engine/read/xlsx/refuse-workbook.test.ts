import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTable } from '../read-table'
import { requireWorkbook } from './require-workbook'
import { unpackWorkbook } from './unpack-workbook'
import { ordersOf, workbookOf } from './workbook.fixture'

const readBook = (bytes: Uint8Array) => readTable(bytes, { fileType: 'xlsx' })
const refusalOf = (bytes: Uint8Array): { code: string; message: string } => {
  try {
    readBook(bytes)
  } catch (error) {
    return error as { code: string; message: string }
  }
  throw new Error('It was read.')
}

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

  const partWith = (name: string, change: (text: string) => string) => {
    const parts = partsOf()
    return zipSync({ ...parts, [name]: strToU8(change(strFromU8(parts[name] ?? new Uint8Array()))) })
  }

  it.each([
    [
      'names one sheet again and again',
      'xl/workbook.xml',
      (text: string) => {
        const [sheet] = /<sheet [^>]*>/.exec(text)!
        const more = Array.from({ length: 500 }, (_, at) => sheet.replace('Orders', `Orders ${at}`))
        return text.replace(sheet, sheet + more.join(''))
      },
      /names a sheet more than once/,
    ],
    [
      'keeps texts that no cell has',
      'xl/sharedStrings.xml',
      () => `<sst>${'<si><t>a</t></si>'.repeat(300_000)}</sst>`,
      /more texts than it has cells/,
    ],
    [
      'has a text of pieces without end',
      'xl/sharedStrings.xml',
      () => `<sst><si>${'<r><t>a</t></r>'.repeat(100_000)}</si></sst>`,
      /more texts than it has cells/,
    ],
    [
      'has formats by the hundred thousand',
      'xl/styles.xml',
      () => `<styleSheet><cellXfs>${'<xf numFmtId="165"/>'.repeat(300_000)}</cellXfs></styleSheet>`,
      /more formats than Excel keeps/,
    ],
    [
      'has a cell of millions of attributes',
      'xl/worksheets/sheet1.xml',
      () =>
        `<worksheet><sheetData><row r="1"><c ${'a="1" '.repeat(300_000)}></c></row></sheetData></worksheet>`,
      /longer than any/,
    ],
  ])('a workbook that %s', (...[, part, change, message]) => {
    expect(refusalOf(partWith(part, change))).toMatchObject({
      code: 'file_unparsable',
      message: expect.stringMatching(message),
    })
  })

  it.each([
    ['a link on all cells that there are', '<hyperlinks><hyperlink ref="A1:XFD1048576"/></hyperlinks>'],
    ['rules for all cells', '<conditionalFormatting sqref="A1:XFD1048576"/>'.repeat(10_000)],
  ])('no cells made of %s', (_, behind) => {
    const bytes = partWith('xl/worksheets/sheet1.xml', (text) =>
      text.replace('</sheetData>', `</sheetData>${behind}`),
    )
    expect(readBook(bytes).table).toMatchObject({ rowCount: 200, columns: [{}, {}, {}] })
  })

  it.each([
    ['behind them', (row: string, empty: string) => row + empty],
    ['before the last', (row: string, empty: string) => row + empty + row.replaceAll('1"', '1048576"')],
    ['before all', (_: string, empty: string) => `${empty}<row r="900001"><c r="A900001"><v>7</v></c></row>`],
  ])('nothing of a million coloured rows: %s', (_, rowsOf) => {
    const row = '<row r="1"><c r="A1"><v>7</v></c></row>'
    const empty = Array.from({ length: 900_000 }, (_row, at) => `<row r="${at + 2}" s="4"/>`).join('')
    const body = `<sheetData>${rowsOf(row + row.replaceAll('1"', '2"'), empty)}</sheetData>`
    const bytes = withSheet(body)
    const before = process.memoryUsage().arrayBuffers
    const slim = unpackWorkbook(bytes, requireWorkbook(bytes)).bytes
    expect(slim.length).toBeLessThan(10_000)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(300_000_000)
  })

  it('no time for formulas that are each of all cells', () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, at) =>
        `<row r="${at + 1}"><c r="A${at + 1}"><f t="array" ref="A1:XFD1048576">1</f><v>${at}</v></c></row>`,
    )
    const started = performance.now()
    expect(readBook(withSheet(`<sheetData>${rows.join('')}</sheetData>`)).table.rowCount).toBeGreaterThan(
      19_000,
    )
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it('what would be read as another kind of file', () => {
    const manifest = '<manifest><file-entry full-path="content.xml"/></manifest>'
    const bytes = zipSync({ ...partsOf(), 'META-INF/manifest.xml': strToU8(manifest) })
    expect(readBook(bytes).table.rowCount).toBe(200)
  })

  it('formulas without a value, however that is written', () => {
    const cell = (at: string, inner: string) => `<c r="${at}"><f>1+1</f>${inner}</c>`
    const row = (at: number) =>
      `<row r="${at}"><c r="A${at}"><v>${at}</v></c>${cell(`B${at}`, '<v></v>')}${cell(`C${at}`, '')}${cell(`D${at}`, '<v/>')}${cell(`E${at}`, '<v>2</v>')}</row>`
    const rows = Array.from({ length: 10 }, (_, at) => row(at + 1)).join('')
    const { steps } = readBook(withSheet(`<sheetData>${rows}</sheetData>`))
    expect(steps.find(({ step }) => step === 'uncomputed_formulas')?.rows).toBe(30)
  })

  it('a sheet with a cell in its last row and column, without making the cells between', () => {
    const parts = unzipSync(whole)
    parts['xl/worksheets/sheet1.xml'] = strToU8(
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row></sheetData></worksheet>',
    )
    expect(refusalOf(zipSync(parts)).code).toBe('too_many_columns')
  })
})
