/** Takes the place of what no row may have as a key: it sets an object's prototype on its way into the database. */
const nameInstead: ReadonlyMap<string, string> = new Map([['__proto__', '_proto_']])

/** Names for columns: a blank one becomes `column_N`, one that was there before gets a number. */
export function uniqueNames(names: string[]): string[] {
  const given = new Set(names)
  const taken = new Set<string>()
  // by name, the number to try next: all below were taken
  const next = new Map<string, number>()
  return names.map((name, index) => {
    const base = name.trim() === '' ? `column_${index + 1}` : (nameInstead.get(name) ?? name)
    const isFree = (candidate: string) =>
      !taken.has(candidate) && (candidate === name || !given.has(candidate))
    let unique = base
    let number = next.get(base) ?? 2
    for (; !isFree(unique); number++) unique = `${base}_${number}`
    next.set(base, number)
    taken.add(unique)
    return unique
  })
}
