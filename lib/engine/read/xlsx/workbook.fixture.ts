import { utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx'

type Cells = unknown[][]

/** A workbook as a library writes it, of sheets by name. */
export function workbookOf(
  sheets: Record<string, Cells | WorkSheet>,
  change?: (book: WorkBook) => void,
): Uint8Array {
  const book = utils.book_new()
  for (const [name, cells] of Object.entries(sheets)) {
    utils.book_append_sheet(book, Array.isArray(cells) ? utils.aoa_to_sheet(cells) : cells, name)
  }
  change?.(book)
  return bytesOf(book)
}

export const bytesOf = (book: WorkBook): Uint8Array =>
  new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)

export const ordersOf = (count: number): Cells => [
  ['order', 'region', 'amount'],
  ...Array.from({ length: count }, (_, index) => [
    `O-${index}`,
    ['North', 'South'][index % 2],
    10 + ((index * 37) % 90),
  ]),
]
