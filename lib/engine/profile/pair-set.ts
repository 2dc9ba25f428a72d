interface Keys {
  /** Of how many pairs. */
  size: number
  keys: Set<number>
}

const known = new WeakMap<[number, number][], Keys>()

/** No table has so many columns. */
const placesMax = 2 ** 20

/** Whether a list has a pair of columns in this order; what is asked of all pairs of a wide table goes through the list once. */
export function hasPair(pairs: [number, number][], first: number, second: number): boolean {
  const found = known.get(pairs)
  const keys = found?.size === pairs.length ? found.keys : new Set(pairs.map(([a, b]) => a * placesMax + b))
  if (found?.keys !== keys) known.set(pairs, { size: pairs.length, keys })
  return keys.has(first * placesMax + second)
}
