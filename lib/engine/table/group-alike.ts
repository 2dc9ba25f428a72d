import type { Grouping } from './grouping'

interface Coded {
  codes: ArrayLike<number>
}

interface Rows {
  columns: readonly Coded[]
  rowCount: number
}

const [seed, prime] = [0x811c9dc5 | 0, 0x01000193]

/** Rows that are alike in each of some columns, as groups in order of their first row. */
export function groupAlike(rows: Rows): Grouping {
  const { rowCount } = rows
  const hashes = rowHashes(rows)
  const mask = 2 ** Math.ceil(Math.log2(Math.max(rowCount, 1) * 2)) - 1
  /** The first row of a group, from 1 on. */
  const slots = new Int32Array(mask + 1)
  const groups = new Int32Array(rowCount)
  let count = 0
  for (let row = 0; row < rowCount; row++) {
    let slot = hashes[row]! & mask
    while (slots[slot] !== 0 && !areAlike({ rows, hashes, a: slots[slot]! - 1, b: row }))
      slot = (slot + 1) & mask
    if (slots[slot] !== 0) {
      groups[row] = groups[slots[slot]! - 1]!
      continue
    }
    slots[slot] = row + 1
    groups[row] = count++
  }
  return { groups, count }
}

function rowHashes({ columns, rowCount }: Rows): Int32Array {
  const hashes = new Int32Array(rowCount).fill(seed)
  for (const { codes } of columns) {
    for (let row = 0; row < rowCount; row++) {
      const mixed = Math.imul(hashes[row]! ^ codes[row]!, prime)
      hashes[row] = mixed ^ (mixed >>> 15)
    }
  }
  return hashes
}

function areAlike(pair: { rows: Rows; hashes: Int32Array; a: number; b: number }): boolean {
  const { rows, hashes, a, b } = pair
  return hashes[a] === hashes[b] && rows.columns.every(({ codes }) => codes[a] === codes[b])
}
