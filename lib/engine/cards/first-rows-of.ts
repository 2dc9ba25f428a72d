import { compareTexts } from '../table/dimension'
import type { Column } from '../table/table'

interface Wish {
  /** By row whether it counts; null where all do. */
  keep: Uint8Array | null
  direction: 'asc' | 'desc'
  limit: number
}

/** The first rows in the order of a column, missing last; equal ones as they stand in the file. */
export function firstRowsOf(column: Column, wish: Wish): number[] {
  const { numbers, codes, values } = column
  const sign = wish.direction === 'desc' ? -1 : 1
  const compare = numbers
    ? (a: number, b: number) => sign * (numbers[a]! - numbers[b]!)
    : (a: number, b: number) => sign * compareTexts(values[codes[a]!]!, values[codes[b]!]!)
  const first: number[] = []
  const missing: number[] = []
  let last = Number.NaN
  for (let row = 0; row < codes.length; row++) {
    // nearly all rows of numbers end here
    if (numbers && sign * (numbers[row]! - last) >= 0) continue
    if (wish.keep && !wish.keep[row]) continue
    const isMissing = numbers ? Number.isNaN(numbers[row]!) : codes[row]! < 0
    if (!isMissing) {
      insert(first, row, { compare, limit: wish.limit })
      if (numbers && first.length === wish.limit) last = numbers[first[wish.limit - 1]!]!
    } else if (missing.length < wish.limit) missing.push(row)
  }
  return [...first, ...missing].slice(0, wish.limit)
}

interface Order {
  compare: (a: number, b: number) => number
  limit: number
}

/** Keeps the list sorted and no longer than the limit; nearly all rows are turned away by one comparison. */
function insert(sorted: number[], row: number, { compare, limit }: Order) {
  if (sorted.length === limit && compare(row, sorted[limit - 1]!) >= 0) return
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (compare(sorted[middle]!, row) <= 0) from = middle + 1
    else to = middle
  }
  sorted.splice(from, 0, row)
  if (sorted.length > limit) sorted.pop()
}
