/** The room that has been given out: nothing is freed but all at once, when the next text is read. */
let top: usize = __heap_base

const pageBytes: usize = 65_536
const growPages: i32 = 64

/** So many bytes, beginning at a multiple of 64. What stood there before still stands there. */
export function alloc(bytes: usize): usize {
  const at = (top + 63) & ~63
  top = at + bytes
  const missing = <i32>((top + pageBytes - 1) / pageBytes) - memory.size()
  if (missing > 0 && memory.grow(max(missing, growPages)) < 0) abort()
  return at
}

/** Gives all room back. */
export function reset(): void {
  top = __heap_base
}
