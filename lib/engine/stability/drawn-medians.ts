import { sortNumbers } from '../stats/sort-numbers'
import { placeIn, type Resamples, resampleCount } from './resamples'

/** Of so many numbers the median of every draw lies in the middle tenth. */
const manyMin = 5000
const middle = [0.45, 0.55] as const

/** The median of the numbers of the kept rows in each of the draws, NaN where it has none. */
export function drawnMedians(
  numbers: Float64Array,
  keep: Uint8Array | null,
  { groups, groupCount, times }: Resamples,
): Float64Array {
  const isIn = (row: number) => (!keep || keep[row]) && !Number.isNaN(numbers[row]!)
  const [least, most] = boundsOf(numbers.filter((_, row) => isIn(row)))
  const [all, below] = [new Int32Array(groupCount), new Int32Array(groupCount)]
  const rows: number[] = []
  for (let row = 0; row < numbers.length; row++) {
    if (!isIn(row)) continue
    all[groups[row]!]!++
    if (numbers[row]! < least) below[groups[row]!]!++
    else if (numbers[row]! <= most) rows.push(row)
  }
  rows.sort((a, b) => numbers[a]! - numbers[b]!)
  return Float64Array.from({ length: resampleCount }, (_, draw) => {
    const timesOf = (group: number) => times[placeIn(groupCount, draw, group)]!
    let left = 0
    for (let group = 0; group < groupCount; group++)
      left += (all[group]! / 2 - below[group]!) * timesOf(group)
    for (const row of rows) {
      left -= timesOf(groups[row]!)
      if (left <= 0) return numbers[row]!
    }
    return Number.NaN
  })
}

function boundsOf(own: Float64Array): [number, number] {
  if (own.length < manyMin) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const sorted = sortNumbers(own)
  return [sorted[Math.floor(middle[0] * own.length)]!, sorted[Math.floor(middle[1] * own.length)]!]
}
