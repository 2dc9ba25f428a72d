import { sortNumbers } from '../../stats/sort-numbers'

/** Numbers of one thing of which a few lie a round factor off all the others, which lie close together. */
export interface Lump {
  /** 10, 100, 1000, …, or one over it. */
  factor: number
  /** Places of those that lie off. */
  places: number[]
}

/** How far the others may spread (largest over smallest) and how near to the factor the middles must lie. */
const factors = [
  { factor: 10, spreadMax: 1.6, near: 1.12, isRunOnly: true },
  { factor: 100, spreadMax: 4, near: 1.4, isRunOnly: true },
  { factor: 1000, spreadMax: 20, near: 2.5, isRunOnly: false },
  { factor: 1_000_000, spreadMax: 30, near: 3, isRunOnly: false },
]
const lumpMin = 3
const lumpShareMax = 0.3
const othersMin = 10
/** Scattered here and there they have to be few, and the others close together. */
const scatteredShareMax = 0.1
const scatteredSpreadMax = 12
/** The lump is as wide as the others are, not wider. */
const widerMax = 1.3
/** In so many stretches a lump is a run with a slip or two in it. */
const lumpPerRun = 4

/** The most that numbers spread among which others can be told that lie within a range (largest over smallest). */
export const spreadMaxWithin = (range: number): number =>
  Math.max(
    0,
    ...factors.filter(({ factor, near }) => factor <= near * range).map(({ spreadMax }) => spreadMax),
  )

/**
 * The few numbers that lie at a thousand times (or a hundred, ten, a millionth …) of what the others are, given in order
 * of time; null where none do. Ten and a hundred times happen for other reasons too, so they have to come in one run.
 */
export function findLump(numbers: Float64Array): Lump | null {
  const lumps = lumpsOf(numbers)
  const near = factorsOf(lumps)
  if (!lumps || near.length === 0) return null
  const { cut, isAbove } = lumps
  const places = [...numbers.keys()]
    .filter((place) => numbers[place]! > 0)
    .sort((a, b) => numbers[a]! - numbers[b]!)
  const own = (isAbove ? places.slice(cut) : places.slice(0, cut)).sort((a, b) => a - b)
  const known = near.find((one) => areTogether(one, lumps, runsOf(own, numbers)))
  return known ? { factor: isAbove ? known.factor : 1 / known.factor, places: own } : null
}

/** Whether numbers in any order may have a lump in that of time. */
export const mayHoldLump = (numbers: Float64Array): boolean => factorsOf(lumpsOf(numbers)).length > 0

interface Lumps {
  lump: Float64Array
  others: Float64Array
  cut: number
  isAbove: boolean
}

/** The numbers above nought in their order, cut where the widest gap lies; null where there are too few. */
function lumpsOf(numbers: Float64Array): Lumps | null {
  const sorted = sortNumbers(numbers.filter((number) => number > 0))
  const most = Math.floor(lumpShareMax * sorted.length)
  if (most < lumpMin || sorted.length < othersMin + lumpMin) return null
  const above = widestGap(sorted, sorted.length - most, sorted.length - lumpMin)
  const below = widestGap(sorted, lumpMin, most)
  const isAbove = sorted[above]! / sorted[above - 1]! >= sorted[below]! / sorted[below - 1]!
  const cut = isAbove ? above : below
  const [low, high] = [sorted.subarray(0, cut), sorted.subarray(cut)]
  return { lump: isAbove ? high : low, others: isAbove ? low : high, cut, isAbove }
}

type Factor = (typeof factors)[number]

const factorsOf = (lumps: Lumps | null): Factor[] =>
  lumps ? factors.filter((factor) => isNear(factor, lumps)) : []

const spreadOf = (sorted: Float64Array): number => sorted.at(-1)! / sorted[0]!

function isNear({ factor, spreadMax, near, isRunOnly }: Factor, { lump, others, isAbove }: Lumps): boolean {
  const spread = spreadOf(others)
  const middles = middle(lump) / middle(others)
  const off = (isAbove ? middles : 1 / middles) / factor
  // much less for a while is what a lull is
  if (!isAbove && isRunOnly) return false
  if (off > near || off < 1 / near || spread > spreadMax) return false
  return spreadOf(lump) <= widerMax * spread
}

/** Whether they come in few runs, or lie scattered and are few. */
function areTogether({ isRunOnly }: Factor, { lump, others }: Lumps, runs: number): boolean {
  if (runs === 1 || (!isRunOnly && runs <= lump.length / lumpPerRun)) return true
  const share = lump.length / (lump.length + others.length)
  return !isRunOnly && share <= scatteredShareMax && spreadOf(others) <= scatteredSpreadMax
}

/** The place in `sorted`, from `from` to `to`, before which the largest step up lies. */
function widestGap(sorted: Float64Array, from: number, to: number): number {
  let widest = from
  for (let at = from; at <= to; at++) {
    if (sorted[at]! / sorted[at - 1]! > sorted[widest]! / sorted[widest - 1]!) widest = at
  }
  return widest
}

const middle = (sorted: Float64Array) => sorted[sorted.length >> 1]!

/** How many stretches without any other number the places make. */
function runsOf(places: number[], numbers: Float64Array): number {
  const isOther = (place: number) => !Number.isNaN(numbers[place]!)
  let runs = 1
  for (let at = 1; at < places.length; at++) {
    let between = places[at - 1]! + 1
    while (between < places[at]! && !isOther(between)) between++
    if (between < places[at]!) runs++
  }
  return runs
}
