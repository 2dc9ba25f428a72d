import { normalQuantile } from './normal-quantile'

/** Sums of what is averaged, by group and by the stratum of a third column; `count` strata for each group. */
export interface CrossedSums {
  count: number
  /** By group, with those of no stratum. */
  all: Float64Array
  rows: Float64Array
  /** What is averaged, and what it is averaged over: one a row, or the denominator of a ratio. */
  above: Float64Array
  below: Float64Array
  squares: { above: Float64Array; both: Float64Array; below: Float64Array }
}

interface Crossing {
  above: Float64Array
  /** Null where each row counts once. */
  below: Float64Array | null
  groups: Int32Array
  groupCount: number
  strata: Int32Array
  count: number
}

export function crossSums({ above, below, groups, groupCount, strata, count }: Crossing): CrossedSums {
  const cells = () => new Float64Array(groupCount * count)
  const sums: CrossedSums = {
    ...{ count, all: new Float64Array(groupCount), rows: cells(), above: cells(), below: cells() },
    squares: { above: cells(), both: cells(), below: cells() },
  }
  for (let row = 0; row < above.length; row++) {
    const group = groups[row]!
    const stratum = strata[row]!
    const a = above[row]!
    const b = below ? below[row]! : 1
    if (group < 0 || Number.isNaN(a) || Number.isNaN(b)) continue
    sums.all[group]! += 1
    if (stratum < 0) continue
    const cell = group * count + stratum
    sums.rows[cell]! += 1
    sums.above[cell]! += a
    sums.below[cell]! += b
    sums.squares.above[cell]! += a * a
    sums.squares.both[cell]! += a * b
    sums.squares.below[cell]! += b * b
  }
  return sums
}

/** The strata in which one group lies apart from the others, where it does so in no other. */
export interface OnlyInStrata {
  /** By stratum: 1 where it lies apart. */
  inside: Uint8Array
  /** Whether nothing of it is left elsewhere, by what is known; else hardly a quarter of it is. */
  isOnly: boolean
  /** How many errors the difference inside is larger than that outside. */
  errors: number
}

const rowsPerSideMin = 5
/** Inside, and outside of it, each side has so many rows. */
const rowsMin = 10
const insideErrorsMin = 3
/** By chance this seldom, of all that was looked at: each choice of as many strata, and so many third columns. */
const chanceMax = 0.001
const columnsLooked = 10
/** What is left outside is less than a quarter of it, and by all that its error leaves open less than a half. */
const leftMax = 1 / 4
const boundMax = 1 / 2
/** Fewer errors from nothing than these, and nothing is left. */
const leftErrorsMax = 2.5
/** More kinds than these are no condition that is remembered. */
const kindsMax = 3

/**
 * Whether a group lies apart from the others (`isHigh`: above them) in a few strata alone. Differences of averages are
 * put together by how much each stratum tells (Cochran 1954); those of ratios have the errors of a ratio (Cochran 1977).
 */
export function onlyInStrata(
  sums: CrossedSums,
  {
    group,
    others,
    isHigh,
    isOrdered,
  }: { group: number; others: number[]; isHigh: boolean; isOrdered: boolean },
): OnlyInStrata | null {
  const strata = differences(sums, { group, others, sign: isHigh ? 1 : -1 })
  if (!areCovered(sums, strata, [[group], others])) return null
  const chosen = isOrdered ? stretches(strata) : kinds(strata)
  let best: OnlyInStrata | null = null
  for (const inside of chosen) {
    const outside = strata.filter((stratum) => !inside.includes(stratum))
    const looked = isOrdered ? chosen.length : choices(strata.length, inside.length)
    const found = apartness(inside, outside, normalQuantile(1 - chanceMax / (looked * columnsLooked)))
    if (!found || (best && found.errors <= best.errors)) continue
    const mask = maskOf(inside, { count: sums.count, isOrdered, isFirst: inside[0] === strata[0] })
    if (areAlike(sums, others, mask)) best = { inside: mask, ...found }
  }
  return best
}

/** In how many ways so many can be chosen. */
const choices = (all: number, chosen: number): number =>
  Array.from({ length: chosen }, (_, at) => (all - at) / (at + 1)).reduce((ways, factor) => ways * factor, 1)

/** The strata that are looked at hold so much of each side's rows, of which some may have no stratum. */
const coverMin = 0.8

function areCovered({ all }: CrossedSums, strata: Difference[], sides: number[][]): boolean {
  return sides.every((groups, side) => {
    const rows = groups.reduce((sum, group) => sum + all[group]!, 0)
    return strata.reduce((sum, stratum) => sum + stratum.rows[side]!, 0) >= coverMin * rows
  })
}

/** Of the others so many rows are of groups that are there inside as well as outside. */
const alikeMin = 0.8

/** Whether the others are the same groups inside and outside: else it is they that differ. */
function areAlike({ rows, count }: CrossedSums, others: number[], inside: Uint8Array): boolean {
  let [all, alike] = [0, 0]
  for (const group of others) {
    const at = [0, 0]
    for (let stratum = 0; stratum < count; stratum++) at[inside[stratum]!]! += rows[group * count + stratum]!
    all += at[0]! + at[1]!
    if (Math.min(...at) >= rowsPerSideMin) alike += at[0]! + at[1]!
  }
  return alike >= alikeMin * all
}

interface Difference {
  stratum: number
  rows: [number, number]
  apart: number
  variance: number
  weight: number
}

function differences(
  sums: CrossedSums,
  { group, others, sign }: { group: number; others: number[]; sign: number },
): Difference[] {
  const ownError = rowError(sums, [group])
  const otherError = rowError(sums, others)
  return Array.from({ length: sums.count }, (_, stratum) => {
    const own = sideOf(sums, [group], { stratum, rowError: ownError })
    const rest = sideOf(sums, others, { stratum, rowError: otherError })
    return {
      stratum,
      rows: [own.rows, rest.rows] as [number, number],
      apart: sign * (own.mean - rest.mean),
      variance: own.variance + rest.variance,
      weight: (own.below * rest.below) / (own.below + rest.below),
    }
  }).filter(({ rows, weight, variance }) => Math.min(...rows) >= rowsPerSideMin && weight > 0 && variance > 0)
}

/** How far a row is off its average, squared, over all strata: few rows know it from their own less well. */
const priorRows = 4
function rowError(sums: CrossedSums, groups: number[]): number {
  let off = 0
  let rows = 0
  for (let stratum = 0; stratum < sums.count; stratum++) {
    const side = sideOf(sums, groups, { stratum, rowError: 0 })
    if (side.rows === 0) continue
    off += side.off
    rows += side.rows
  }
  return rows > 0 ? off / rows : 0
}

function sideOf(
  { rows, above, below, squares, count }: CrossedSums,
  groups: number[],
  { stratum, rowError }: { stratum: number; rowError: number },
) {
  const of = (sums: Float64Array) => groups.reduce((all, group) => all + sums[group * count + stratum]!, 0)
  const [n, over] = [of(rows), of(below)]
  const mean = of(above) / over
  const off = Math.max(0, of(squares.above) - 2 * mean * of(squares.both) + mean * mean * of(squares.below))
  const known = ((off + priorRows * rowError) / (n + priorRows)) * n
  return { rows: n, below: over, mean, off, variance: known / (over * over) }
}

/** Those of which the difference is known best to be there, then with the next, … */
function kinds(strata: Difference[]): Difference[][] {
  const surest = [...strata].sort((a, b) => b.apart / Math.sqrt(b.variance) - a.apart / Math.sqrt(a.variance))
  return surest.slice(0, Math.min(kindsMax, strata.length - 1)).map((_, at) => surest.slice(0, at + 1))
}

/** Those from either end up to each edge. */
const stretches = (strata: Difference[]): Difference[][] =>
  strata.slice(1).flatMap((_, at) => [strata.slice(0, at + 1), strata.slice(at + 1)])

function apartness(
  inside: Difference[],
  outside: Difference[],
  errorsMin: number,
): Pick<OnlyInStrata, 'errors' | 'isOnly'> | null {
  if (![inside, outside].every(hasEnough)) return null
  const [within, without] = [inside, outside].map(together) as [Together, Together]
  const error = Math.sqrt(without.variance)
  if (within.apart < insideErrorsMin * Math.sqrt(within.variance)) return null
  const left = Math.abs(without.apart)
  if (left >= leftMax * within.apart || left + 2 * error >= boundMax * within.apart) return null
  const errors = (within.apart - without.apart) / Math.sqrt(within.variance + without.variance)
  return errors >= errorsMin ? { errors, isOnly: left < leftErrorsMax * error } : null
}

const hasEnough = (strata: Difference[]) =>
  [0, 1].every((side) => strata.reduce((rows, stratum) => rows + stratum.rows[side]!, 0) >= rowsMin)

type Together = Pick<Difference, 'apart' | 'variance'>

function together(strata: Difference[]): Together {
  const all = strata.reduce((sum, { weight }) => sum + weight, 0)
  return {
    apart: strata.reduce((sum, { weight, apart }) => sum + weight * apart, 0) / all,
    variance: strata.reduce((sum, { weight, variance }) => sum + weight * weight * variance, 0) / (all * all),
  }
}

/** Of ordered strata all up to an end of them, those that were too thin to be looked at among them. */
function maskOf(
  strata: Difference[],
  { count, isOrdered, isFirst }: { count: number; isOrdered: boolean; isFirst: boolean },
): Uint8Array {
  const mask = new Uint8Array(count)
  for (const { stratum } of strata) mask[stratum] = 1
  if (isOrdered && isFirst) mask.fill(1, 0, strata.at(-1)!.stratum)
  if (isOrdered && !isFirst) mask.fill(1, strata[0]!.stratum)
  return mask
}
