import { findWord, wordList } from '../names/name-words'
import { missingCode, type Table } from '../table/table'
import type { ColumnFacts } from './column-facts'
import { rowsBefore } from './find-standing'
import type { ColumnProfile } from './profile'

/** A bank's loans stand there, a library's are made anew: their name is that of a level and of what happens alike. */
const eitherWords = wordList('loans deposits enrolments enrollments')
/** A hall's seats stand there, those of a booking are taken anew. */
const takenWords = wordList('seats places plazas asientos posti plaetze platze sitze')
/** Of what stands somewhere most is about as much. */
const [skewMin, tailMin] = [1.25, 6]
/** What stands there moves by less than this part of itself from one date to the next. */
const movesMin = 0.2
/** What goes on from where it stood is by then far from it; what is counted anew is as far on the next date. */
const datesOn = 3
const asFarMin = 0.7
const stepsMin = 40

/**
 * Whole numbers that are called as a level may be and add up: of things that have them once a date, those that move from date
 * to date around a mean, and by much; of rows that happened once each, those of which most are small and few large. By index.
 */
export function findCountedAnew(of: {
  table: Table
  columns: ColumnProfile[]
  facts: ColumnFacts[]
  mainTime: number | null
}): Set<number> {
  const { table, columns, facts, mainTime } = of
  const levels = columns.filter(
    ({ role, additivity, unit, summary }) =>
      role === 'measure' &&
      additivity === 'semi_additive' &&
      unit === null &&
      summary?.integers &&
      summary.min >= 0,
  )
  const time = mainTime === null ? null : table.columns[mainTime]!
  if (levels.length === 0 || !time?.numbers) return new Set()
  const before = rowsBefore(table, columns, time)
  const isNamed = ({ index }: ColumnProfile, words: typeof takenWords) =>
    findWord(facts[index]!.name, words) !== null
  const isAnew = (column: ColumnProfile) =>
    before
      ? isNamed(column, eitherWords) && isCountedAnew(table.columns[column.index]!.numbers!, before)
      : isNamed(column, takenWords) &&
        isSkewed(column) &&
        areEvents(columns, table.rowCount) &&
        !hasOwner(table, columns, column.index)
  return new Set(levels.filter(isAnew).map(({ index }) => index))
}

const isSkewed = ({ summary }: ColumnProfile): boolean =>
  summary!.mean >= skewMin * summary!.median || summary!.max >= tailMin * summary!.median

/** Each row has a number of its own. */
const areEvents = (columns: ColumnProfile[], rowCount: number): boolean =>
  columns.some(({ role, distinct }) => role === 'id' && distinct === rowCount)

const ownersMin = 8
const likeMost = 0.25

/** Whether something that stands in several rows has about the same number in all of them: a school its pupils. */
function hasOwner(table: Table, columns: ColumnProfile[], index: number): boolean {
  const numbers = table.columns[index]!.numbers!
  const all = numbers.reduce((sum, one) => sum + (Number.isNaN(one) ? 0 : one), 0) / numbers.length
  return columns.some(({ index: other, distinct }) => {
    const { codes, values } = table.columns[other]!
    if (other === index || distinct < ownersMin || distinct * 2 > table.rowCount) return false
    const [sums, rows] = [new Float64Array(values.length), new Float64Array(values.length)]
    codes.forEach((code, row) => {
      if (code === missingCode || Number.isNaN(numbers[row]!)) return
      sums[code]! += numbers[row]!
      rows[code]! += 1
    })
    let [within, total] = [0, 0]
    codes.forEach((code, row) => {
      if (code === missingCode || Number.isNaN(numbers[row]!)) return
      within += (numbers[row]! - sums[code]! / rows[code]!) ** 2
      total += (numbers[row]! - all) ** 2
    })
    return within <= likeMost * total
  })
}

/** Whether the numbers move much, and are no nearer to the one before than to those long before. */
function isCountedAnew(numbers: Float64Array, before: Int32Array): boolean {
  const [next, later] = [partsMoved(numbers, before, 1), partsMoved(numbers, before, datesOn)]
  if (later.steps < stepsMin) return false
  return next.mean >= movesMin ** 2 && next.mean >= asFarMin * later.mean
}

/** How many numbers have one so many dates before, and the mean square of what lies between, as part of both. */
function partsMoved(
  numbers: Float64Array,
  before: Int32Array,
  dates: number,
): { steps: number; mean: number } {
  let [moved, steps] = [0, 0]
  numbers.forEach((to, row) => {
    let earlier = row
    for (let date = 0; date < dates && earlier !== missingCode; date++) earlier = before[earlier]!
    const from = earlier === missingCode ? Number.NaN : numbers[earlier]!
    if (Number.isNaN(from + to)) return
    moved += from === to ? 0 : ((to - from) / ((to + from) / 2)) ** 2
    steps++
  })
  return { steps, mean: moved / steps }
}
