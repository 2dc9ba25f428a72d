import { quantileOf } from '../stats/quantile-of'
import { sortNumbers } from '../stats/sort-numbers'
import { missingCode, type Table } from '../table/table'
import { isSummed } from './matching-sums'

/** Rows as any other fill nearly all of these columns; what adds them up leaves so many of them empty. */
const filledMin = 0.95
const blanksMin = 2
const blankShareMin = 0.5
const rowsMin = 20
/** A sum lies above nearly all of what it adds up. */
const highMin = 0.98
/** … and some of that, not most, may have gone from the file. */
const [nearMin, nearMax] = [0.5, 2]
const partsMin = 3

/**
 * Of rows that bear a total's label those that name nothing else and hold a number above nearly all others that is about
 * what stands around them: totals of rows that do not stand in the file as they were added up.
 */
export function bareTotals(table: Table, labelled: number[]): Set<number> {
  const usual = table.rowCount - labelled.length
  if (labelled.length === 0 || usual < rowsMin) return new Set()
  const isLabelled = new Set(labelled)
  const filled = table.columns.filter(({ codes, derivedFrom }) => {
    let blank = 0
    for (let row = 0; row < codes.length; row++)
      if (codes[row] === missingCode && !isLabelled.has(row)) blank++
    return !derivedFrom && blank <= (1 - filledMin) * usual
  })
  const limits = filled.filter(isSummed).map(({ numbers }) => {
    const others = sortNumbers(
      numbers!.filter((number, row) => !Number.isNaN(number) && !isLabelled.has(row)),
    )
    return { numbers: numbers!, high: quantileOf(others, highMin) }
  })
  const bare = labelled.filter((row) => {
    const blanks = filled.filter(({ codes }) => codes[row] === missingCode).length
    return blanks >= blanksMin && blanks >= blankShareMin * (filled.length - 1)
  })
  const isTotal = (row: number, place: number) =>
    limits.some(({ numbers, high }) => numbers[row]! > high && isNearSum(numbers, bare, place))
  return new Set(bare.filter(isTotal))
}

/** Whether it is about the sum of the rows down to it from the bare one before, of those up to the next, or of all. */
function isNearSum(numbers: Float64Array, bare: number[], place: number): boolean {
  const own = numbers[bare[place]!]!
  const isNear = (sum: number) => own >= nearMin * sum && own <= nearMax * sum
  const sumOf = (from: number, to: number) => {
    const parts = numbers.subarray(from, to).filter((number) => !Number.isNaN(number))
    return parts.length < partsMin ? 0 : parts.reduce((sum, number) => sum + number, 0)
  }
  const above = sumOf((bare[place - 1] ?? -1) + 1, bare[place]!)
  const below = sumOf(bare[place]! + 1, bare[place + 1] ?? numbers.length)
  const all = sumOf(0, numbers.length) - bare.reduce((sum, row) => sum + (numbers[row] || 0), 0)
  return [above, below, all].some((sum) => sum > 0 && isNear(sum))
}
