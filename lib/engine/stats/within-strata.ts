import { correlate } from './correlation'

/** A stratum needs so many rows of each side to compare them. */
const rowsPerSideMin = 5
/** Strata that hold both sides have to cover so much of the rows; one alone, more. */
const coverMin = 0.3
const coverOfOneMin = 0.4
/** What is left within the strata: less than a third of it is as good as gone … */
const leftMax = 1 / 3
/** … and by all that its error leaves open, less than two thirds. */
const boundMax = 2 / 3
/** Less than half of it, and by all that its error leaves open less than so much, is worth telling. */
const halfMax = 1 / 2
const halfBoundMax = 3 / 4
const errorsWide = 2
/** Of what is known less well nothing is said. */
const knownMax = 1

/**
 * What becomes of a difference or a relation among rows that are alike in a third column; `unclear` where less than half
 * is left of it, which may as well be nothing or most of it.
 */
export type WithinStrata = 'stays' | 'unclear' | 'shrinks' | 'vanishes' | 'turns'

interface Sides {
  values: Float64Array
  /** 1 for rows of the high side, 0 for rows of the low one, else below zero. */
  sides: Int8Array
  /** How much each row counts in its group's average; all alike where there are none. Rows of no weight count nothing. */
  weights?: Float64Array
}

/**
 * The difference of two groups' averages within the strata of a third column, weighted by how much each stratum tells
 * (Cochran 1954); null where too few rows have both groups in one stratum.
 */
export function differenceWithin(of: Sides, strata: Int32Array): WithinStrata | null {
  const count = strata.reduce((most, stratum) => Math.max(most, stratum), -1) + 1
  const { sums, rows, squares, counts, all } = momentsOf(of, strata, count)
  const meanOf = (cell: number) => sums[cell]! / rows[cell]!
  const offOf = (cell: number) => Math.max(0, squares[cell]! - sums[cell]! * meanOf(cell))
  let weighted = 0
  let weights = 0
  let covered = 0
  let off = 0
  let strataTold = 0
  for (let stratum = 0; stratum < count; stratum++) {
    const cells = [2 * stratum, 2 * stratum + 1] as const
    const [low, high] = [rows[cells[0]]!, rows[cells[1]]!]
    if (counts[cells[0]]! < rowsPerSideMin || counts[cells[1]]! < rowsPerSideMin) continue
    const weight = (low * high) / (low + high)
    weighted += weight * (meanOf(cells[1]) - meanOf(cells[0]))
    weights += weight
    covered += low + high
    off += offOf(cells[0]) + offOf(cells[1])
    strataTold++
  }
  const least = strataTold === 1 ? coverOfOneMin : coverMin
  if (weights === 0 || covered < least * (all.rows[0]! + all.rows[1]!)) return null
  const whole = all.sums[1]! / all.rows[1]! - all.sums[0]! / all.rows[0]!
  const variance = off / Math.max(1, covered - 2 * strataTold)
  return judged({ within: weighted / weights, error: Math.sqrt(variance / weights), whole })
}

/** Of each side of each stratum, low before high, and of both sides in all; weights are told in rows of an average one. */
function momentsOf({ values, sides, weights }: Sides, strata: Int32Array, count: number) {
  const [sums, rows, squares, counts] = Array.from({ length: 4 }, () => new Float64Array(2 * count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const all = { sums: [0, 0], rows: [0, 0] }
  const met: number[] = []
  for (let row = 0; row < values.length; row++) {
    if (sides[row]! < 0 || strata[row]! < 0 || Number.isNaN(values[row]!)) continue
    if (!weights || weights[row]! > 0) met.push(row)
  }
  const scale = weights ? met.reduce((sum, row) => sum + weights[row]!, 0) / met.length : 1
  for (const row of met) {
    const side = sides[row]!
    const cell = 2 * strata[row]! + side
    const value = values[row]!
    const weight = weights ? weights[row]! / scale : 1
    sums[cell]! += weight * value
    squares[cell]! += weight * value * value
    rows[cell]! += weight
    counts[cell]! += 1
    all.sums[side]! += weight * value
    all.rows[side]! += weight
  }
  return { sums, rows, squares, counts, all }
}

/** The correlation of what two columns are off the averages of their strata; null where a stratum is hardly filled. */
export function relationWithin(x: Float64Array, y: Float64Array, strata: Int32Array): WithinStrata | null {
  const count = strata.reduce((most, stratum) => Math.max(most, stratum), -1) + 1
  const [xs, ys, rows] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  const isPair = (row: number) => strata[row]! >= 0 && !Number.isNaN(x[row]!) && !Number.isNaN(y[row]!)
  for (let row = 0; row < x.length; row++) {
    if (!isPair(row)) continue
    xs[strata[row]!]! += x[row]!
    ys[strata[row]!]! += y[row]!
    rows[strata[row]!]! += 1
  }
  const kept = [...x.keys()].filter((row) => isPair(row) && rows[strata[row]!]! >= 2 * rowsPerSideMin)
  if (kept.length < coverMin * x.length) return null
  const offX = Float64Array.from(kept, (row) => x[row]! - xs[strata[row]!]! / rows[strata[row]!]!)
  const offY = Float64Array.from(kept, (row) => y[row]! - ys[strata[row]!]! / rows[strata[row]!]!)
  if (isFixed(x, offX) || isFixed(y, offY)) return null
  const [within, whole] = [correlate(offX, offY).r, correlate(x, y).r]
  return judged({ within, error: 1 / Math.sqrt(kept.length), whole })
}

/** A stratum that leaves so little of a number's variance as good as fixes it: among its rows there is nothing to compare. */
const variesMin = 0.01

function isFixed(all: Float64Array, within: Float64Array): boolean {
  const present = all.filter((value) => !Number.isNaN(value))
  const mean = present.reduce((sum, value) => sum + value, 0) / present.length
  const whole = present.reduce((sum, value) => sum + (value - mean) ** 2, 0) / present.length
  return within.reduce((sum, off) => sum + off ** 2, 0) / within.length < variesMin * whole
}

function judged({ within, error, whole }: { within: number; error: number; whole: number }): WithinStrata {
  const left = within / whole
  const bound = left + (errorsWide * error) / Math.abs(whole)
  if (!Number.isFinite(bound)) return 'stays'
  if (left <= -leftMax && bound < 0) return 'turns'
  if (left < leftMax && bound < boundMax) return 'vanishes'
  if (left < halfMax && bound < halfBoundMax) return 'shrinks'
  const known = (errorsWide * error) / Math.abs(whole)
  return left < halfMax && left < known && known < knownMax ? 'unclear' : 'stays'
}
