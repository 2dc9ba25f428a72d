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
 * that a loan took, with three weeks free. `rows` are those that are looked at.
 */
export function isHurdle(beyond: Float64Array, whole: Float64Array, rows: number[]): boolean {
  const known = rows.filter((row) => beyond[row]! >= 0 && !Number.isNaN(whole[row]!))
  const over = known.filter((row) => beyond[row]! > 0)
  const under = known.filter((row) => beyond[row] === 0)
  if (over.length < rowsMin || under.length < rowsMin) return false
  if (new Set(over.map((row) => beyond[row])).size < distinctMin) return false
  const bounds = Float64Array.from(over, (row) => whole[row]! - beyond[row]!)
  const bound = quantileOf(sortNumbers(bounds.slice()), 0.5)
  const isNear = (gap: number) => Math.abs(gap - bound) <= offMax
  return (
    bounds.filter(isNear).length >= fitMin * over.length &&
    under.filter((row) => whole[row]! <= bound + offMax).length >= fitMin * under.length
  )
}
