import type { Table } from '../table/table'
import { bareTotals } from './bare-totals'
import { blockTotals } from './block-totals'
import { type Found, isSummed, learn, type MatchingSums, matchingSums, type RowsRange } from './matching-sums'
import { labelledRows, labelText } from './total-labels'

/** So many totals before a row are tried as the last that it does not add up: the parts of a part. */
const startsMax = 60
/** So many labelled rows that add nothing up, and more than do, are kinds of things that are called totals. */
const missesMax = 300
/** So many totals show that a label alone names one, also over a single row. */
const knownMin = 2
/** A name that stands on so many rows and is a sum on less than this of them names a thing: small numbers are sums by chance. */
const namesFrom = 3
const ownShareMin = 0.5
/** Where no number of it is larger, all of its rows must be sums. */
const smallMost = 20

/**
 * A label such as "Subtotal" whose row holds the sums of the block above it, of several blocks with subtotals of their
 * own, of all above it or of the block below it; among such rows also one that repeats the single row of its block.
 */
export function findSubtotals(table: Table, found: Found): Subtotals {
  const rows = labelledRows(table)
  if (rows.length === 0) return { labels: [], off: [] }
  const blocks = blockTotals(table, rows)
  const known = new Set([...bareTotals(table, rows), ...blocks.rows])
  const told = (totals: number[]) => {
    const kept = withoutChance(table, { rows, totals, known })
    for (const row of totals) if (!kept.includes(row)) found.keep[row] = 1
    return { labels: kept.map((row) => labelText(table, row)!), off: blocks.off }
  }
  const kept = found.keep.slice()
  const several = totalsAmong(table, found, { rows, known, partsMin: 2 })
  if (several.length < knownMin || several.length === rows.length) return told(several)
  found.keep.set(kept)
  return told(totalsAmong(table, found, { rows, known, partsMin: 1 }))
}

function withoutChance(
  table: Table,
  { rows, totals, known }: { rows: number[]; totals: number[]; known: Set<number> },
): number[] {
  const countBy = (of: number[]) => {
    const counts = new Map<string, number>()
    for (const row of of) counts.set(labelText(table, row)!, (counts.get(labelText(table, row)!) ?? 0) + 1)
    return counts
  }
  const [all, summed] = [countBy(rows), countBy(totals)]
  const small = smallLabels(table, rows)
  return totals.filter((row) => {
    const label = labelText(table, row)!
    const isSmall = small.has(label)
    const isSeldom = summed.get(label)! < (isSmall ? 1 : ownShareMin) * all.get(label)!
    return (known.has(row) && !isSmall) || all.get(label)! < namesFrom || !isSeldom
  })
}

/** The names beside which no number is large. */
function smallLabels(table: Table, rows: number[]): Set<string> {
  const columns = table.columns.filter(isSummed)
  const isLarge = (row: number) => columns.some(({ numbers }) => Math.abs(numbers![row]!) > smallMost)
  const large = new Set(rows.filter(isLarge).map((row) => labelText(table, row)!))
  return new Set(rows.map((row) => labelText(table, row)!).filter((label) => !large.has(label)))
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
