import { rowsOfCodes } from './code-facts'
import { missingCode } from './table'

/** Row groups: `groups` by row, negative where a row belongs to none. */
export interface Grouping {
  groups: Int32Array
  count: number
}

const counted = new WeakMap<Int32Array, Float64Array>()

/** Rows of each group, counted once. To be read only. */
export function countRows({ groups, count }: Grouping): Float64Array {
  const found = counted.get(groups)
  if (found?.length === count) return found
  const ofCodes = rowsOfCodes(groups)
  const counts = ofCodes?.length === count ? new Float64Array(ofCodes) : rowsOfGroups({ groups, count })
  counted.set(groups, counts)
  return counts
}

function rowsOfGroups({ groups, count }: Grouping): Float64Array {
  if (count === 1) return Float64Array.of(rowsGrouped(groups))
  const counts = new Float64Array(count)
  for (let row = 0; row < groups.length; row++) {
    const group = groups[row]!
    if (group >= 0) counts[group]!++
  }
  return counts
}

/** Of one group alone the count need not go through memory. */
function rowsGrouped(groups: Int32Array): number {
  let rows = 0
  for (let row = 0; row < groups.length; row++) if (groups[row]! >= 0) rows++
  return rows
}

const masked = new WeakMap<Uint8Array, WeakMap<Int32Array, Int32Array>>()

/** The same groups without the rows that a mask leaves out; made once, so that what is measured of them is remembered. */
export function maskGroups(groups: Int32Array, keep: Uint8Array | null): Int32Array {
  if (!keep) return groups
  const known = masked.get(keep) ?? new WeakMap<Int32Array, Int32Array>()
  masked.set(keep, known)
  const found = known.get(groups)
  if (found) return found
  const made = groupsKept(groups, keep)
  known.set(groups, made)
  return made
}

function groupsKept(groups: Int32Array, keep: Uint8Array): Int32Array {
  const kept = new Int32Array(groups.length)
  for (let row = 0; row < groups.length; row++) kept[row] = keep[row] ? groups[row]! : missingCode
  return kept
}
