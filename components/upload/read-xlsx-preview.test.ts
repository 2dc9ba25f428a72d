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

test.each(['a,b\n1,2\n', ''])('takes no text for a workbook (%j)', async (text) => {
  await expect(readXlsxPreview(new Blob([text]))).rejects.toThrow('not an Excel workbook')
})
