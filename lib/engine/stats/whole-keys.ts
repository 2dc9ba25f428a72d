/** Numbers as whole ones from 0, in their order. */
export interface WholeKeys {
  /** By place, below 0 for NaN. */
  keys: Int32Array
  /** Numbers that are not NaN. */
  n: number
  /** How many of each key. */
  counts: Int32Array
  numberOf(key: number): number
}

/** More keys than this for each number cost more to go through than a sort. */
const keysPerNumberMax = 8
/** As counts, percentages and money are written; of others a few numbers say that they are none. */
const scales = [1, 10, 100]

/** Null where the numbers are no decimals of at most two places that lie close together. */
export function wholeKeys(values: Float64Array): WholeKeys | null {
  return firstScale(values, ({ first, size, scale, n }) => {
    if (!(size <= keysPerNumberMax * n)) return 'too wide'
    const keys = new Int32Array(values.length)
    const counts = new Int32Array(size)
    if (!count(values, { keys, counts, first, scale })) return null
    return { keys, n, counts, numberOf: (key) => (key + first) / scale }
  })
}

/** Decimals of at most two places as whole numbers below 2³¹ however far apart they lie, in their order; null for others. */
export interface WideKeys extends Pick<WholeKeys, 'n' | 'numberOf'> {
  /** Those of numbers alone, without gaps. */
  keys: Uint32Array
  /** None is greater. */
  most: number
}

export function wideKeys(values: Float64Array): WideKeys | null {
  return firstScale(values, ({ first, size, scale, n }) => {
    if (!(size <= wideKeysMax)) return 'too wide'
    const keys = new Uint32Array(n)
    if (!fill(values, { keys, first, scale })) return null
    return { keys, n, most: size - 1, numberOf: (key) => (key + first) / scale }
  })
}

const wideKeysMax = 2 ** 31

interface Scaled {
  first: number
  /** Whole numbers from the first to the last. */
  size: number
  scale: number
  n: number
}

/** What is made by the first scale by which all numbers are whole; null where that is none, or makes too many keys. */
function firstScale<T>(values: Float64Array, make: (scaled: Scaled) => T | null | 'too wide'): T | null {
  const fitting = scales.filter((scale) => mayFit(values, scale))
  if (fitting.length === 0) return null
  const { least, most, n } = extent(values)
  if (n === 0) return null
  for (const scale of fitting) {
    const first = Math.round(least * scale)
    const made = make({ first, size: Math.round(most * scale) - first + 1, scale, n })
    if (made === 'too wide') return null
    if (made) return made
  }
  return null
}

const headMax = 8

/** By the first numbers, before room is made for all. */
function mayFit(values: Float64Array, scale: number): boolean {
  for (let at = 0; at < Math.min(headMax, values.length); at++) {
    const value = values[at]!
    if (!Number.isNaN(value) && Math.round(value * scale) / scale !== value) return false
  }
  return true
}

/** The numbers into the first places of an array, ascending. */
export function fillInOrder(into: Float64Array, { counts, numberOf }: WholeKeys): void {
  let at = 0
  for (let key = 0; key < counts.length; key++) {
    const end = at + counts[key]!
    if (at === end) continue
    const number = numberOf(key)
    while (at < end) into[at++] = number
  }
}

function extent(values: Float64Array) {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  let n = 0
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    if (Number.isNaN(value)) continue
    n++
    if (value < least) least = value
    if (value > most) most = value
  }
  return { least, most, n }
}

interface Counting extends Pick<WholeKeys, 'keys' | 'counts'> {
  first: number
  scale: number
}

/** False at the first number that its key would not give back, as a third or -0. */
function count(values: Float64Array, { keys, counts, first, scale }: Counting): boolean {
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    if (Number.isNaN(value)) {
      keys[at] = -1
      continue
    }
    const whole = Math.round(value * scale)
    if (whole / scale !== value || (value === 0 && 1 / value < 0)) return false
    keys[at] = whole - first
    counts[whole - first]!++
  }
  return true
}

/** False at the first number that its key would not give back. */
function fill(
  values: Float64Array,
  { keys, first, scale }: { keys: Uint32Array; first: number; scale: number },
): boolean {
  let filled = 0
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    if (Number.isNaN(value)) continue
    const whole = Math.round(value * scale)
    if (whole / scale !== value || (value === 0 && 1 / value < 0)) return false
    keys[filled++] = whole - first
  }
  return true
}
