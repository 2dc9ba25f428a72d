/** Texts ask for the same words again and again; more than these are forgotten, so that no text fills the memory. */
const rememberedMax = 50_000

/** A pure function of a word that keeps what it found. */
export function remembered<T extends string | number>(find: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    if (known.size >= rememberedMax) known.clear()
    const found = find(word)
    known.set(word, found)
    return found
  }
}

/** The same of two words. */
export function rememberedPair<T extends string | number>(
  find: (a: string, b: string) => T,
): (a: string, b: string) => T {
  const known = new Map<string, Map<string, T>>()
  let size = 0
  return (a, b) => {
    const before = known.get(b)?.get(a)
    if (before !== undefined) return before
    if (size >= rememberedMax) known.clear()
    size = size >= rememberedMax ? 1 : size + 1
    const found = find(a, b)
    const own = known.get(b) ?? new Map<string, T>()
    own.set(a, found)
    known.set(b, own)
    return found
  }
}
