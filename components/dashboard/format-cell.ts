import type { CardBlock } from '@/components/charts/card-block'
import { formatOf } from '@/components/charts/text/value-text'
import type { Cell } from '@/lib/contracts/cards'
import { formatPeriod } from '@/lib/format/format-period'
import { formatValue } from '@/lib/format/format-value'

/** One value of a card's table, written as its axis and its tooltip write it. */
export function formatCell(block: CardBlock, column: string, value: Cell | undefined): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return formatValue(value, formatOf(block, column))
  return column === timeColumn(block) ? formatPeriod(value) : value
}

/** The column that holds the periods of a card over time. */
function timeColumn(block: CardBlock): string | null {
  const isOverTime = block.config.query?.grain || block.type === 'line' || block.type === 'area'
  if (!isOverTime || !('x' in block.spec)) return null
  return block.spec.x ?? null
}
