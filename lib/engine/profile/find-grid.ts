import { type Column, missingCode, type Table } from '../table/table'
import { divisorOf } from './digit-codes'

const valuesMin = 3
const linesMin = 5
const rowsMin = 30
/** So much of the grid is there; what is measured fills none. */
const filledMin = 0.95
/** Levels that somebody set (0, 60, 120 and 180) are so few times a number. */
const timesMost = 40

/**
 * Whole numbers that stand once with each day, or with each of other numbers, such as hives 3, 4, 7 and 8 on every
 * day or the trees of every row: what things are called by. No measurement comes out as each of a few numbers once a
 * day; what was set for a trial does, and goes in steps. By index.
 */
export function findGrid({ columns, rowCount }: Table): Set<number> {
  if (rowCount < rowsMin) return new Set()
  const mayBe = (column: Column) =>
    column.missing === 0 && column.values.length >= valuesMin && column.values.length * valuesMin <= rowCount
  const lines = columns.filter((column) => lineTypes.has(column.type) && mayBe(column))
  const found = columns.flatMap((column, index) => {
    if (column.type !== 'integer' || column.unit || !mayBe(column)) return []
    const isGrid = lines.some((line) => line !== column && isCrossed(line, column, rowCount))
    return isGrid &&
      !areSteps(column) &&
      !columns.slice(0, index).some((before) => isOneToOne(column, before))
      ? [index]
      : []
  })
  return new Set(found)
}

const lineTypes = new Set(['date', 'datetime', 'integer'])

/** Each value of the one stands with each of the other, and once. */
function isCrossed(line: Column, column: Column, rowCount: number): boolean {
  const [lineCount, count] = [line.values.length, column.values.length]
  const cells = lineCount * count
  if (Math.max(lineCount, count) < linesMin || rowCount > cells || rowCount < filledMin * cells) return false
  const seen = new Uint8Array(cells)
  for (let row = 0; row < rowCount; row++) {
    const cell = line.codes[row]! * count + column.codes[row]!
    if (seen[cell]) return false
    seen[cell] = 1
  }
  return true
}

/** Whether all are some times a number that is more than one: doses, temperatures and years ahead that were tried. */
function areSteps({ values }: Column): boolean {
  const numbers = values.map(Number).filter(Number.isInteger)
  const step = Math.abs(numbers.reduce(divisorOf, 0))
  return step > 1 && numbers.every((number) => Math.abs(number) <= timesMost * step)
}

/** How large a thing is that stands before it comes as it does. */
function isOneToOne(column: Column, other: Column): boolean {
  if (other.values.length !== column.values.length || other.missing > 0) return false
  const partner = new Int32Array(column.values.length).fill(missingCode)
  return other.codes.every((code, row) => {
    const own = column.codes[row]!
    if (partner[own] === missingCode) partner[own] = code
    return partner[own] === code
  })
}

const headsMin = 3
const perHeadMin = 2

/** Whole numbers that begin as another does which goes with them, such as chapter 4 and articles 40 to 48: by index. */
export function findLeading({ columns }: Table, dependencies: [number, number][]): Set<number> {
  const pairs = dependencies.filter(([finer, coarser]) => {
    const [long, short] = [columns[finer]!, columns[coarser]!]
    const isTold = short.values.length >= headsMin && long.values.length >= perHeadMin * short.values.length
    return isTold && long.type === 'integer' && short.type === 'integer' && begins(long, short)
  })
  return new Set(pairs.flat())
}

const begins = (long: Column, short: Column): boolean =>
  long.codes.every((code, row) => {
    const head = short.codes[row]!
    if (code === missingCode || head === missingCode) return true
    const [whole, first] = [long.values[code]!, short.values[head]!]
    return whole.length > first.length && whole.startsWith(first)
  })
