import { countRows, type Grouping } from './grouping'

/** Of each group: the rows that have a number, their sum and the sum of their squares. To be read only. */
export interface GroupMoments {
  readonly counts: Float64Array
  readonly sums: Float64Array
  /** Added up when they are first asked for. */
  readonly squares: Float64Array
}

/** Cleaning, insights and cards all ask for sums by the same groups. */
const known = new WeakMap<Int32Array, WeakMap<Float64Array, GroupMoments>>()

/** In passes over the rows, once for each pair of groups and numbers; sums go down the rows. */
export function groupMoments(grouping: Grouping, numbers: Float64Array): GroupMoments {
  const { groups, count } = grouping
  const ofGroups = known.get(groups) ?? new WeakMap<Float64Array, GroupMoments>()
  known.set(groups, ofGroups)
  const found = ofGroups.get(numbers)
  if (found?.counts.length === count) return found
  const made = makeMoments(grouping, numbers)
  ofGroups.set(numbers, made)
  return made
}

function makeMoments({ groups, count }: Grouping, numbers: Float64Array): GroupMoments {
  const sums = new Float64Array(count)
  const isWhole = isComplete(numbers)
  const counts = isWhole ? countRows({ groups, count }) : new Float64Array(count)
  if (isWhole) addAll(groups, numbers, sums)
  else addPresent(groups, numbers, { counts, sums })
  let squares: Float64Array | null = null
  return {
    counts,
    sums,
    get squares() {
      if (!squares) {
        squares = new Float64Array(count)
        addSquares(groups, numbers, squares)
      }
      return squares
    },
  }
}

const complete = new WeakMap<Float64Array, boolean>()

/** Whether no row lacks a number. */
function isComplete(numbers: Float64Array): boolean {
  const found = complete.get(numbers)
  if (found !== undefined) return found
  let at = 0
  while (at < numbers.length && !Number.isNaN(numbers[at]!)) at++
  complete.set(numbers, at === numbers.length)
  return at === numbers.length
}

// Each apart, since the engine throws away a loop's fast code where it goes on to lines that it never ran.

function addAll(groups: Int32Array, numbers: Float64Array, sums: Float64Array): void {
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row]!
    if (group >= 0) sums[group]! += numbers[row]!
  }
}

function addPresent(
  groups: Int32Array,
  numbers: Float64Array,
  { counts, sums }: Pick<GroupMoments, 'counts' | 'sums'>,
): void {
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row]!
    const number = numbers[row]!
    if (group < 0 || Number.isNaN(number)) continue
    counts[group]! += 1
    sums[group]! += number
  }
}

function addSquares(groups: Int32Array, numbers: Float64Array, squares: Float64Array): void {
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row]!
    const number = numbers[row]!
    if (group >= 0 && !Number.isNaN(number)) squares[group]! += number * number
  }
}
