import { sortNumbers } from '../stats/sort-numbers'
import { rowsByCode } from '../table/code-facts'
import { gatherCodes } from '../table/gather'
import type { Column, Table } from '../table/table'
import type { ColumnProfile } from './profile'
import { sampledNumbers, sampledRows } from './sampled-rows'

const rowsPerAnswerMin = 10
const distinctMin = 12
/** So many rows at each end may be slips. */
const slipsMax = 0.01
/** … and so many of the other answer may lie within the limits for a reason of their own. */
const withinMax = 0.05
/** Numbers that were cut lie on both sides of the cut; so much of all that they span may lie between. Kinds of things lie further apart. */
const gapMax = 0.05

/**
 * Pairs of a number and a column of two values that says whether the number keeps to its limits: a test is failed
 * where the measurement is too low or too high, an exam is passed from so many points. That the two go together is how
 * the one was made of the other.
 */
export function findLimits(
  table: Table,
  measures: ColumnProfile[],
  groups: ColumnProfile[],
): [number, number][] {
  const answers = groups.filter(({ index }) => filledCodes(table.columns[index]!).length === 2)
  const rows = sampledRows(table.rowCount)
  const many = measures.filter(({ distinct }) => distinct >= distinctMin)
  return answers.flatMap((answer) => {
    const column = table.columns[answer.index]!
    const codes = gatherCodes(column.codes, rows)
    const sides = filledCodes(column)
    return many
      .filter(({ index }) => keepsLimits(sampledNumbers(table.columns[index]!), codes, sides))
      .map((measure): [number, number] => [measure.index, answer.index])
  })
}

function filledCodes(column: Column): number[] {
  const rows = rowsByCode(column)
  return [...rows.keys()].filter((code) => rows[code]! > 0)
}

function keepsLimits(numbers: Float64Array, codes: Int32Array, sides: number[]): boolean {
  const [first, second] = sides.map((code) => sortNumbers(numbersOf(numbers, codes, code)))
  const [least, most] = [first!, second!].sort((a, b) => a.length - b.length)
  if (least!.length < rowsPerAnswerMin) return false
  return liesOutside(least!, most!) || liesOutside(most!, least!)
}

function numbersOf(numbers: Float64Array, codes: Int32Array, wanted: number): Float64Array {
  const own = new Float64Array(numbers.length)
  let count = 0
  for (let at = 0; at < numbers.length; at++) {
    if (codes[at] === wanted && !Number.isNaN(numbers[at]!)) own[count++] = numbers[at]!
  }
  return own.subarray(0, count)
}

/** Whether hardly any of the numbers lie between the limits that the others keep to, and the next ones lie close to them. */
function liesOutside(numbers: Float64Array, others: Float64Array): boolean {
  const slips = Math.floor(slipsMax * others.length)
  const [low, high] = [others[slips]!, others[others.length - 1 - slips]!]
  const outside = numbers.filter((number) => number < low || number > high)
  if (numbers.length - outside.length > withinMax * numbers.length) return false
  const span = Math.max(numbers.at(-1)!, others.at(-1)!) - Math.min(numbers[0]!, others[0]!)
  const gap = outside.reduce(
    (least, number) => Math.min(least, number < low ? low - number : number - high),
    span,
  )
  return gap <= gapMax * span
}
