import type { CardBlock } from '@/components/charts/card-block'
import type { Row } from '@/lib/contracts/cards'

export interface BlockRows {
  columns: string[]
  rows: Row[]
  /** Rows of the dataset, where the card holds only some of them. */
  totalRows: number | null
}

/** What a card is drawn from, as a table; null for a card of words. */
export function blockRows(block: CardBlock): BlockRows | null {
  if (block.type === 'insight') return null
  const { columns, rows } = block.data_preview
  const total = 'total_rows' in block.data_preview ? block.data_preview.total_rows : undefined
  return { columns, rows, totalRows: total !== undefined && total > rows.length ? total : null }
}
