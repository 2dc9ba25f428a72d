import { likenessOf } from '../stats/correlation'
import { rowsByCode, valueNumbers } from '../table/code-facts'
import { type Column, missingCode, type Table } from '../table/table'
import type { ColumnFacts } from './column-facts'

const rowsMin = 100
/** Numbers of things come again and again … */
const perNumberMin = 8
/** … or a few times, where each of many comes as often as chance alone has it. */
const seldom = { perNumber: 3, distinct: 12, deviations: 3 }
/** Fewer are steps of a scale as well. */
const distinctMin = 6
const evenDistinctMin = 5
const distinctMost = 90
/** All of a narrow range, far from nothing: staff 4012 to 4050, machines 51 to 69. */
const farMin = 10
const rangeMost = 1.36
const fewMost = 15
const fewRangeMost = 2.2
/** Each comes as often as the next, as chance gives them out. */
const evenMost = 1.6
/** Or from 1 on, each: beds, gates, rows, matchdays. */
const countedMost = 40
const evenCountedMost = 60
/** Nearly each number of the range is there … */
const filledMin = 0.85
/** … and where numbers are measured, most lie in the middle third of their range, or thin out to an end. */
const middleMin = 0.27
const middleMost = 0.4
const endsMin = 0.26
/** What goes up and down with another number is measured, however it lies; by chance so many errors at the most. */
const likeMost = 0.1
const likeErrorsMost = 3.5
/** … unless their order tells little of what they tell one by one. */
const orderedMost = 0.5
const givenOutMin = 0.9

/**
 * Whether whole numbers are what things are called by: those of a range, all of them, each about as often, and with
 * nothing that goes up or down with them. A sum of them, and a mean, say nothing.
 */
export function areNumbersOfThings(
  table: Table,
  { column, summary, distinct, filled }: ColumnFacts,
): boolean {
  if (!summary?.integers || column.unit || filled < rowsMin) return false
  const { min, max } = summary
  const isEven =
    distinct >= seldom.distinct && filled >= seldom.perNumber * distinct && areAsChance(column, max - min + 1)
  if (filled < perNumberMin * distinct && !isEven) return false
  if (distinct < evenDistinctMin || distinct > distinctMost || distinct < filledMin * (max - min + 1))
    return false
  const isShort = distinct < distinctMin
  if (isShort && (!areAsOften(column) || hasLikeScales(table, { min, max, distinct }))) return false
  const isFar = min >= farMin && max <= (distinct <= fewMost ? fewRangeMost : rangeMost) * min
  const isCounted = min === 1 && max <= (isEven ? evenCountedMost : countedMost)
  if (!isFar && !isCounted) return false
  return areEven(thirdsOf(column, { min, max })) && goesWithNothing(table, column)
}

/** Whether each number comes about as often as the next, by what chance makes of so many rows. */
function areAsOften(column: Column): boolean {
  const counts = rowsByCode(column).filter((rows) => rows > 0)
  return dispersionOf(counts, counts.length) <= evenMost ** 2
}

/** The same of all numbers of a range, those that never come among them, where few rows tell of each. */
function areAsChance(column: Column, range: number): boolean {
  const counts = rowsByCode(column).filter((rows) => rows > 0)
  return dispersionOf(counts, range) <= 1 + seldom.deviations * Math.sqrt(2 / (range - 1))
}

/** The variance of counts over their mean, 1 by chance alone; what is not among the counts never came. */
function dispersionOf(counts: ArrayLike<number>, range: number): number {
  let [sum, squares] = [0, 0]
  for (let at = 0; at < counts.length; at++) {
    sum += counts[at]!
    squares += counts[at]! ** 2
  }
  const mean = sum / range
  return (squares - range * mean ** 2) / ((range - 1) * mean)
}

/** So many rows for each number tell an even draw from what was measured. */
const drawnMin = 1.5

/** Whether whole numbers were drawn from all of a range, each as likely as the next, however seldom each of them comes. */
export function areDrawnEvenly({ column, summary, distinct, filled }: ColumnFacts): boolean {
  if (!summary?.integers || filled < rowsMin || distinct < seldom.distinct) return false
  const { min, max } = summary
  return (
    filled >= drawnMin * (max - min + 1) &&
    areAsChance(column, max - min + 1) &&
    areEven(thirdsOf(column, { min, max }))
  )
}

/** Other columns with the same few steps: answers on one scale. */
function hasLikeScales(
  { columns }: Table,
  { min, max, distinct }: { min: number; max: number; distinct: number },
): boolean {
  const alike = columns.filter(({ type, values }) => {
    if (type !== 'integer' || Math.abs(values.length - distinct) > 1) return false
    const numbers = values.map(Number)
    return Math.min(...numbers) === min && Math.max(...numbers) === max
  })
  return alike.length > 1
}

/** The shares of the rows in each third of the range. */
export function thirdsOf(
  column: ColumnFacts['column'],
  { min, max }: { min: number; max: number },
): number[] {
  const [numbers, rows] = [valueNumbers(column)!, rowsByCode(column)]
  const thirds = [0, 0, 0]
  const widths = [0, 0, 0]
  const placeOf = (number: number) => Math.min(2, Math.floor((3 * (number - min)) / (max - min + 1)))
  for (let number = min; number <= max; number++) widths[placeOf(number)]!++
  let all = 0
  for (let code = 0; code < numbers.length; code++) {
    if (Number.isNaN(numbers[code]!)) continue
    thirds[placeOf(numbers[code]!)]! += rows[code]!
    all += rows[code]!
  }
  // thirds of few numbers are not of one width
  return thirds.map((count, at) => (count / all) * ((max - min + 1) / 3 / widths[at]!))
}

export const areEven = ([low, middle, high]: number[]): boolean =>
  middle! >= middleMin && middle! <= middleMost && Math.min(low!, high!) >= endsMin

/** Other numbers that were given out, one a row, go with whatever comes in turn. */
export function goesWithNothing({ columns, rowCount }: Table, column: Column): boolean {
  return columns.every((other) => {
    if (other === column || (other.type !== 'integer' && other.type !== 'number')) return true
    if (other.type === 'integer' && other.values.length >= givenOutMin * rowCount) return true
    const { r, n } = likenessOf(column.numbers!, other.numbers!)
    return (
      !(Math.abs(r) > Math.max(likeMost, likeErrorsMost / Math.sqrt(n))) ||
      r * r <= orderedMost * explainedBy(column, other.numbers!)
    )
  })
}

/** How much of the squares of numbers is between the values of a column, whatever their order. */
function explainedBy({ codes, values }: Column, numbers: Float64Array): number {
  const [sums, rows] = [new Float64Array(values.length), new Float64Array(values.length)]
  let sum = 0
  let squares = 0
  let all = 0
  for (let row = 0; row < codes.length; row++) {
    const number = numbers[row]!
    if (codes[row] === missingCode || Number.isNaN(number)) continue
    sums[codes[row]!]! += number
    rows[codes[row]!]!++
    sum += number
    squares += number * number
    all++
  }
  const between = sums.reduce((total, own, code) => total + (rows[code]! > 0 ? own ** 2 / rows[code]! : 0), 0)
  return (between - sum ** 2 / all) / (squares - sum ** 2 / all)
}

const placeRowsMin = 50
const placeMin = 1000
const placeDigits = 0.9

/**
 * Whether numbers with decimals say where something lies: far from nothing, nearly each another one, and spread evenly
 * over a narrow range, as coordinates of a grid are. What is measured of like things lies about a middle.
 */
export function arePlaces({ column, summary, uniqueShare, filled }: ColumnFacts): boolean {
  if (
    !summary ||
    column.type !== 'number' ||
    filled < placeRowsMin ||
    column.unit ||
    uniqueShare < placeDigits
  )
    return false
  const { min, max, q1, q3, median } = summary
  if (min < placeMin || max > rangeMost * min) return false
  const [half, range] = [q3 - q1, max - min]
  return half >= 0.42 * range && Math.abs(median - (min + max) / 2) <= 0.1 * range
}
