import { likenessOf } from '../stats/correlation'
import { deviationOf } from '../stats/deviation'
import { presentOf } from '../stats/present-of'
import type { Column } from '../table/table'

/** Twice as much of twice as many. */
const [powerMin, powerMax] = [0.8, 1.25]
const likeMin = 0.5

const known = new WeakMap<Column, Float64Array>()

/** The logarithms of a column's numbers, NaN where one is not above zero; kept, since a number is asked of with many others. */
export function positiveLogs(column: Column): Float64Array {
  const logs = known.get(column) ?? takeLogs(column.numbers!)
  known.set(column, logs)
  return logs
}

function takeLogs(numbers: Float64Array): Float64Array {
  const logs = new Float64Array(numbers.length)
  for (let row = 0; row < logs.length; row++)
    logs[row] = numbers[row]! > 0 ? Math.log(numbers[row]!) : Number.NaN
  return logs
}

/**
 * Whether a number grows as another does, row by row, given the logarithms of both, NaN where there is none: r times the
 * spread of the one over that of the other is the power with which it grows.
 */
export function growsAsMuch(parts: Float64Array, wholes: Float64Array): boolean {
  const { r } = likenessOf(parts, wholes)
  if (!(r >= likeMin)) return false
  const power = (r * deviationOf(presentOf(parts))) / deviationOf(presentOf(wholes))
  return power >= powerMin && power <= powerMax
}
