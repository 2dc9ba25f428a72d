import type { Course } from './sum-courses'

/** Rows of one column put into blocks, each added up by one row that stands behind its block. */
export interface Tiling {
  /** By the row that adds up: the rows that it does, nearest first. */
  parts: Map<number, number[]>
  /** Rows that no other row adds up. */
  roots: number[]
  /** How surely each sum is none by chance, in bits, in the mean. */
  bits: number
  /** Of the rows, those with a number below nought. */
  negativeShare: number
}

export interface Tiled {
  numbers: Float64Array
  decimals: number
  /** How far a sum may lie off for each part of it, in steps of the last decimal. */
  slack: number
}

/** More rows before one are not tried, unless it is known which rows may add up … */
const partsMax = 300
/** … and so many steps a row are not taken in all. */
const stepsMax = { each: 40, more: 100_000 }
const dust = 1e-6

/**
 * Takes each row that is the sum of the rows before it, back to any of them, for what adds them up; what it adds up is in
 * no later sum but through it. Where it is known which rows may add up, one that does may repeat a single row. Null as soon
 * as more than `missesMax` of these add up nothing.
 */
export function tileRows(
  { numbers, decimals, slack }: Tiled,
  { rows, told }: Course,
  missesMax = Number.POSITIVE_INFINITY,
): Tiling | null {
  const step = 10 ** -decimals
  const slackOf = (count: number) => step * (slack * count + dust)
  const negatives = negativesAmong(numbers, rows)
  const parts = new Map<number, number[]>()
  const open: number[] = []
  let [bits, sums, misses] = [0, 0, 0]
  let steps = stepsMax.each * rows.length + stepsMax.more
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const count = at === 0 || (told && told[at] === 0) ? 0 : countOf(row)
    if (count > 1) {
      bits += Math.log2(Math.abs(numbers[row]!) / count / (2 * slackOf(count) + step))
      sums++
    }
    if (count > 0) parts.set(row, open.splice(-count).reverse())
    else if (told && told[at] === 1 && ++misses > missesMax) return null
    open.push(row)
  }
  return { parts, roots: open, bits: bits / Math.max(1, sums), negativeShare: negatives / rows.length }

  /** How many of the open rows a row adds up; 0 where none. */
  function countOf(row: number): number {
    const whole = numbers[row]!
    const before = open.at(-1)!
    if (whole === 0) return 0
    if (told && numbers[before] === whole) return 1
    let sum = numbers[before]!
    const most = Math.min(open.length, told ? steps : partsMax)
    for (let count = 2; count <= most; count++) {
      steps--
      sum += numbers[open[open.length - count]!]!
      if (Math.abs(sum - whole) <= slackOf(count)) return count
      if (negatives === 0 && sum - whole > slackOf(count)) return 0
    }
    return 0
  }
}

function negativesAmong(numbers: Float64Array, rows: Int32Array): number {
  let negatives = 0
  for (let at = 0; at < rows.length; at++) if (numbers[rows[at]!]! < 0) negatives++
  return negatives
}
