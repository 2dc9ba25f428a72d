import { type CellKind, inferCellKind } from './cell-kind'

/** A pattern of one cell says next to nothing for a delimiter (CleverCSV's α). */
const singleCellShare = 1e-3
const kindWeights: Record<CellKind, number> = { number: 1, date: 1, time: 1, word: 1, blank: 0.6, text: 0.1 }

const leftQuotedWeight = -0.5

export interface DialectScore {
  /** 0 to about the number of rows: consistency of the cell counts times the share of cells with a known type. */
  score: number
  /** The most common number of cells in a row. */
  width: number
  /** Share of rows with that number. */
  widthShare: number
  /** Columns in which most cells are numbers, dates or times. */
  typedColumns: number
}

/**
 * How well a reading fits: the pattern score times the type score of van den Burg, Nazábal and Sutton
 * (2019), "Wrangling messy CSV files by detecting row and type patterns", with the width of a row as its pattern.
 */
export function dialectScore(rows: string[][]): DialectScore {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
  let pattern = 0
  let width = 0
  for (const [cells, count] of counts) {
    pattern += (count * Math.max(singleCellShare, cells - 1)) / cells
    const best = counts.get(width) ?? 0
    if (count > best || (count === best && cells > width)) width = cells
  }
  pattern /= counts.size || 1
  const { typeScore, typedColumns } = scoreTypes(rows, width)
  return {
    score: pattern * typeScore,
    width,
    widthShare: (counts.get(width) ?? 0) / (rows.length || 1),
    typedColumns,
  }
}

function scoreTypes(rows: string[][], width: number): { typeScore: number; typedColumns: number } {
  const known = new Map<string, CellKind>()
  const typed = new Array<number>(width).fill(0)
  const filled = new Array<number>(width).fill(0)
  let sum = 0
  let cells = 0
  for (const row of rows) {
    for (let column = 0; column < row.length; column++) {
      const text = row[column]!
      const kind = known.get(text) ?? inferCellKind(text)
      known.set(text, kind)
      sum += quoteWeight(text) ?? kindWeights[kind]
      cells++
      if (column >= width || kind === 'blank') continue
      filled[column]!++
      if (kind !== 'word' && kind !== 'text') typed[column]!++
    }
  }
  const typedColumns = typed.filter((count, column) => count >= 2 && count > filled[column]! / 2).length
  return { typeScore: cells === 0 ? 0 : sum / cells, typedColumns }
}

/** Quotes left on a cell show that it was cut wrongly, and all the more where they stand on both ends. */
function quoteWeight(text: string): number | null {
  const first = text[0]
  const last = text[text.length - 1]
  if (first === '"' && last === '"' && text.length > 1) return leftQuotedWeight
  if (first === '"' || last === '"' || first === '`') return 0
  return (first === "'") !== (last === "'") ? 0 : null
}
