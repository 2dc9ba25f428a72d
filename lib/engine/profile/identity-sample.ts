import type { Table } from '../table/table'
import type { ColumnFacts } from './column-facts'

/** Numbers of some columns over the same sampled rows. */
export interface IdentitySample {
  /** Index into `Table.columns`, by position in the sample. */
  columns: number[]
  /** By position: the numbers of the sampled rows, NaN where missing. */
  numbers: Float64Array[]
  /** By position: half a unit of the last decimal that the column carries, or of its integers. */
  rounding: number[]
  /** By position: the standard deviation. */
  spread: number[]
  rowCount: number
}

/** What the names say, by position in the sample: which of three related columns is the result. */
export interface IdentityHints {
  /** The column is a rate, a share or an average, so it is the ratio of the other two. */
  isRatio(position: number): boolean
  /** Whole numbers of which the name says nothing, so they may be how many. */
  isOpenCount(position: number): boolean
  /** The column is a price or another value of one unit, so it is a factor. */
  isUnitValue(position: number): boolean
  /** The column is a difference by its name (profit, net, change). */
  isDifference(position: number): boolean
}

const columnsMax = 24
const rowsMax = 500

/** Evenly spaced rows: deterministic, and not only the first ones. */
export function sampleNumbers(table: Table, facts: ColumnFacts[]): IdentitySample {
  const chosen = facts.filter((column) => column.summary !== null && column.distinct > 1).slice(0, columnsMax)
  const step = Math.max(1, table.rowCount / rowsMax)
  const rows = Int32Array.from({ length: Math.min(table.rowCount, rowsMax) }, (_, at) =>
    Math.floor(at * step),
  )
  return {
    columns: chosen.map((column) => column.index),
    numbers: chosen.map((column) => Float64Array.from(rows, (row) => column.column.numbers![row]!)),
    rounding: chosen.map((column) => 0.5 * 10 ** -column.decimals),
    spread: chosen.map((column) => column.summary!.sd),
    rowCount: rows.length,
  }
}

/** Holds on at least this share of the rows that have all values. */
export const identityShareMin = 0.98
export const identityRowsMin = 6
/** A tolerance above this share of the result's spread would let anything pass. */
const toleranceSpreadMax = 0.1
/** Decimal fractions are not exact in binary. */
const roundingSlack = 1.02
const relativeError = 1e-9

/**
 * The share of rows on which `expected` meets the column at `result` within `tolerance` (one number a row, both from
 * rounding alone); null where too few rows tell, or fewer than `identityShareMin` hold.
 */
export function shareThatHolds(
  sample: IdentitySample,
  result: number,
  row: (at: number) => { expected: number; tolerance: number },
): number | null {
  const actual = sample.numbers[result]!
  const rounding = sample.rounding[result]!
  // whole numbers made of whole numbers were not rounded
  const isWhole = rounding === 0.5
  let held = 0
  let failed = 0
  let loose = 0
  for (let at = 0; at < actual.length; at++) {
    const { expected, tolerance } = row(at)
    if (Number.isNaN(expected) || Number.isNaN(actual[at]!) || !Number.isFinite(expected)) continue
    // rows of zeros agree with anything
    if (expected === 0 && actual[at] === 0) continue
    const own = isWhole && Number.isInteger(expected) ? 0 : rounding * roundingSlack
    const allowed = tolerance + own + Math.abs(expected) * relativeError
    const error = Math.abs(expected - actual[at]!)
    if (error <= allowed) held++
    else if (++failed > 3 && failed > (1 - identityShareMin) * actual.length) return null
    // what was never rounded proves itself, however few decimals it has
    const isExact = error <= relativeError * (1 + Math.abs(expected))
    if (!isExact && allowed > toleranceSpreadMax * sample.spread[result]!) loose++
  }
  const total = held + failed
  if (total < identityRowsMin || held < identityShareMin * total || loose > total / 2) return null
  return held / total
}
