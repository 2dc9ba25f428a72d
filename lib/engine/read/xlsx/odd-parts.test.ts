import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTable } from '../read-table'
import { ordersOf, workbookOf } from './workbook.fixture'

type Parts = Record<string, Uint8Array>

const sheet = 'xl/worksheets/sheet1.xml'
const strings = 'xl/sharedStrings.xml'
const relations = 'xl/_rels/workbook.xml.rels'
const book = workbookOf({ Orders: ordersOf(80), Other: ordersOf(3) })

/** The strings' part in use, and the cells that name its texts. */
function partsOf(): Parts {
  const parts = unzipSync(book)
  const texts = ['order', 'region', 'amount', 'North', 'South']
  const items = texts.map((text) => `<si><t>${text}</t></si>`).join('')
  parts[strings] = strToU8(
    `<?xml version="1.0"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${items}</sst>`,
  )
  const rows = Array.from(
    { length: 80 },
    (_, at) => `<row><c><v>${at}</v></c><c t="s"><v>${3 + (at % 2)}</v></c><c><v>${10 + at}</v></c></row>`,
  )
  const header = [0, 1, 2].map((at) => `<c t="s"><v>${at}</v></c>`).join('')
  parts[sheet] = strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row>${header}</row>${rows.join('')}</sheetData></worksheet>`,
  )
  return edit(parts, relations, (text) =>
    text.replace(
      '</Relationships>',
      '<Relationship Id="rId77" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    ),
  )
}

const edit = (parts: Parts, name: string, change: (text: string) => string): Parts => ({
  ...parts,
  [name]: strToU8(change(strFromU8(parts[name]!))),
})

const wide = (text: string, isBig: boolean) => {
  const bytes = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
  return isBig ? new Uint8Array(Buffer.from(bytes).swap16()) : bytes
}

function samename(): Parts {
  const { [sheet]: first, 'xl/worksheets/sheet2.xml': second, ...others } = partsOf()
  const parts = { ...others, 'xl/x/a/s.xml': first!, 'xl/y/a/s.xml': second! }
  return edit(parts, relations, (text) =>
    text.replace('worksheets/sheet1.xml', '/xl/x/a/s.xml').replace('worksheets/sheet2.xml', '/xl/y/a/s.xml'),
  )
}

const renamed = (change: (name: string) => string): Parts =>
  Object.fromEntries(Object.entries(partsOf()).map(([name, bytes]) => [change(name), bytes]))

/** Where the workbook and all that it names lie elsewhere. */
const moved = (folder: string, file: string) =>
  renamed((name) => name.replace('workbook.xml', file).replace(/^xl\//, folder))

describe('a workbook that another program wrote', () => {
  it.each<[string, () => Parts]>([
    ['as it is', partsOf],
    ['parts named with backslashes', () => renamed((name) => name.replaceAll('/', '\\'))],
    ['parts named from the root', () => renamed((name) => `/${name}`)],
    ['parts named from here', () => renamed((name) => `./${name}`)],
    ['parts in capitals', () => renamed((name) => name.toUpperCase())],
    ['a workbook that was numbered', () => moved('xl/', 'workbook2.xml')],
    ['a workbook in another folder', () => moved('book/', 'workbook.xml')],
    ['a workbook in no folder', () => moved('', 'workbook.xml')],
    [
      'a comment with an element before the sheet',
      () => edit(partsOf(), sheet, (text) => text.replace('<worksheet', '<!-- <tool v="1"> -->\n<worksheet')),
    ],
    [
      'a long comment before the sheet',
      () =>
        edit(partsOf(), sheet, (text) =>
          text.replace('<worksheet', `<!-- ${'<licence> '.repeat(900)}-->\n<worksheet`),
        ),
    ],
    [
      'a comment before the texts',
      () => edit(partsOf(), strings, (text) => text.replace('<sst', '<!-- <made by="a"/> -->\n<sst')),
    ],
    [
      'an instruction and a document type before the sheet',
      () =>
        edit(partsOf(), sheet, (text) =>
          text.replace('<worksheet', '<?made by="<a>"?><!DOCTYPE worksheet><worksheet'),
        ),
    ],
    ['a sheet in two bytes', () => ({ ...partsOf(), [sheet]: wide(strFromU8(partsOf()[sheet]!), false) })],
    ['texts in two bytes', () => ({ ...partsOf(), [strings]: wide(strFromU8(partsOf()[strings]!), true) })],
    [
      'texts of an older version beside those in use',
      () => ({ 'xl/old/sharedStrings.xml': strToU8('<sst><si><t>zz</t></si></sst>'), ...partsOf() }),
    ],
    ['sheets of one name in several folders', samename],
    [
      'a sheet that was taken out by a comment',
      () =>
        edit(partsOf(), 'xl/workbook.xml', (text) =>
          text.replace('<sheets>', '<sheets><!-- <sheet name="Gone" sheetId="9" r:id="rId9"/> -->'),
        ),
    ],
    [
      'a mark in the name of a sheet',
      () => edit(partsOf(), 'xl/workbook.xml', (text) => text.replace('name="Other"', 'name="A>B"')),
    ],
  ])('%s', (_, make) => {
    const { table, sheets } = readTable(zipSync(make()), { fileType: 'xlsx' })
    expect(table.columns.map(({ name }) => name)).toEqual(['order', 'region', 'amount'])
    expect(table.rowCount).toBe(80)
    expect(sheets?.map(({ rows }) => rows)).toEqual([81, 4])
  })

  it('takes no time for sheets that are named by the hundred thousand', () => {
    const many = '<sheet name="a" sheetId="1" r:id="rId1"/>'.repeat(300_000)
    const bytes = zipSync(
      edit(partsOf(), 'xl/workbook.xml', (text) => text.replace('<sheets>', `<sheets>${many}`)),
    )
    const started = performance.now()
    expect(() => readTable(bytes, { fileType: 'xlsx' })).toThrow(/names a sheet more than once/)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
