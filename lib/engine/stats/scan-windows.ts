import { normalQuantile } from './normal-quantile'
import { createRandom } from './random'

export interface ScanInput {
  /** Hits a bin and observations a bin, in order. */
  hits: Float64Array
  sizes: Float64Array
  seed: number
}

export interface ScanResult {
  /** First bin of the window, and the one after its last. */
  from: number
  until: number
  missing: number
  rows: number
  /** The largest log-likelihood ratio. */
  statistic: number
  p: number
}

/** Window lengths that are tried, as shares of the bins. */
const lengthShares = [0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.17, 0.25, 0.35, 0.5]
const fewBins = 60
const shuffles = 99
/** From so many hits a bin on they are drawn bin by bin. */
const manyHitsPerBin = 20
const eulerGamma = 0.5772156649015329

/**
 * The stretch of bins with the most unlikely excess of hits: Kulldorff's (1997) Bernoulli scan statistic; p by placing
 * the hits at random, with the Gumbel law fitted to the maxima (Abrams, Kulldorff & Kleinman 2010).
 */
export function scanWindows({ hits, sizes, seed }: ScanInput): ScanResult | null {
  const all = { hits: total(hits), size: total(sizes) }
  if (all.hits === 0 || all.hits === all.size) return null
  const sums = runningSums(sizes)
  const plogp = plogpUpTo(all.size)
  const best = strongestWindow(runningSums(hits), sums, plogp)
  if (!best) return null
  const random = createRandom(seed)
  const maxima = Array.from({ length: shuffles }, () => {
    const placed = placeHits(sums, { hits: all.hits, random })
    return strongestWindow(runningSums(placed), sums, plogp)?.statistic ?? 0
  })
  return { ...best, p: gumbelUpper(best.statistic, maxima) }
}

function strongestWindow(
  hits: Float64Array,
  sizes: Float64Array,
  plogp: (count: number) => number,
): Omit<ScanResult, 'p'> | null {
  const bins = hits.length - 1
  const all = { hits: hits[bins]!, size: sizes[bins]! }
  const ofAll = logLikelihood(all.hits, all.size, plogp)
  const lengths = lengthsOf(bins)
  let best: Omit<ScanResult, 'p'> | null = null
  for (const length of lengths) {
    for (let from = 0; from + length <= bins; from++) {
      const missing = hits[from + length]! - hits[from]!
      const rows = sizes[from + length]! - sizes[from]!
      if (rows === 0 || missing / rows <= all.hits / all.size) continue
      const within = logLikelihood(missing, rows, plogp)
      const statistic = within + logLikelihood(all.hits - missing, all.size - rows, plogp) - ofAll
      if (best === null || statistic > best.statistic)
        best = { from, until: from + length, missing, rows, statistic }
    }
  }
  return best
}

/** Of few bins each length up to half of them. */
const lengthsOf = (bins: number): Set<number> =>
  bins <= fewBins
    ? new Set(Array.from({ length: Math.max(1, bins >> 1) }, (_, length) => length + 1))
    : new Set(lengthShares.map((share) => Math.max(1, Math.round(share * bins))))

/** Of hits that come at a rate of their own. */
const logLikelihood = (hits: number, size: number, plogp: (count: number) => number): number =>
  plogp(hits) + plogp(size - hits) - plogp(size)

/** Counts repeat from window to window and from shuffle to shuffle, and a logarithm costs more than a look. */
const plogpsMost = 200_000

function plogpUpTo(most: number): (count: number) => number {
  const known = new Float64Array(Math.min(most, plogpsMost) + 1).fill(Number.NaN)
  const make = (x: number) => (x > 0 ? x * Math.log(x) : 0)
  return (count) => {
    if (!(count < known.length)) return make(count)
    const found = known[count]!
    if (!Number.isNaN(found)) return found
    const made = make(count)
    known[count] = made
    return made
  }
}

/** So many hits on different observations, at random. */
function placeHits(
  sums: Float64Array,
  { hits, random }: { hits: number; random: () => number },
): Float64Array {
  const bins = sums.length - 1
  const size = sums[bins]!
  if (Math.min(hits, size - hits) > manyHitsPerBin * bins) return placeMany(sums, { hits, random })
  const placed = new Float64Array(bins)
  const isFew = hits <= size / 2
  const taken = new Set<number>()
  const draws = isFew ? hits : size - hits
  while (taken.size < draws) taken.add(Math.floor(random() * size))
  for (const observation of taken) placed[binOf(sums, observation)]!++
  return isFew ? placed : placed.map((count, bin) => sums[bin + 1]! - sums[bin]! - count)
}

/** Bin after bin by the hypergeometric law's normal approximation, which many hits allow. */
function placeMany(
  sums: Float64Array,
  { hits, random }: { hits: number; random: () => number },
): Float64Array {
  const placed = new Float64Array(sums.length - 1)
  let left = hits
  for (let bin = 0; bin < placed.length; bin++) {
    const size = sums[bin + 1]! - sums[bin]!
    const rest = sums[sums.length - 1]! - sums[bin]!
    const share = left / rest
    const spread = rest > 1 ? Math.sqrt((size * share * (1 - share) * (rest - size)) / (rest - 1)) : 0
    const draw = Math.round(size * share + spread * normalQuantile(Math.max(1e-12, random())))
    placed[bin] = Math.max(0, size + left - rest, Math.min(size, left, draw))
    left -= placed[bin]!
  }
  return placed
}

function binOf(sums: Float64Array, observation: number): number {
  let low = 0
  let high = sums.length - 1
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if (sums[middle]! <= observation) low = middle
    else high = middle
  }
  return low
}

/** By the method of moments. */
function gumbelUpper(value: number, maxima: number[]): number {
  const mean = maxima.reduce((sum, x) => sum + x, 0) / maxima.length
  const variance = maxima.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (maxima.length - 1)
  const scale = Math.max(1e-9, Math.sqrt(6 * variance) / Math.PI)
  return -Math.expm1(-Math.exp(-(value - (mean - eulerGamma * scale)) / scale))
}

function runningSums(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1)
  for (let i = 0; i < values.length; i++) sums[i + 1] = sums[i]! + values[i]!
  return sums
}

function total(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}
