import { chiSquareUpper } from './distributions'

export interface Association {
  chiSquare: number
  df: number
  p: number
  /** Cramér's V, corrected for bias (Bergsma 2013). */
  v: number
  n: number
  /** Share of cells that would hold fewer than five rows by chance (Cochran's rule wants at most 0.2). */
  thinCells: number
}

/** Pearson's chi-square test of independence and Cramér's V on a table of counts, row by row. */
export function testIndependence(counts: Float64Array, rows: number, columns: number): Association {
  const rowSums = new Float64Array(rows)
  const columnSums = new Float64Array(columns)
  let n = 0
  for (let i = 0; i < rows * columns; i++) {
    rowSums[Math.floor(i / columns)]! += counts[i]!
    columnSums[i % columns]! += counts[i]!
    n += counts[i]!
  }
  let chiSquare = 0
  let thin = 0
  let cells = 0
  for (let i = 0; i < rows * columns; i++) {
    const expected = (rowSums[Math.floor(i / columns)]! * columnSums[i % columns]!) / n
    if (!(expected > 0)) continue
    cells++
    if (expected < 5) thin++
    chiSquare += (counts[i]! - expected) ** 2 / expected
  }
  const r = rowSums.filter((sum) => sum > 0).length
  const c = columnSums.filter((sum) => sum > 0).length
  const df = (r - 1) * (c - 1)
  const v = cramersV({ chiSquare, n, r, c })
  return {
    chiSquare,
    df,
    p: df > 0 ? chiSquareUpper(chiSquare, df) : 1,
    v,
    n,
    thinCells: cells ? thin / cells : 1,
  }
}

function cramersV({ chiSquare, n, r, c }: { chiSquare: number; n: number; r: number; c: number }): number {
  if (n < 2 || r < 2 || c < 2) return 0
  const phi = Math.max(0, chiSquare / n - ((r - 1) * (c - 1)) / (n - 1))
  const rows = r - (r - 1) ** 2 / (n - 1)
  const columns = c - (c - 1) ** 2 / (n - 1)
  return Math.sqrt(phi / Math.max(1e-9, Math.min(rows, columns) - 1))
}
