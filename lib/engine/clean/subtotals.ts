import type { Table } from '../table/table'
import { bareTotals } from './bare-totals'
import { blockTotals } from './block-totals'
import { type Found, learn, type MatchingSums, matchingSums, type RowsRange } from './matching-sums'
import { labelledRows, labelText } from './total-labels'

/** So many totals before a row are tried as the last that it does not add up: the parts of a part. */
const startsMax = 60
/** So many labelled rows that add nothing up, and more than do, are kinds of things that are called totals. */
const missesMax = 300
/** So many totals show that a label alone names one, also over a single row. */
const knownMin = 2

/**
 * A label such as "Subtotal" whose row holds the sums of the block above it, of several blocks with subtotals of their
 * own, of all above it or of the block below it; among such rows also one that repeats the single row of its block.
 */
export function findSubtotals(table: Table, found: Found): Subtotals {
  const rows = labelledRows(table)
  if (rows.length === 0) return { labels: [], off: [] }
  const blocks = blockTotals(table, rows)
  const known = new Set([...bareTotals(table, rows), ...blocks.rows])
  const told = (totals: number[]) => ({
    labels: totals.map((row) => labelText(table, row)!),
    off: blocks.off,
  })
  const kept = found.keep.slice()
  const several = totalsAmong(table, found, { rows, known, partsMin: 2 })
  if (several.length < knownMin || several.length === rows.length) return told(several)
  found.keep.set(kept)
  return told(totalsAmong(table, found, { rows, known, partsMin: 1 }))
}

export interface Subtotals {
  labels: string[]
  /** Names of those that are not the sum of what they stand for. */
  off: string[]
}

interface Labelled {
  rows: number[]
  /** Totals whatever they add up. */
  known: Set<number>
  /** So many rows at least are added up by a total. */
  partsMin: number
}

/** Of the labelled rows those that add others up, which are left out of what is kept. */
function totalsAmong(table: Table, found: Found, { rows, known, partsMin }: Labelled): number[] {
  const ends = new OpenBlocks()
  let [hits, misses] = [0, 0]
  return rows.filter((row, place) => {
    if (misses > Math.max(missesMax, hits)) return false
    const below = { from: row + 1, to: rows[place + 1] ?? table.rowCount }
    const ranges = [...ends.rangesTo(row), below].filter(({ from, to }) => to - from >= partsMin)
    const best = bestMatch(table, found, { row, ranges, partsMin })
    const isWhole = best !== null && best.sums.failed === 0
    const isTotal = isWhole || known.has(row)
    ends.add(row, isTotal && best ? best.range : below)
    if (!isTotal) {
      misses++
      return false
    }
    hits++
    if (best) learn(found, best.sums)
    found.keep[row] = 0
    return true
  })
}

interface Match {
  range: RowsRange
  sums: MatchingSums
}

/** The first of the ranges that the row adds up in all its numbers, else the first that it does in some. */
function bestMatch(
  table: Table,
  { keep }: Found,
  { row, ranges, partsMin }: { row: number; ranges: RowsRange[]; partsMin: number },
): Match | null {
  let partly: Match | null = null
  for (const range of ranges) {
    const sums = matchingSums(table, { keep, ...range, row, partsMin })
    if (sums.summed.length === 0) continue
    if (sums.failed === 0) return { range, sums }
    partly ??= { range, sums }
  }
  return partly
}

/** Labelled rows of which no later one adds up the blocks again, from top to bottom. */
class OpenBlocks {
  private rows: number[] = []

  /** What a row may add up: all since one of them, the nearest first, or all above it. */
  rangesTo(row: number): RowsRange[] {
    const starts = this.rows.slice(-startsMax).reverse()
    return [...new Set([...starts.map((end) => end + 1), 0])].map((from) => ({ from, to: row }))
  }

  add(row: number, { from }: RowsRange): void {
    if (from < row) this.rows = this.rows.filter((end) => end < from)
    this.rows.push(row)
  }
}
