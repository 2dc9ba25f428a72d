import type { Grouping } from './grouping'

/** Of each group: the rows that have a number, their sum and the sum of their squares. To be read only. */
export interface GroupMoments {
  counts: Float64Array
  sums: Float64Array
  squares: Float64Array
}

/** Cleaning, insights and cards all ask for sums by the same groups. */
const known = new WeakMap<Int32Array, WeakMap<Float64Array, GroupMoments>>()

/** In one pass over the rows, once for each pair of groups and numbers; sums go down the rows. */
export function groupMoments({ groups, count }: Grouping, numbers: Float64Array): GroupMoments {
  const ofGroups = known.get(groups) ?? new WeakMap<Float64Array, GroupMoments>()
  known.set(groups, ofGroups)
  const found = ofGroups.get(numbers)
  if (found?.counts.length === count) return found
  const made = {
    counts: new Float64Array(count),
    sums: new Float64Array(count),
    squares: new Float64Array(count),
  }
  addUp(groups, numbers, made)
  ofGroups.set(numbers, made)
  return made
}

/** Apart, since the engine throws away a loop's fast code where it goes on to lines that it never ran. */
function addUp(groups: Int32Array, numbers: Float64Array, { counts, sums, squares }: GroupMoments): void {
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row]!
    const number = numbers[row]!
    if (group < 0 || Number.isNaN(number)) continue
    counts[group]! += 1
    sums[group]! += number
    squares[group]! += number * number
  }
}
