import type { TextColumn } from '../table/text-table'

/** So seldom it would be so by chance. */
const chanceMax = 1e-3
/** Of the blocks, those that begin with something else than the one before, in a column that is the same inside each. */
const otherMin = 0.5

/**
 * Whether a column shows that rows belong together in blocks, and not that some rows have details which the others lack:
 * it is the same inside each block and mostly another in the next, begins anew in each, or never says the same twice in
 * one though it has little to say. `begins` says of each row whether a block begins on it.
 */
export function showsBlocks({ codes }: TextColumn, begins: Uint8Array): boolean {
  return isSameInside(codes, begins) || beginsAnew(codes, begins) || isNeverTwice(codes, begins)
}

function isSameInside(codes: Int32Array, begins: Uint8Array): boolean {
  let [blocks, others] = [0, 0]
  for (let row = 1; row < codes.length; row++) {
    const isOther = codes[row] !== codes[row - 1]
    if (isOther && !begins[row]) return false
    if (begins[row]) blocks++
    if (isOther) others++
  }
  return others >= otherMin * blocks && (blocks / codes.length) ** others <= chanceMax
}

/** As the numbers of lines do: what stands on the first row stands on no other. */
const beginsAnew = (codes: Int32Array, begins: Uint8Array): boolean =>
  codes.every((code, row) => (code === codes[0]) === Boolean(begins[row]))

function isNeverTwice(codes: Int32Array, begins: Uint8Array): boolean {
  const kinds = new Set(codes).size
  let chance = 1
  const own = new Set<number>()
  for (let row = 0; row < codes.length; row++) {
    if (begins[row]) own.clear()
    if (own.has(codes[row]!)) return false
    chance *= 1 - own.size / kinds
    own.add(codes[row]!)
  }
  return chance <= chanceMax && !isOnceLater(codes, begins)
}

/** What takes turns is not said twice in any rows so near to each other: also not where each block begins a row later. */
function isOnceLater(codes: Int32Array, begins: Uint8Array): boolean {
  const own = new Set<number>()
  for (let row = 1; row < codes.length; row++) {
    if (begins[row - 1]) own.clear()
    if (own.has(codes[row]!)) return false
    own.add(codes[row]!)
  }
  return true
}
