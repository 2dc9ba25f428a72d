import type { Cell, Row } from '@/lib/contracts/cards'
import type { CardBlock } from '../card-block'

/** A card whose values stand as they are called: `not released` for false, `Mar` for 3. */
export function inWords(block: CardBlock): CardBlock {
  const { config, data_preview } = block
  const labels = config.value_labels
  if (!labels || !('columns' in data_preview)) return block
  const rows = (data_preview.rows as Row[]).map((row) => rowInWords(row, labels))
  return { ...block, data_preview: { ...data_preview, rows } } as CardBlock
}

function rowInWords(row: Row, labels: Record<string, Record<string, string>>): Row {
  const named = { ...row }
  for (const [column, words] of Object.entries(labels)) {
    if (Object.hasOwn(row, column)) named[column] = cellInWords(row[column]!, words)
  }
  return named
}

const cellInWords = (cell: Cell, words: Record<string, string>): Cell =>
  cell !== null && Object.hasOwn(words, String(cell)) ? words[String(cell)]! : cell
