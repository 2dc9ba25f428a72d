const lineFeed: u8 = 10
const carriageReturn: u8 = 13
/** Counts of a byte each are added up before they overflow. */
const stretch: usize = 16 * 255

@inline
function sumOf(counts: v128): i32 {
  const s = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(counts))
  return i32x4.extract_lane(s, 0) + i32x4.extract_lane(s, 1) + i32x4.extract_lane(s, 2) + i32x4.extract_lane(s, 3)
}

/**
 * Counts, as i32 one behind the other: delimiters, line feeds, returns, returns before a line feed, quotes, and bytes
 * that are 0. The bytes behind the text, up to a multiple of 16, must be 1.
 */
export function scan(text: usize, length: u32, delimiter: u8, quote: u8, out: usize): void {
  const D = i8x16.splat(delimiter)
  const N = i8x16.splat(lineFeed)
  const R = i8x16.splat(carriageReturn)
  const Q = i8x16.splat(quote)
  const nul = i8x16.splat(0)
  let delimiters = 0
  let feeds = 0
  let returns = 0
  let pairs = 0
  let quotes = 0
  let nuls = 0
  const end = text + ((<usize>length + 15) & ~15)
  let at = text
  while (at < end) {
    const stop = min(end, at + stretch)
    let d = i8x16.splat(0)
    let n = d
    let r = d
    let rn = d
    let q = d
    let o = d
    while (at < stop) {
      const v = v128.load(at)
      const isReturn = i8x16.eq(v, R)
      d = i8x16.sub(d, i8x16.eq(v, D))
      n = i8x16.sub(n, i8x16.eq(v, N))
      r = i8x16.sub(r, isReturn)
      rn = i8x16.sub(rn, v128.and(isReturn, i8x16.eq(v128.load(at, 1), N)))
      q = i8x16.sub(q, i8x16.eq(v, Q))
      o = i8x16.sub(o, i8x16.eq(v, nul))
      at += 16
    }
    delimiters += sumOf(d)
    feeds += sumOf(n)
    returns += sumOf(r)
    pairs += sumOf(rn)
    quotes += sumOf(q)
    nuls += sumOf(o)
  }
  store<i32>(out, delimiters)
  store<i32>(out, feeds, 4)
  store<i32>(out, returns, 8)
  store<i32>(out, pairs, 12)
  store<i32>(out, quotes, 16)
  store<i32>(out, nuls, 20)
}
