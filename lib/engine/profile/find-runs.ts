import { findWord, splitName } from '../names/name-words'
import type { Column, Table } from '../table/table'
import { nameAdditivity } from './name-additivity'
import { goesWithNothing } from './numbers-of-things'
import { isPlural } from './plural-name'
import { countWords } from './role-words'

const distinctMin = 20
/** Rows that a number stands on, on average: more are a group of a table that is sorted by it. */
const runRows = { least: 1.1, most: 12 }
const longRunsMin = 10
/** Numbers that are given out one after the other leave few out; more where several columns say what belongs together. */
const leftOutMax = { told: 1.5, toldTwice: 5 }
const heldMin = 2
const valuesMin = 3
/** Numbers that begin below it may be measured. */
const countedFromMin = 100
/** What is told of runs has so many kinds for each of them, or comes again after others. */
const kindsPerRunMin = 0.5

/**
 * Columns of whole numbers that rise (or fall) down the rows and stand on several rows each, in which some columns
 * never change and others do: `1001, 1001, 1002`, the numbers of orders on their lines. In the first column none that is
 * left out says so too, unless it begins near nothing or another number goes along with it, as where a table is sorted by
 * what was measured. By index.
 */
export function findRuns(table: Table): Set<number> {
  const found = table.columns.flatMap((column, index) => (isRun(table, column, index === 0) ? [index] : []))
  return new Set(found)
}

function isRun(table: Table, column: Column, isFirst: boolean): boolean {
  const { numbers, type, missing, values } = column
  if (type !== 'integer' || !numbers || missing > 0 || values.length < distinctMin) return false
  const rows = table.rowCount / values.length
  if (rows < runRows.least || rows > runRows.most || !isSorted(numbers)) return false
  const span = Math.abs(numbers.at(-1)! - numbers[0]!) + 1
  if (span > leftOutMax.toldTwice * values.length || isMeasured(column)) return false
  const others = table.columns.filter((other) => other !== column && other.values.length >= valuesMin)
  const kinds = others.map((other) => changesIn(column, other))
  const held = others.filter((other, at) => kinds[at] === 'never' && !isInOrder(other, values.length)).length
  const isHeld = held >= heldMin || (held > 0 && span <= leftOutMax.told * values.length)
  const isCounted = isFirst && span === values.length && isNumbered(table, column)
  return (isHeld || isCounted) && kinds.includes('often')
}

function isMeasured({ name, unit }: Column): boolean {
  const words = splitName(name)
  return (
    unit !== null || nameAdditivity(words) !== null || isPlural(words) || findWord(words, countWords) !== null
  )
}

const isNumbered = (table: Table, column: Column): boolean =>
  Math.min(column.numbers![0]!, column.numbers!.at(-1)!) >= countedFromMin && goesWithNothing(table, column)

/** What only lies in the same order as the rows, as bands of what they are sorted by, tells nothing of what belongs together. */
function isInOrder({ numbers, codes, values }: Column, runs: number): boolean {
  if (numbers) return isSorted(numbers)
  let changes = 0
  for (let row = 1; row < codes.length; row++) if (codes[row] !== codes[row - 1]) changes++
  return changes < values.length && values.length < kindsPerRunMin * runs
}

function isSorted(numbers: Float64Array): boolean {
  const way = Math.sign(numbers.at(-1)! - numbers[0]!)
  return way !== 0 && numbers.every((number, row) => row === 0 || (number - numbers[row - 1]!) * way >= 0)
}

/** Whether a column changes inside the runs of another. */
function changesIn(run: Column, { codes }: Column): 'never' | 'often' | 'other' {
  let long = 0
  let changing = 0
  for (let from = 0; from < codes.length; ) {
    let to = from + 1
    let isChanged = false
    for (; to < codes.length && run.codes[to] === run.codes[from]; to++) {
      if (codes[to] !== codes[from]) isChanged = true
    }
    if (to - from > 1) {
      long++
      if (isChanged) changing++
    }
    from = to
  }
  if (long < longRunsMin) return 'other'
  return changing === 0 ? 'never' : 2 * changing >= long ? 'often' : 'other'
}
