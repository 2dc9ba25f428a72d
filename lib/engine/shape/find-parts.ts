import type { Column } from '../table/table'
import { areAnswers } from './answer-names'
import { isDivided, mayBeDivided } from './divided-whole'
import { isNumeric } from './find-periods'

/** Columns whose numbers make up one whole in each row. */
export interface Parts {
  parts: Column[]
  /** The column that holds the whole; null where it is the same number in each row. */
  whole: Column | null
  areAnswers: boolean
  /** In each row to the last, so that where one has more the others have less. */
  isDivided: boolean
}

interface SizedParts extends Parts {
  /** What the parts usually come to. */
  size: number
  /** How far from the whole they lie in the mean, as a share of it. */
  error: number
}

const partsNumber = { least: 3, most: 12 }
const columnsMax = 60
const rowsMin = 4
const sampleMax = 2000
const rowsShareMin = 0.9
/** Each part is rounded: so far a row's sum may lie from the whole, as a share of it. */
const slack = 0.015
/** What shares add up to. */
const wholesOfShares = [100, 1]

/**
 * The neighbouring columns that are counted answers, or shares of one whole. Null where there are none, or several such
 * groups: one of them made long would leave the others on each of its rows.
 */
export function findParts(columns: Column[]): Parts | null {
  const numeric = columns.filter(isNumeric)
  const rows = sampledRows(columns[0]?.codes.length ?? 0)
  if (numeric.length > columnsMax || rows.length < rowsMin) return null
  const found = runsOf(columns).flatMap((parts) => partsOf(parts, numeric, rows) ?? [])
  // what comes to more is made of several groups; the number of a row may come as near, but not nearer
  const least = Math.min(...found.map(({ size }) => size))
  const groups = found
    .filter(({ size }) => size <= least * (1 + 2 * slack))
    .sort((a, b) => a.error - b.error || b.parts.length - a.parts.length)
  const [group] = groups
  const isOnly = found.every(({ parts }) => parts.some((part) => group!.parts.includes(part)))
  return group && isOnly ? group : null
}

function runsOf(columns: Column[]): Column[][] {
  return columns.flatMap((first, from) => {
    let to = from
    const isLike = (column: Column | undefined) => column && isNumeric(column) && column.unit === first.unit
    while (to - from < partsNumber.most && isLike(columns[to])) to++
    const lengths = Math.max(0, to - from - partsNumber.least + 1)
    return Array.from({ length: lengths }, (_, more) => columns.slice(from, from + partsNumber.least + more))
  })
}

function sampledRows(count: number): number[] {
  const step = Math.max(1, Math.ceil(count / sampleMax))
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
}

function partsOf(parts: Column[], numeric: Column[], rows: number[]): SizedParts | null {
  const named = areAnswers(parts.map(({ name }) => name))
  if (!named && !maySumToShares(parts, rows) && !numeric.some((whole) => mayBeDivided(parts, whole, rows)))
    return null
  const sums = rows.map((row) => sumOf(parts, row))
  if (sums.some((sum) => sum === null) || !parts.every((part) => varies(part, rows))) return null
  const size = Float64Array.from(sums as number[]).sort()[sums.length >> 1]!
  if (size <= 1 && areWhole(parts)) return null
  const isConstant = named ? size > 0 : wholesOfShares.some((whole) => isNear(size, whole))
  const wholes = [
    ...(isConstant ? [{ whole: null, numbers: rows.map(() => size), isDivided: false }] : []),
    ...numeric
      .filter((column) => !parts.includes(column))
      .map((whole) => ({
        ...{ whole, numbers: rows.map((row) => whole.numbers![row]!) },
        isDivided: isDivided(parts, whole, rows),
      }))
      .filter((one) => named || one.isDivided),
  ]
  const isSum = (numbers: number[]) =>
    rows.filter((_, at) => isNear(sums[at]!, numbers[at]!)).length >= rowsShareMin * rows.length
  const found = wholes.find(({ numbers }) => isSum(numbers))
  if (!found) return null
  const errors = found.numbers
    .map((number, at) => Math.abs(sums[at]! - number) / number)
    .filter(Number.isFinite)
  const error = errors.reduce((sum, one) => sum + one, 0) / errors.length
  return { parts, whole: found.whole, areAnswers: named, isDivided: found.isDivided, size, error }
}

/** Whether no more rows than may lie so far off that they are near no number near a whole; most columns show it soon. */
function maySumToShares(parts: Column[], rows: number[]): boolean {
  let missesLeft = rows.length - rowsShareMin * rows.length
  for (const row of rows) {
    const sum = sumOf(parts, row)
    if (sum === null) return false
    if (!wholesOfShares.some((whole) => Math.abs(sum - whole) <= 3 * slack * whole)) missesLeft--
    if (missesLeft < 0) return false
  }
  return true
}

/** A row's sum, what is missing taken for nought; null where a number is below nought. */
function sumOf(parts: Column[], row: number): number | null {
  let sum = 0
  for (const { numbers } of parts) {
    const number = numbers![row]!
    if (number < 0) return null
    sum += Number.isNaN(number) ? 0 : number
  }
  return sum
}

/** Of ones and noughts each row has but one: a choice in columns, nothing counted. */
const areWhole = (parts: Column[]): boolean => parts.every(({ type }) => type === 'integer')

const varies = ({ numbers }: Column, rows: number[]): boolean =>
  rows.some((row) => numbers![row] !== numbers![rows[0]!])

const isNear = (sum: number, whole: number): boolean => Math.abs(sum - whole) <= slack * whole
