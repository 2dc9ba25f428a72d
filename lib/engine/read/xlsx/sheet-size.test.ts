import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTable } from '../read-table'
import { SheetSize } from './sheet-size'
import { ordersOf, workbookOf } from './workbook.fixture'

const rowOf = (cells: number, cell: string) => `<row r="1">${cell.repeat(cells)}</row>`
const look = (text: string, pieceLength = text.length) => {
  const size = new SheetSize('xl/worksheets/sheet2.xml')
  const bytes = strToU8(text)
  for (let at = 0; at < bytes.length; at += pieceLength) size.add(bytes.subarray(at, at + pieceLength))
}

describe('SheetSize', () => {
  it.each([
    ['numbers', '<c r="A1"><v>1</v></c>'],
    ['texts', '<c r="A1" t="inlineStr"><is><t>a</t></is></c>'],
    ['prefixed elements', '<x:c r="A1"><x:v>1</x:v></x:c>'],
  ])('refuses a row of more values than are read: %s', (_, cell) => {
    expect(() => look(rowOf(2000, cell))).not.toThrow()
    expect(() => look(rowOf(2001, cell))).toThrow(/Row 1 of the workbook’s sheet2.xml has more than 2,000/)
  })

  it('sees an element that stands across pieces', () => {
    for (const length of [1, 2, 3, 7])
      expect(() => look(rowOf(2001, '<c><v>1</v></c>'), length)).toThrow(/Row 1/)
  })

  it('refuses more rows than are read, whatever `dimension` says', () => {
    const rows = '<row><c><v>1</v></c></row>'.repeat(400_001)
    expect(() => look(`<dimension ref="A1"/>${rows}`)).toThrow(/more than 400,000 rows.*CSV/)
  })

  it('counts no cells and rows that are only coloured', () => {
    look(rowOf(16_384, '<c r="A1" s="1"/>') + '<row r="2"><c r="A2" s="1"></c></row>'.repeat(400_001))
    const parts = unzipSync(workbookOf({ Orders: ordersOf(20) }))
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml'])
    const coloured = sheet.replace('</sheetData>', `${rowOf(16_384, '<c s="1"/>')}</sheetData>`)
    const bytes = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(coloured) })
    expect(readTable(bytes, { fileType: 'xlsx' }).table.rowCount).toBe(20)
  })

  it.each([
    ['rows that are all empty', '<row r="1"/>'],
    ['elements within each other', '<a>'],
  ])('refuses a sheet of millions of %s before all of them are looked at', (_, element) => {
    expect(() => look(element.repeat(2_000_001))).toThrow(/no value in the first 2,000,000 elements/)
  })
})
