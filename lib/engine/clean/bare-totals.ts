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

/**
 * Of rows that bear a total's label those that name nothing else and hold a number above nearly all others: totals of
 * rows that do not stand in the file as they were added up.
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
  return new Set(
    labelled.filter((row) => {
      const blanks = filled.filter(({ codes }) => codes[row] === missingCode).length
      const isBare = blanks >= blanksMin && blanks >= blankShareMin * (filled.length - 1)
      return isBare && limits.some(({ numbers, high }) => numbers[row]! > high)
    }),
  )
}
