/** Names for columns: a blank one becomes `column_N`, one that was there before gets a number. */
export function uniqueNames(names: string[]): string[] {
  const given = new Set(names)
  const taken = new Set<string>()
  return names.map((name, index) => {
    const base = name.trim() === '' ? `column_${index + 1}` : name
    const isFree = (candidate: string) =>
      !taken.has(candidate) && (candidate === name || !given.has(candidate))
    let unique = base
    for (let number = 2; !isFree(unique); number++) unique = `${base}_${number}`
    taken.add(unique)
    return unique
  })
}
