import type { CleaningStep } from '@/lib/contracts/analysis'
import type { Table } from '../table/table'

/** Reports rows that repeat an earlier row in every cell. They are kept: two equal sales may both be true. */
export function reportDuplicates(table: Table, steps: CleaningStep[]): void {
  const { rows, first } = findDuplicates(table)
  if (rows === 0) return
  const again = `row ${first + 1}`
  const detail = `Rows that repeat an earlier one in every cell, the first of them ${again}; kept.`
  steps.push({ step: 'duplicate_rows', column: null, rows, detail })
}

const [seed, prime] = [0x811c9dc5 | 0, 0x01000193]

function findDuplicates(table: Table): { rows: number; first: number } {
  const { columns, rowCount } = table
  const isDistinct = columns.some(
    (column) => column.values.length === rowCount - column.missing && column.missing === 0,
  )
  if (rowCount < 2 || columns.length === 0 || isDistinct) return { rows: 0, first: -1 }
  const hashes = rowHashes(table)
  const mask = 2 ** Math.ceil(Math.log2(rowCount * 2)) - 1
  const slots = new Int32Array(mask + 1)
  let rows = 0
  let first = -1
  for (let row = 0; row < rowCount; row++) {
    let slot = hashes[row]! & mask
    while (slots[slot] !== 0 && !sameRow({ table, hashes, a: slots[slot]! - 1, b: row }))
      slot = (slot + 1) & mask
    if (slots[slot] === 0) slots[slot] = row + 1
    else {
      rows++
      if (first < 0) first = row
    }
  }
  return { rows, first }
}

function rowHashes(table: Table): Int32Array {
  const hashes = new Int32Array(table.rowCount).fill(seed)
  for (const { codes } of table.columns) {
    for (let row = 0; row < codes.length; row++) {
      const mixed = Math.imul(hashes[row]! ^ codes[row]!, prime)
      hashes[row] = mixed ^ (mixed >>> 15)
    }
  }
  return hashes
}

function sameRow(pair: { table: Table; hashes: Int32Array; a: number; b: number }): boolean {
  const { table, hashes, a, b } = pair
  return hashes[a] === hashes[b] && table.columns.every(({ codes }) => codes[a] === codes[b])
}
