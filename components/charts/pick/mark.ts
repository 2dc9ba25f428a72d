import type { Cell } from '@/lib/contracts/cards'
import type { CardBlock } from '../card-block'
import { missingText } from '../text/value-text'

/**
 * What a mark of a chart stands for: a value of a column as the card's rows have it, all periods from one to another,
 * or a stretch of its numbers.
 */
export type Mark =
  | { column: string; cell: Cell }
  | { column: string; from: Cell; to: Cell }
  | { column: string; min: number; max: number }

const folded = /^Other \([\d,]+\)$/

/**
 * The mark of a category, a period or a series. None of what is missing or folded together: no filter says that.
 * A cell in words (`inWords`) is taken for what is written in the table.
 */
export function markOf(block: CardBlock, column: string | undefined, cell: Cell | undefined): Mark[] {
  if (column === undefined || cell === null || cell === undefined || cell === '') return []
  if (block.config.other_count && typeof cell === 'string' && folded.test(cell)) return []
  return [{ column, cell: asWritten(block, column, cell) }]
}

/** The mark of a series, a slice or a place by its name, which is a cell as people read it. */
export const seriesMark = (block: CardBlock, column: string | undefined, name: string): Mark[] =>
  name === missingText ? [] : markOf(block, column, name)

/** What a word stands for, where it stands for one thing. */
function asWritten({ config }: CardBlock, column: string, cell: Cell): Cell {
  const labels = config.value_labels ?? {}
  if (!Object.hasOwn(labels, column)) return cell
  const written = Object.entries(labels[column]!).filter(([, word]) => word === cell)
  return written.length === 1 ? written[0]![0] : cell
}
