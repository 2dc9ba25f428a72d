import { quantileOf } from '../stats/quantile-of'
import { sortNumbers } from '../stats/sort-numbers'

const rowsMin = 20
/** So many rows on either side of the bound keep to it. */
const fitMin = 0.97
/** Numbers that are rounded, or counted from the start of a day, are off by so much. */
const offMax = 1
const distinctMin = 4

/**
 * Whether one number is what another lies beyond a bound, and nothing where it does not reach it: days late of the days
 * that a loan took, with three weeks free. Both of the same rows.
 */
export function isHurdle(beyond: Float64Array, whole: Float64Array): boolean {
  const { over, under } = sidesOf(beyond, whole)
  if (over.length < rowsMin || under.length < rowsMin) return false
  if (new Set(over.map((row) => beyond[row]!)).size < distinctMin) return false
  const bounds = over.map((row) => whole[row]! - beyond[row]!)
  const bound = quantileOf(sortNumbers(Float64Array.from(bounds)), 0.5)
  const isNear = (gap: number) => Math.abs(gap - bound) <= offMax
  return (
    bounds.filter(isNear).length >= fitMin * over.length &&
    under.filter((row) => whole[row]! <= bound + offMax).length >= fitMin * under.length
  )
}

/** Whether a number is nothing so often that it may be what lies beyond a bound, whatever of. */
export function mayLieBeyond(beyond: Float64Array): boolean {
  let under = 0
  for (let row = 0; row < beyond.length && under < rowsMin; row++) if (beyond[row] === 0) under++
  return under >= rowsMin
}

/** The rows in which it lies beyond, and those in which it does not. */
function sidesOf(beyond: Float64Array, whole: Float64Array): { over: number[]; under: number[] } {
  const sides = { over: [] as number[], under: [] as number[] }
  for (let row = 0; row < beyond.length; row++) {
    if (Number.isNaN(whole[row]!)) continue
    if (beyond[row]! > 0) sides.over.push(row)
    else if (beyond[row] === 0) sides.under.push(row)
  }
  return sides
}
