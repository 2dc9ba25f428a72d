import { peekText } from '../table/lazy-texts'
import { type Column, missingCode, type Table } from '../table/table'
import type { TextColumn, TextTable } from '../table/text-table'
import { isSummed } from './matching-sums'
import type { MayAdd } from './sum-courses'

/** So many rows at least a column is blank on, and filled on, for the one or the other to tell totals. */
const eachMin = 2
const levelsMax = 6
/** Of a number that is another one on most rows so many levels to a row at most, and only in the order of an outline. */
const [levelShareUsual, levelShareMax] = [0.5, 0.8]

export interface TotalSign {
  mayAdd: MayAdd
  /** Whether nothing but sums stands so. */
  isSure: boolean
}

/**
 * What may tell totals from the rows that they add up: a column that is blank on them alone, or on all but them, codes
 * that begin with theirs, a number that is less on them, as a level is, and names that stand farther out.
 */
export function totalSigns(table: Table, source: TextTable): TotalSign[] {
  const signs = (isSure: boolean, some: MayAdd[]) => some.map((mayAdd) => ({ mayAdd, isSure }))
  return table.columns.flatMap((column, at) => [
    ...signs(false, isSummed(column) ? [] : blanksOf(column, table.rowCount)),
    ...signs(true, [...beginsOf(column), ...lessOf(column), ...indentsOf(source.columns[at])]),
  ])
}

function blanksOf({ codes, missing }: Column, rowCount: number): MayAdd[] {
  if (missing < eachMin || rowCount - missing < eachMin) return []
  const isBlank = (row: number) => codes[row] === missingCode
  return [isBlank, (row) => !isBlank(row)]
}

/** Names on all rows, nearly each on one. */
const isNaming = ({ values, codes, missing }: Column) => missing === 0 && values.length * 2 > codes.length

/** `4` leads `4.1`, and the account 4000 the accounts 4100 and 4210. */
function beginsOf(column: Column): MayAdd[] {
  if (!isNaming(column)) return []
  const { codes, numbers, values, type } = column
  // of a large table the first rows alone are asked for
  const textOf = once(values.length, (code) => peekText(values, code))
  const startOf = type === 'integer' ? once(values.length, (code) => textOf(code).replace(/0+$/, '')) : textOf
  const mayBegin = type === 'number' ? beginsByWhole(numbers!) : () => true
  const begins = (row: number, part: number) => textOf(codes[part]!).startsWith(startOf(codes[row]!))
  return [(row, part) => codes[row] !== codes[part] && mayBegin(row, part) && begins(row, part)]
}

/** The text of a number begins with that of another one only if both have the same whole part, or the other is whole. */
const beginsByWhole =
  (numbers: Float64Array): MayAdd =>
  (row, part) =>
    Math.trunc(numbers[row]!) === Math.trunc(numbers[part]!) || Number.isInteger(numbers[row]!)

function once(count: number, make: (code: number) => string): (code: number) => string {
  const made = new Array<string | undefined>(count)
  return (code) => {
    const text = made[code] ?? make(code)
    made[code] = text
    return text
  }
}

function lessOf(column: Column): MayAdd[] {
  const { numbers, values, type, missing } = column
  const mayBeLevel = type === 'integer' && missing === 0 && values.length > 1 && values.length <= levelsMax
  return mayBeLevel && areLevels(column) ? [(row, part) => numbers![row]! < numbers![part]!] : []
}

/** Few for the rows; or an outline's, which goes in by one level at a time, from its first row on or from its last one. */
function areLevels({ codes, numbers, values }: Column): boolean {
  const share = values.length / codes.length
  if (share <= levelShareUsual) return true
  return share < levelShareMax && (isOutline(numbers!) || isOutline(numbers!.slice().reverse()))
}

const isOutline = (levels: Float64Array): boolean =>
  levels.every((level, row) => row === 0 || (level >= levels[0]! && level <= levels[row - 1]! + 1))

const indent = /^[\s.·–-]*/u

/** Parts stand farther in than what adds them up. */
function indentsOf(column: TextColumn | undefined): MayAdd[] {
  if (!column || column.plain) return []
  const depths = column.values.map((text) => indent.exec(text)![0].length)
  if (!depths.some((depth) => depth > 0)) return []
  return [(row, part) => depths[column.codes[row]!]! < depths[column.codes[part]!]!]
}
