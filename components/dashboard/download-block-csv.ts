import type { CardBlock } from '@/components/charts/card-block'
import { csvCell, csvText } from '@/lib/format/csv-text'
import { blockRows } from './block-rows'
import { saveFile } from './save-file'

/** Saves the rows of a card as a CSV file; texts that a spreadsheet would run as a formula are defused. */
export async function downloadBlockCsv(block: CardBlock): Promise<void> {
  const table = blockRows(block)
  if (!table) return
  const lines = [table.columns, ...table.rows.map((row) => table.columns.map((column) => row[column]))]
  const text = csvText(lines.map((line) => line.map(csvCell)))
  saveFile(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }), `${fileNameOf(block.title)}.csv`)
}

const nameLengthMax = 60

/** A title as a file name that every system takes. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return name.slice(0, nameLengthMax) || 'card'
}
