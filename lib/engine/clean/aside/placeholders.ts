import { rowsByCode, valueNumbers } from '../../table/code-facts'
import { peekText } from '../../table/lazy-texts'
import type { Column } from '../../table/table'

/** Written where a price is asked for, or nothing was entered. */
const lows = [0.01, 0.1, 1]
/** Written where a field wants a number and nobody knows one. */
const highs = /^(?:([1-9])\1{3,}|9{2,}\.9{1,2}|1234567?8?9?0?)$/
const rowsMin = 3
const shareMax = 0.25
const othersMin = 20
/** So many times the placeholder is the least of all the others. */
const lowGapMin = 300
/** Above all others by so many times what they span. */
const highGapMin = 1

export interface Placeholder {
  code: number
  /** Between what all the others lie. */
  least: number
  most: number
}

/**
 * One number that comes again and again, far off all others, and is what people write for "none": 1 among prices of
 * hundreds of thousands, 99999 or 123456 above all others. Null where there is none.
 */
export function findPlaceholder(column: Column): Placeholder | null {
  const [numbers, rows] = [valueNumbers(column)!, rowsByCode(column)]
  if (numbers.length <= othersMin || column.unit === '%') return null
  const { first, second, last, beforeLast } = ends(numbers, rows)
  if (second < 0 || beforeLast < 0) return null
  const filled = column.codes.length - column.missing
  const isOften = (code: number) => rows[code]! >= rowsMin && rows[code]! <= shareMax * filled
  if (lows.includes(numbers[first]!) && isOften(first) && numbers[second]! >= lowGapMin * numbers[first]!)
    return { code: first, least: numbers[second]!, most: numbers[last]! }
  const [least, most] = [numbers[first]!, numbers[beforeLast]!]
  const isHigh = isOften(last) && least >= 0 && highs.test(peekText(column.values, last))
  return isHigh && numbers[last]! - most >= highGapMin * (most - Math.min(least, 0))
    ? { code: last, least, most }
    : null
}

/** The codes of the two least and the two greatest numbers. */
function ends(numbers: Float64Array, rows: Int32Array) {
  let first = -1
  let second = -1
  let last = -1
  let beforeLast = -1
  for (let code = 0; code < numbers.length; code++) {
    const number = numbers[code]!
    if (rows[code] === 0 || Number.isNaN(number)) continue
    if (first < 0 || number < numbers[first]!) {
      second = first
      first = code
    } else if (second < 0 || number < numbers[second]!) second = code
    if (last < 0 || number > numbers[last]!) {
      beforeLast = last
      last = code
    } else if (beforeLast < 0 || number > numbers[beforeLast]!) beforeLast = code
  }
  return { first, second, last, beforeLast }
}
