import type { KeptBin } from '../request/card'
import { quantileOf } from '../stats/quantile-of'

export interface Bin {
  /** Included. */
  start: number
  /** Not included, but for the last bin. */
  end: number
  count: number
  /** A whole number of its own. */
  isSingle: boolean
}

const binsMin = 5
const binsMax = 30
/** Few whole numbers get a bar each. */
const singlesMax = 30
/** Where the last hundredth of the values takes more room than all others, it goes into the last bin. */
const tailShare = 0.01

/**
 * Bins with round edges: the width of Freedman and Diaconis (1981), rounded to 1, 2, 2.5 or 5 times a power of ten.
 * Where a width is asked for, bins of just that width. `sorted` without NaN.
 */
export function binNumbers(
  sorted: Float64Array,
  options: { integers: boolean; wanted: number | null; width: number | null },
): Bin[] {
  const min = sorted[0]!
  const max = sorted.at(-1)!
  if (min === max) return [{ start: min, end: max, count: sorted.length, isSingle: true }]
  if (options.width !== null) return spreadBins(sorted, { step: options.width, low: min, high: max })
  if (options.integers && !options.wanted && max - min < singlesMax) return singles(sorted, min, max)
  const { low, high } = coreOf(sorted)
  const width = options.wanted ? (high - low) / options.wanted : freedmanDiaconis(sorted, high - low)
  const round = roundStep(width, options.wanted ? 0 : (high - low) / binsMax)
  const step = options.integers ? Math.max(1, Math.ceil(round)) : round
  return spreadBins(sorted, { step, low, high })
}

function singles(sorted: Float64Array, min: number, max: number): Bin[] {
  const bins = Array.from({ length: max - min + 1 }, (_, place) => ({
    start: min + place,
    end: min + place + 1,
    count: 0,
    isSingle: true,
  }))
  for (let at = 0; at < sorted.length; at++) bins[sorted[at]! - min]!.count++
  return bins
}

function coreOf(sorted: Float64Array): { low: number; high: number } {
  const min = sorted[0]!
  const max = sorted.at(-1)!
  const low = quantileOf(sorted, tailShare)
  const high = quantileOf(sorted, 1 - tailShare)
  const room = high - low
  const isSmall = room === 0
  return {
    low: !isSmall && low - min > room ? low : min,
    high: !isSmall && max - high > room ? high : max,
  }
}

/** The width of Freedman and Diaconis, but no fewer bins than Sturges (1926) would make. */
function freedmanDiaconis(sorted: Float64Array, range: number): number {
  const spread = quantileOf(sorted, 0.75) - quantileOf(sorted, 0.25)
  const width = (2 * spread) / Math.cbrt(sorted.length)
  const sturges = Math.log2(sorted.length) + 1
  const count = Math.max(width > 0 ? range / width : Math.sqrt(sorted.length), sturges)
  return range / Math.min(binsMax, Math.max(binsMin, count))
}

/** The round step that is nearest by ratio, and no smaller than the least. */
function roundStep(width: number, least: number): number {
  const power = 10 ** Math.floor(Math.log10(width))
  const distance = (step: number) => Math.abs(Math.log(step / width))
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power).filter((step) => step >= least)
  return steps.reduce(
    (best, step) => (distance(step) < distance(best) ? step : best),
    steps.at(-1) ?? 10 * power,
  )
}

function spreadBins(
  sorted: Float64Array,
  { step, low, high }: { step: number; low: number; high: number },
): Bin[] {
  const first = Math.floor(low / step)
  const count = Math.max(1, Math.ceil((high - first * step) / step + 1e-9) || 1)
  const edge = (place: number) => Number(((first + place) * step).toPrecision(12))
  const bins: Bin[] = Array.from({ length: count }, (_, place) => ({
    start: edge(place),
    end: edge(place + 1),
    count: 0,
    isSingle: false,
  }))
  // The ends reach as far as the values do.
  bins[0]!.start = Math.min(bins[0]!.start, sorted[0]!)
  bins.at(-1)!.end = Math.max(bins.at(-1)!.end, sorted.at(-1)!)
  const ends = bins.map(({ end }) => end)
  countsUpTo(sorted, ends).forEach((own, place) => {
    bins[place]!.count = own
  })
  return bins
}

/** How many numbers lie before each end, and not before the one before; the last takes what is left. */
function countsUpTo(sorted: Float64Array, ends: number[]): number[] {
  const counts = ends.map(() => 0)
  let place = 0
  for (let at = 0; at < sorted.length; at++) {
    while (place < ends.length - 1 && sorted[at]! >= ends[place]!) place++
    counts[place]!++
  }
  return counts
}

/** Rows of bins that are kept as they are, counted anew; `sorted` without NaN. */
export function countBetween(
  sorted: Float64Array,
  bins: KeptBin[],
): [label: string, start: number, end: number, count: number][] {
  const counts = countsUpTo(
    sorted,
    bins.map(({ end }) => end),
  )
  return bins.map(({ label, start, end }, place) => [label, start, end, counts[place]!])
}
