import { utils, type WorkBook } from '@e965/xlsx'
import { strToU8 } from 'fflate'
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

function hide(name: string) {
  return (book: WorkBook) => {
    book.Workbook = {
      ...book.Workbook,
      Sheets: book.SheetNames.map((own) => ({ name: own, Hidden: own === name ? 1 : 0 })),
    }
  }
}
