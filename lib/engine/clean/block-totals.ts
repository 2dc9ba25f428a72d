import { type Column, missingCode, type Table } from '../table/table'
import { quoted } from './change-steps'
import { isBlock, isSummed, matchingSums, type RowsRange } from './matching-sums'
import { labelKind, labelText } from './total-labels'

/** Of the blocks of at least two rows, those whose sum the label must hold; a value that only sounds like a total holds few. */
const matchingMin = { share: 1 / 3, count: 3 }

/** Rows that end each block under one label, most or a good part of them with its sum. */
export interface BlockTotals {
  rows: Set<number>
  /** The names of those that hold something else than the sum of their block. */
  off: string[]
}

/**
 * Of the labelled rows those under an exact label that stands once at the end of each block and says its sum often enough
 * that the others are totals as well, wrong as they are.
 */
export function blockTotals(table: Table, labelled: number[]): BlockTotals {
  const byLabel = new Map<string, RowsRange[]>()
  labelled.forEach((to, place) => {
    const label = labelText(table, to)!
    if (labelKind(label) !== 'exact') return
    const own = byLabel.get(label) ?? []
    byLabel.set(label, own)
    own.push({ from: place === 0 ? 0 : labelled[place - 1]! + 1, to })
  })
  const found: BlockTotals = { rows: new Set(), off: [] }
  const keep = new Uint8Array(table.rowCount).fill(1)
  for (const blocks of byLabel.values()) {
    const off = blocks.filter((block) => !isSum(table, keep, block))
    if (!endsBlocks(table, blocks, off)) continue
    for (const { to } of blocks) found.rows.add(to)
    found.off.push(...off.map(({ to }) => nameOf(table, to)))
  }
  return found
}

function isSum(table: Table, keep: Uint8Array, block: RowsRange): boolean {
  const { summed, failed } = matchingSums(table, { keep, ...block, row: block.to, partsMin: 1 })
  return summed.length > 0 && failed === 0
}

function endsBlocks(table: Table, blocks: RowsRange[], off: RowsRange[]): boolean {
  if (off.length === 0 || blocks.some(({ from, to }) => from === to)) return false
  const told = blocks.filter(isBlock).length
  const matching = told - off.filter(isBlock).length
  if (matching < matchingMin.count || matching < matchingMin.share * told) return false
  return table.columns.every((column) => isSummed(column) || saysNothing(column, off))
}

/** Beside its label a total has nothing, what the block above it has, or a word that comes nowhere else. */
function saysNothing({ codes, values }: Column, totals: RowsRange[]): boolean {
  const counts = new Uint32Array(values.length)
  for (const code of codes) if (code !== missingCode) counts[code]!++
  return totals.every(({ to }) => {
    const code = codes[to]!
    if (code === missingCode || code === codes[to - 1] || counts[code] === 1) return true
    return labelKind(values[code]!) === 'exact'
  })
}

/** A total by what stands beside its label, else above it. */
function nameOf(table: Table, row: number): string {
  const label = labelText(table, row)!
  for (const at of [row, row - 1]) {
    for (const { type, codes, values } of table.columns) {
      const text = values[codes[at]!]
      if (type === 'text' && text !== undefined && text !== label) return quoted(text)
    }
  }
  return quoted(label)
}
