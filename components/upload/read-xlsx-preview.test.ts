import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { readXlsxPreview } from './read-xlsx-preview'

function bookOf(cells: unknown[][]): Blob {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Notes']]), 'Notes')
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Orders')
  return new Blob([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer])
}

test('shows the sheet with the largest table, below its title', async () => {
  const preview = await readXlsxPreview(
    bookOf([['Orders of 2026'], [], ['region', 'amount'], ['North', 1], ['South', 2]]),
  )
  expect(preview).toMatchObject({
    names: ['region', 'amount'],
    rows: [
      ['North', '1'],
      ['South', '2'],
    ],
    rowCount: 2,
    isPartial: false,
  })
})

const several = () => {
  const book = utils.book_new()
  const rows = (count: number) => Array.from({ length: count }, (_, row) => [`E-${row}`, row])
  utils.book_append_sheet(book, utils.aoa_to_sheet([['made by'], ['somebody']]), 'Notes')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['staff', 'age', 'team'], ...rows(300)]), 'Staff')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['order', 'amount'], ...rows(900)]), 'Orders')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['key', 'value'], ...rows(2000)]), 'Lists')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['a title alone']]), 'Cover')
  book.Workbook = { Sheets: book.SheetNames.map((name) => ({ name, Hidden: name === 'Lists' ? 1 : 0 })) }
  return new Blob([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer])
}

test('takes the sheet that is largest as a whole, and offers all that hold rows, hidden ones last', async () => {
  const file = several()
  expect(await readXlsxPreview(file)).toMatchObject({
    sheet: 'Orders',
    names: ['order', 'amount'],
    sheets: [
      { name: 'Orders', isHidden: false },
      { name: 'Staff', isHidden: false },
      { name: 'Notes', isHidden: false },
      { name: 'Lists', isHidden: true },
    ],
  })
  expect(await readXlsxPreview(file, 'Lists')).toMatchObject({ sheet: 'Lists', names: ['key', 'value'] })
})

test.each(['a,b\n1,2\n', ''])('takes no text for a workbook (%j)', async (text) => {
  await expect(readXlsxPreview(new Blob([text]))).rejects.toThrow('not an Excel workbook')
})
