import type { Column } from '../table/table'
import { type BinnedSums, binnedSums, bins } from './binned-sums'
import { logsOf } from './looked-measure'

/** Rows of one thing, all of them or those of one side of a point in time, that lie far off the rest. */
export interface Stretch {
  code: number
  /** In order of time, where there is one. */
  rows: number[]
  /** Those of the same thing on the other side; empty where it is about all of them. */
  other: number[]
  isBefore: boolean
}

const rowsMin = 15
const binRowsMin = 3
/** A mean of logarithms that lies so far off may be a factor. */
const offMin = Math.log(1.5)
const thingsMost = 3
/** The step is made at once: beside the point it is so much of what it is over all … */
const atOnceMin = 0.7
const besideRows = 12
/** … and on either side hardly anything moves. */
const driftMax = 0.25

interface Looked {
  /** What is measured. */
  column: Column
  thing: Column
  /** Rows in order of time; null where there is none. */
  order: Int32Array | null
}

/** Things whose logarithms lie off those of all others, over all rows or up to (or from) a point in time. */
export function suspectStretches({ column, thing, order }: Looked): Stretch[] {
  const means = binnedSums({ numbers: column.numbers!, thing, order })
  const found: Stretch[] = []
  for (let code = 0; code < thing.values.length; code++) {
    const { isOff, isStep } = signsOf(means, code)
    if (!isOff && !isStep) continue
    const rows = rowsOf({ column, thing, order }, code)
    if (rows.length < rowsMin) continue
    const split = isStep && order ? splitOf(logsOf(column), rows) : null
    if (split) found.push(...[true, false].map((isBefore) => sideOf(rows, { code, at: split, isBefore })))
    else if (isOff) found.push({ code, rows, other: [], isBefore: false })
    if (found.length > 2 * thingsMost) return []
  }
  return found.filter(({ rows }) => rows.length >= rowsMin)
}

function signsOf({ sums, rows, total }: BinnedSums, code: number) {
  const [from, to] = [code * bins, (code + 1) * bins]
  let ownSum = 0
  let ownRows = 0
  for (let at = from; at < to; at++) {
    ownSum += sums[at]!
    ownRows += rows[at]!
  }
  const others = (total.sum - ownSum) / (total.rows - ownRows)
  let sum = 0
  let count = 0
  let isStep = false
  for (let at = from; at < to && !isStep; at++) {
    sum += sums[at]!
    count += rows[at]!
    const left = ownRows - count
    if (count < binRowsMin || left < binRowsMin) continue
    isStep = Math.abs(sum / count - (ownSum - sum) / left) >= offMin
  }
  return { isOff: Math.abs(ownSum / ownRows - others) >= offMin, isStep }
}

function rowsOf({ column, thing, order }: Looked, code: number): number[] {
  const [{ codes }, numbers] = [thing, column.numbers!]
  const rows: number[] = []
  for (let at = 0; at < (order ?? codes).length; at++) {
    const row = order ? order[at]! : at
    if (codes[row] === code && numbers[row]! > 0) rows.push(row)
  }
  return rows
}

const sideOf = (
  rows: number[],
  { code, at, isBefore }: { code: number; at: number; isBefore: boolean },
): Stretch => ({
  code,
  isBefore,
  rows: isBefore ? rows.slice(0, at) : rows.slice(at),
  other: isBefore ? rows.slice(at) : rows.slice(0, at),
})

/** Where the logarithms step at once from one level to another; null where they drift, or do not. */
function splitOf(logs: Float64Array, rows: number[]): number | null {
  const sums = [0]
  for (const row of rows) sums.push(sums.at(-1)! + logs[row]!)
  const meanOf = (from: number, to: number) => (sums[to]! - sums[from]!) / (to - from)
  let best = 0
  let most = 0
  for (let at = rowsMin; at <= rows.length - rowsMin; at++) {
    const gap = meanOf(0, at) - meanOf(at, rows.length)
    const between = gap * gap * at * (rows.length - at)
    if (between > most) [best, most] = [at, between]
  }
  if (best === 0) return null
  const step = meanOf(best, rows.length) - meanOf(0, best)
  const beside =
    meanOf(best, Math.min(rows.length, best + besideRows)) - meanOf(Math.max(0, best - besideRows), best)
  const drifts = [meanOf(0, best >> 1) - meanOf(best >> 1, best), driftAfter()]
  function driftAfter() {
    const middle = (best + rows.length) >> 1
    return meanOf(best, middle) - meanOf(middle, rows.length)
  }
  const isAtOnce = Math.abs(step) >= offMin && beside / step >= atOnceMin
  return isAtOnce && drifts.every((drift) => Math.abs(drift) <= driftMax * Math.abs(step)) ? best : null
}
