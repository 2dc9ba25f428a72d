const seed: u64 = 0x243f6a8885a308d3
const first: u64 = 0x9e3779b97f4a7c15
const second: u64 = 0xd6e8feb86659fd93

/** The bytes of a text of up to eight. */
@inline
function bytesOf(text: usize, length: u32): u64 {
  return length == 0 ? 0 : load<u64>(text) & (<u64>-1 >> (<u64>(8 - length) << 3))
}

function hashOf(text: usize, length: u32): u64 {
  let hash: u64 = seed ^ (<u64>length * second)
  const last = text + length - 8
  for (let p = text; p < last; p += 8) {
    hash = (hash ^ load<u64>(p)) * first
    hash ^= hash >> 29
  }
  hash = (hash ^ load<u64>(last)) * second
  return hash ^ (hash >> 32)
}

/** What tells short texts of one length apart, and nearly all longer ones. */
@inline
export function keyOf(text: usize, length: u32): u64 {
  return length <= 8 ? bytesOf(text, length) : hashOf(text, length)
}

/** Where a text with a key is looked for first, among as many places as `64 - shift` bits tell. */
@inline
export function placeOf(key: u64, length: u32, shift: u64): u32 {
  if (length > 8) return <u32>((key * first) >> shift)
  const mixed = ((key + length) ^ seed) * first
  return <u32>(((mixed ^ (mixed >> 32)) * second) >> shift)
}

/** Whether two texts of one length, of more than eight bytes, are the same. */
export function areSame(a: usize, b: usize, length: u32): bool {
  const last = length - 8
  for (let k: u32 = 0; k < last; k += 8) if (load<u64>(a + k) != load<u64>(b + k)) return false
  return load<u64>(a + last) == load<u64>(b + last)
}

/** Above zero where the first is the greater: longer, or with the greater byte where the two differ first. */
export function compare(a: usize, aLength: u32, b: usize, bLength: u32): i32 {
  if (aLength != bLength) return aLength > bLength ? 1 : -1
  for (let k: u32 = 0; k < aLength; k += 8) {
    const left = min<u32>(8, aLength - k)
    const x = bswap<u64>(bytesOf(a + k, left))
    const y = bswap<u64>(bytesOf(b + k, left))
    if (x != y) return x > y ? 1 : -1
  }
  return 0
}
