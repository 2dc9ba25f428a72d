import { wideKeys } from './whole-keys'

const keyBits = 31
const digitBits = 11
const buckets = 1 << digitBits

/** Sorts decimals of at most two places in place by the digits of whole numbers; false for others, which stay as they are. */
export function sortKeys(values: Float64Array): boolean {
  const wide = wideKeys(values)
  if (!wide) return false
  let from = wide.keys
  let to: Uint32Array = new Uint32Array(wide.n)
  for (let shift = 0; shift < keyBits && wide.most >>> shift > 0; shift += digitBits) {
    moveByDigit(from, to, shift)
    const moved = to
    to = from
    from = moved
  }
  for (let at = 0; at < wide.n; at++) values[at] = wide.numberOf(from[at]!)
  values.fill(Number.NaN, wide.n)
  return true
}

function moveByDigit(from: Uint32Array, to: Uint32Array, shift: number): void {
  const starts = new Int32Array(buckets + 1)
  for (let at = 0; at < from.length; at++) starts[((from[at]! >>> shift) & (buckets - 1)) + 1]!++
  for (let digit = 0; digit < buckets; digit++) starts[digit + 1]! += starts[digit]!
  for (let at = 0; at < from.length; at++) {
    const key = from[at]!
    to[starts[(key >>> shift) & (buckets - 1)]!++] = key
  }
}
