import { quantileOf } from '../stats/quantile-of'
import { sortNumbers } from '../stats/sort-numbers'
import type { NumberScan } from './scan-numbers'

/** So many different fractions show that a column has them beside per cent. */
const fractionsMin = 3
/** Fewer of all different numbers may be small numbers of per cent that lost their mark. */
const fractionShareMin = 0.05
/** Of the numbers in per cent, those that may be as small as fractions are. */
const smallMax = 0.05
/** How far the middle half of one kind may reach beyond the range of the other: few numbers seldom show all of it. */
const reach = 2

/**
 * Which of a column's different numbers are fractions beside numbers in per cent, as `0.26` beside `31%`: none of those
 * without a mark lies above one, hardly any of those with one lies below, and both tell of the same range. Rates of
 * 0.5 and 0.75 beside 1.75% go on where the others end and stay as they are.
 *
 * @param numbers by different text, not yet converted
 */
export function percentFractions(numbers: Float64Array, scan: NumberScan): ReadonlySet<number> {
  const fractions = new Set<number>()
  const [marked, scaled]: [number[], number[]] = [[], []]
  let broken = 0
  for (const [index, number] of numbers.entries()) {
    if (Number.isNaN(number)) continue
    const size = Math.abs(number)
    if (scan.loose.get(index)?.unit === '%') marked.push(size)
    else if (size > 1) return none
    else {
      fractions.add(index)
      scaled.push(size * 100)
      if (!Number.isInteger(number)) broken++
    }
  }
  const small = marked.filter((size) => size <= 1).length
  const isSome =
    broken >= fractionsMin && fractions.size >= fractionShareMin * (marked.length + fractions.size)
  return isSome && small <= smallMax * marked.length && areAlike(marked, scaled) ? fractions : none
}

const none: ReadonlySet<number> = new Set()

/** Whether the middle half of each lies in the other's range. */
function areAlike(marked: number[], scaled: number[]): boolean {
  const [one, other] = [rangeOf(marked), rangeOf(scaled)]
  return liesIn(one, other) && liesIn(other, one)
}

interface Range {
  min: number
  low: number
  high: number
  max: number
}

function rangeOf(sizes: number[]): Range {
  const sorted = sortNumbers(Float64Array.from(sizes))
  const at = (share: number) => quantileOf(sorted, share)
  return { min: at(0), low: at(0.25), high: at(0.75), max: at(1) }
}

const liesIn = ({ low, high }: Range, { min, max }: Range): boolean =>
  low >= min / reach && high <= max * reach
