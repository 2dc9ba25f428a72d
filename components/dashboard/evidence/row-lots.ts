import type { Figure } from '@/lib/contracts/claims'
import { rowsOfFigure } from './rows-address'

export interface RowLot {
  /** The parameters of the rows. */
  query: string
  /** The first number that is of them. */
  text: string
  /** How many they are; null where no number says that. */
  rows: number | null
}

/** The lots of rows that the numbers of a claim are of, each once, in the order in which they are told. */
export function rowLots(figures: Figure[]): RowLot[] {
  const lots = new Map<string, RowLot>()
  for (const figure of figures) {
    const query = rowsOfFigure(figure)
    if (query === null) continue
    const lot = lots.get(query) ?? { query, text: figure.text, rows: null }
    lots.set(query, { ...lot, rows: lot.rows ?? rowsIn(figure) })
  }
  return [...lots.values()]
}

/** A share may tell of how many rows its whole is. */
const rowsIn = ({ measure, rows }: Figure) => (measure.startsWith('share') ? null : rows)
