/** What a split may ask about: a code for each place, −1 where nothing stands. */
export interface TreeFactor {
  codes: Int32Array
  count: number
  /** Codes in an order of their own are split into lower and higher ones, others by their means. */
  isOrdered: boolean
}

/** Places whose code is among `inside`, and the rest. */
export interface Split {
  factor: number
  inside: Uint8Array
}

export interface TreeNode {
  places: Int32Array
  /** Null for a leaf. */
  branches: { split: Split; inside: TreeNode; outside: TreeNode } | null
}

export interface TreeLimits {
  depth: number
  /** The least number of places in a leaf. */
  leafMin: number
  /** The least part of the whole spread that a split has to tell. */
  gainMin: number
}

/** So many values of a category can be named in one breath. */
export const namedMax = 3

/**
 * A regression tree of binary splits, each the one that leaves least spread around the two means (Breiman et al. 1984).
 * Of the two sides of a category at least one has no more than three values, so that it can be told.
 */
export function growTree(
  values: Float64Array,
  factors: TreeFactor[],
  { places, limits }: { places: Int32Array; limits: TreeLimits },
): TreeNode {
  const least = limits.gainMin * spreadOf(values, places)
  const grow = (own: Int32Array, depth: number): TreeNode => {
    const best = depth > 0 ? bestSplit(values, factors, { places: own, leafMin: limits.leafMin }) : null
    if (!best || !(best.gain >= least) || !(least > 0)) return { places: own, branches: null }
    const sides = partPlaces(factors, best.split, own)
    return {
      places: own,
      branches: {
        split: best.split,
        inside: grow(sides.inside, depth - 1),
        outside: grow(sides.outside, depth - 1),
      },
    }
  }
  return grow(places, limits.depth)
}

/** The places on either side of a split; those without a value are on neither. */
export function partPlaces(factors: TreeFactor[], { factor, inside }: Split, places: Int32Array) {
  const { codes } = factors[factor]!
  return {
    inside: places.filter((place) => codes[place]! >= 0 && inside[codes[place]!] === 1),
    outside: places.filter((place) => codes[place]! >= 0 && inside[codes[place]!] === 0),
  }
}

/** The sum of squares around the mean. */
export function spreadOf(values: Float64Array, places: Int32Array): number {
  let n = 0
  let sum = 0
  let squares = 0
  for (let i = 0; i < places.length; i++) {
    const value = values[places[i]!]!
    if (Number.isNaN(value)) continue
    n++
    sum += value
    squares += value * value
  }
  return n > 0 ? squares - (sum * sum) / n : 0
}

interface Candidate {
  split: Split
  /** The sum of squares that lies between the two sides. */
  gain: number
}

interface Asked {
  places: Int32Array
  leafMin: number
}

function bestSplit(values: Float64Array, factors: TreeFactor[], asked: Asked): Candidate | null {
  let best: Candidate | null = null
  factors.forEach((factor, index) => {
    const found = bestOfFactor(values, factor, asked)
    if (found && found.gain > (best?.gain ?? 0)) {
      best = { split: { factor: index, inside: found.inside }, gain: found.gain }
    }
  })
  return best
}

function bestOfFactor(
  values: Float64Array,
  factor: TreeFactor,
  { places, leafMin }: Asked,
): { inside: Uint8Array; gain: number } | null {
  const { counts, sums } = sumByCode(values, factor, places)
  const present = [...counts.keys()].filter((code) => counts[code]! > 0)
  const mean = (code: number) => sums[code]! / counts[code]!
  const order = factor.isOrdered ? present : present.sort((a, b) => mean(a) - mean(b) || a - b)
  const n = order.reduce((all, code) => all + counts[code]!, 0)
  const sum = order.reduce((all, code) => all + sums[code]!, 0)
  let low = 0
  let lowSum = 0
  let cut = -1
  let gain = 0
  order.slice(0, -1).forEach((code, i) => {
    low += counts[code]!
    lowSum += sums[code]!
    const high = n - low
    const isNamed = factor.isOrdered || Math.min(i + 1, order.length - i - 1) <= namedMax
    if (!isNamed || low < leafMin || high < leafMin) return
    const own = ((low * high) / n) * (lowSum / low - (sum - lowSum) / high) ** 2
    if (own > gain) [gain, cut] = [own, i]
  })
  if (cut < 0) return null
  const inside = new Uint8Array(factor.count)
  if (factor.isOrdered) inside.fill(1, 0, order[cut]! + 1)
  else for (const code of order.slice(0, cut + 1)) inside[code] = 1
  return { inside, gain }
}

function sumByCode(values: Float64Array, { codes, count }: TreeFactor, places: Int32Array) {
  const counts = new Float64Array(count)
  const sums = new Float64Array(count)
  for (let i = 0; i < places.length; i++) {
    const code = codes[places[i]!]!
    const value = values[places[i]!]!
    if (code < 0 || Number.isNaN(value)) continue
    counts[code]!++
    sums[code]! += value
  }
  return { counts, sums }
}
