import { type Column, missingCode, type Table } from '../table/table'
import type { TextColumn, TextTable } from '../table/text-table'
import { areOfKinds, kindsApart } from './are-of-kinds'
import { isSummed } from './matching-sums'
import { isLongerPeriod } from './period-span'
import type { Tiling } from './tile-rows'

/** On fewer of the sums a cell is a grand total's, or chance. */
const ownShareMin = 0.25
/** A word that stands on so many sums on average is one for all of them. */
const wordRowsMin = 2
/** So often each kind comes on average. */
const kindRowsMin = 3
/** Of the sums that are called by a name each, those whose name is made of what they add up. */
const madeOfMin = 0.5
/** … and of those whose name only begins as what they add up do. */
const stemsMin = 0.9
/** Of sums over months so many are called by their quarter, half or year. */
const longerMin = 0.75
/** Shorter texts are in others by chance. */
const textMin = 2

interface Sums {
  table: Table
  /** As it was read. */
  source: TextTable
  parts: Tiling['parts']
  /** They stand before what they add up. */
  isAbove: boolean
}

interface Leaves extends Sums {
  totals: number[]
  plain: number[]
  leavesOf: Map<number, number[]>
}

/**
 * Whether rows that hold the sums of others say nothing but that: each cell beside is blank, the same as on all rows that
 * it adds up, a word for sums, or a name of these rows. A payment behind its invoices has a date and a kind of its own. Where
 * nothing else tells them (`isTold`), none may be of another kind than what it adds up.
 */
export function areOnlySums(sums: Sums, { isTold }: { isTold: boolean }): boolean {
  const { table, parts } = sums
  const leavesOf = new Map<number, number[]>()
  for (const [row, of] of parts)
    leavesOf.set(
      row,
      of.flatMap((part) => leavesOf.get(part) ?? [part]),
    )
  const plain = Array.from({ length: table.rowCount }, (_, row) => row).filter((row) => !parts.has(row))
  const known = { ...sums, leavesOf, plain, totals: [...parts.keys()] }
  return table.columns.every((column, at) => {
    if (column.derivedFrom) return true
    if (isSummed(column)) return !namesRows(column, known)
    if (areLongerPeriods(sums.source.columns[at], known)) return true
    return saysOnlySum(column, known) && (isTold || !areOfKinds([column], known.totals, plain))
  })
}

/** Numbers that name the rows, sums and others alike, or the sums alone. */
function namesRows({ missing, numbers, type }: Column, { totals, leavesOf, isAbove }: Leaves): boolean {
  if (type === 'integer' && missing === 0 && isRising(numbers!)) return true
  if (isAbove) return false
  const isAlone = (row: number) =>
    !Number.isNaN(numbers![row]!) && leavesOf.get(row)!.every((leaf) => Number.isNaN(numbers![leaf]!))
  return totals.filter(isAlone).length * 2 > totals.length
}

const isRising = (numbers: Float64Array) =>
  numbers.every((number, row) => row === 0 || number > numbers[row - 1]!)

function saysOnlySum(column: Column, sums: Leaves): boolean {
  const { codes } = column
  const { totals, plain, leavesOf } = sums
  const isOwn = (row: number) =>
    codes[row] !== missingCode && leavesOf.get(row)!.some((leaf) => codes[leaf] !== codes[row])
  const own = totals.filter(isOwn)
  if (own.length < ownShareMin * totals.length) return true
  const words = new Set(own.map((row) => codes[row]!))
  const isHead = (row: number) => leavesOf.get(row)!.every((leaf) => codes[leaf] === missingCode)
  if (sums.isAbove && own.every(isHead)) return true
  // a word where others have a day
  if (column.numbers && own.every((row) => Number.isNaN(column.numbers![row]!))) return true
  if (column.numbers || plain.some((row) => words.has(codes[row]!))) return false
  if (words.size * wordRowsMin <= own.length) return !areKinds(column, own, plain)
  return areMadeOfLeaves(column, own, sums)
}

/** A quarter among its months has their year, and may be read as the first of them. */
function areLongerPeriods(column: TextColumn | undefined, { totals, leavesOf }: Leaves): boolean {
  if (!column) return false
  const textOf = (row: number) => column.values[column.codes[row]!]!
  const longer = totals.filter((row) => isLongerPeriod(textOf(row), leavesOf.get(row)!.map(textOf)))
  return longer.length >= longerMin * totals.length
}

function areKinds(column: Column, own: number[], plain: number[]): boolean {
  const kinds = kindsApart(column, own, plain)
  return kinds !== null && kinds.others.size * kindRowsMin <= plain.length
}

/** `Total North` and `4`, of rows that are of `North` and `4.1`. */
function areMadeOfLeaves(column: Column, own: number[], { table, leavesOf }: Leaves): boolean {
  const texts = table.columns.filter((one) => one.type === 'text')
  const cells = (row: number) =>
    texts.flatMap(({ codes, values }) => (codes[row] === missingCode ? [] : [values[codes[row]!]!]))
  const isMade = (row: number) => {
    const name = column.values[column.codes[row]!]!
    const [leaf] = leavesOf.get(row)!
    return cells(leaf!).some((text) => isIn(text, name) || isIn(name, text))
  }
  return own.filter(isMade).length >= madeOfMin * own.length || haveStems(column, own, leavesOf)
}

/** `House 3 main` above `House 3 flat 1` and `House 3 flat 2`: each sum begins as all that it adds up, and no other does. */
function haveStems({ codes, values }: Column, own: number[], leavesOf: Leaves['leavesOf']): boolean {
  const textOf = (row: number) => values[codes[row]!] ?? ''
  const stems = own
    .map((row) => [row, ...leavesOf.get(row)!].map(textOf).reduce(commonStem))
    .filter(({ length }) => length >= textMin)
  return new Set(stems).size === stems.length && stems.length >= stemsMin * own.length
}

/** What both texts begin with, in whole words. */
function commonStem(one: string, other: string): string {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return one.slice(0, length).replace(/[\p{L}\p{N}]+$/u, '')
}

const isIn = (part: string, whole: string) => part.length >= textMin && whole.includes(part)
