/** A single row that makes so much of its group's total speaks for itself rather than for the group … */
const shareMin = 1 / 3
/** … where the group has so many rows that nobody expects it. */
const rowsMin = 10
/** … or less of it, where it lies so many times above the next one and may decide an order. */
const apartShareMin = 0.05
const apartTimesMin = 5

interface Rows {
  numbers: Float64Array
  codes: Int32Array
  /** 1 for the rows that are looked at; null for all. */
  keep: ArrayLike<number | boolean> | null
}

/** Whether a group may have such a row at all, where no number of its column is larger than `max`. */
export const mayHaveGiant = (max: number, sum: number): boolean => sum > 0 && max >= apartShareMin * sum

/** The largest number of a group whose total hangs on it; null where it does not. */
export function giantOf({ numbers, codes, keep }: Rows, code: number): number | null {
  let rows = 0
  let sum = 0
  let largest = Number.NEGATIVE_INFINITY
  let next = Number.NEGATIVE_INFINITY
  for (let row = 0; row < numbers.length; row++) {
    const value = numbers[row]!
    if (codes[row] !== code || Number.isNaN(value) || (keep && !keep[row])) continue
    rows++
    sum += value
    if (value > largest) {
      next = largest
      largest = value
    } else if (value > next) next = value
  }
  if (rows < rowsMin || !(sum > 0)) return null
  const isApart = largest >= apartTimesMin * next && largest >= apartShareMin * sum
  return largest >= shareMin * sum || isApart ? largest : null
}
