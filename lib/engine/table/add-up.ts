import type { Grouping } from './grouping'

/** So many columns of numbers are added up in one pass. */
export const atOnce = 4

// Each apart, since the engine throws away a loop's fast code where it goes on to lines that it never ran.

/** Sums by group, of numbers that no row lacks. */
export function addAll(groups: Int32Array, numbers: Float64Array, sums: Float64Array): void {
  if (sums.length === 1) sums[0] = sumOfGrouped(groups, numbers)
  else addToGroups(groups, numbers, sums)
}

function addToGroups(groups: Int32Array, numbers: Float64Array, sums: Float64Array): void {
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row]!
    if (group >= 0) sums[group]! += numbers[row]!
  }
}

/** Of one group alone the sum need not go through memory. */
function sumOfGrouped(groups: Int32Array, numbers: Float64Array): number {
  let sum = 0
  for (let row = 0; row < groups.length; row++) if (groups[row]! >= 0) sum += numbers[row]!
  return sum
}

/** Sums and rows by group; a row without a number is in none. */
export function addPresent(
  groups: Int32Array,
  numbers: Float64Array,
  { counts, sums }: { counts: Float64Array; sums: Float64Array },
): void {
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row]!
    const number = numbers[row]!
    if (group < 0 || Number.isNaN(number)) continue
    counts[group]! += 1
    sums[group]! += number
  }
}

export function addSquares(groups: Int32Array, numbers: Float64Array, squares: Float64Array): void {
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row]!
    const number = numbers[row]!
    if (group >= 0 && !Number.isNaN(number)) squares[group]! += number * number
  }
}

/**
 * Sums by group of up to four columns that lack no number, in one pass: alone each waits for its last addition, and
 * reads the groups anew.
 */
export function addTogether({ groups, count }: Grouping, columns: Float64Array[]): Float64Array[] {
  const together = new Float64Array(count * atOnce)
  if (columns.length <= 2) addTwo(groups, [columns[0]!, columns.at(-1)!], together)
  else addFour(groups, fourOf(columns), together)
  return apart(together, columns.length)
}

/** The same of their squares. */
export function squareTogether({ groups, count }: Grouping, columns: Float64Array[]): Float64Array[] {
  const together = new Float64Array(count * atOnce)
  if (columns.length <= 2) squareTwo(groups, [columns[0]!, columns.at(-1)!], together)
  else squareFour(groups, fourOf(columns), together)
  return apart(together, columns.length)
}

type Two = [Float64Array, Float64Array]
type Four = [Float64Array, Float64Array, Float64Array, Float64Array]

const fourOf = (columns: Float64Array[]): Four =>
  Array.from({ length: atOnce }, (_, at) => columns[at] ?? columns[0]!) as Four

function addTwo(groups: Int32Array, [a, b]: Two, sums: Float64Array): void {
  for (let row = 0; row < groups.length; row++) {
    const at = groups[row]! * atOnce
    if (at < 0) continue
    sums[at]! += a[row]!
    sums[at + 1]! += b[row]!
  }
}

function addFour(groups: Int32Array, [a, b, c, d]: Four, sums: Float64Array): void {
  for (let row = 0; row < groups.length; row++) {
    const at = groups[row]! * atOnce
    if (at < 0) continue
    sums[at]! += a[row]!
    sums[at + 1]! += b[row]!
    sums[at + 2]! += c[row]!
    sums[at + 3]! += d[row]!
  }
}

function squareTwo(groups: Int32Array, [a, b]: Two, squares: Float64Array): void {
  for (let row = 0; row < groups.length; row++) {
    const at = groups[row]! * atOnce
    if (at < 0) continue
    squares[at]! += a[row]! * a[row]!
    squares[at + 1]! += b[row]! * b[row]!
  }
}

function squareFour(groups: Int32Array, [a, b, c, d]: Four, squares: Float64Array): void {
  for (let row = 0; row < groups.length; row++) {
    const at = groups[row]! * atOnce
    if (at < 0) continue
    squares[at]! += a[row]! * a[row]!
    squares[at + 1]! += b[row]! * b[row]!
    squares[at + 2]! += c[row]! * c[row]!
    squares[at + 3]! += d[row]! * d[row]!
  }
}

/** Four by four to columns of their own. */
const apart = (together: Float64Array, columns: number): Float64Array[] =>
  Array.from({ length: columns }, (_, column) => {
    const own = new Float64Array(together.length / atOnce)
    for (let at = 0; at < own.length; at++) own[at] = together[at * atOnce + column]!
    return own
  })
