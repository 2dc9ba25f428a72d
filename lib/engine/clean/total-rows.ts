import type { CleaningStep } from '@/lib/contracts/analysis'
import { rowsByCode } from '../table/code-facts'
import { type Column, missingCode, type Table } from '../table/table'
import type { TextTable } from '../table/text-table'
import { areOfKinds } from './are-of-kinds'
import { quoted } from './change-steps'
import { type Found, isBlock, isSummed, learn, type MatchingSums, matchingSums } from './matching-sums'
import { findNestedMembers, type Nest } from './nested-members'
import { findSubtotals, type Subtotals } from './subtotals'
import { findTiledTotals, type Whole } from './tiled-totals'
import { findLabel } from './total-labels'
import { findTotalMembers } from './total-members'

/** Totals stand in the last rows: a total, a tax line, a grand total. */
const endRowsMax = 4
const rowsMin = 3
/** One number that happens to be the sum of fewer rows is no proof. */
const unlabelledRowsMin = 4

/** Total rows at the end, labelled subtotals between and members that are the others together, to be left out so that nothing is counted twice. */
export interface TotalRows extends Found, Subtotals {
  /** By a column's name: the row whose cell each row has, where a total above them names its rows. */
  named?: Map<string, Int32Array>
  /** Rows that come to what others do and may be rows of their own; nothing else is found beside them. */
  unsure?: string[]
  /** What the last row said that the table comes to, by the names of the columns. */
  whole?: Map<string, number>
}

interface Known {
  /** Whether what may be rows of their own is left out too. */
  takesUnsure: boolean
  /** What a last row has said before that all comes to. */
  whole: Whole
}

/** Finds rows that add up others; null where there are none. */
export function findTotals(table: Table, source: TextTable, { takesUnsure, whole }: Known): TotalRows | null {
  const keep = new Uint8Array(table.rowCount).fill(1)
  const addsUp = new Map<string, boolean>()
  const found = { keep, addsUp }
  const { labels: between, off } = findSubtotals(table, found)
  const ends = findEndTotals(table, found)
  let labels = [...between, ...ends]
  const members = labels.length === 0 ? membersOf(table, keep) : null
  if (members && (members.isSure || takesUnsure)) labels = leaveMembersOut(members, keep)
  const tiled = labels.length === 0 ? findTiledTotals(table, source, whole) : null
  if (tiled) {
    const own = tiled.isCertain || takesUnsure ? keep : keep.slice()
    const names = leaveOut(table, source, { rows: tiled.rows, keep: own })
    const known = { ...found, off, ...(!tiled.isCertain && { unsure: names }) }
    return own === keep ? { ...known, labels: names, named: tiled.named } : { ...known, labels: [] }
  }
  if (labels.length === 0) return members ? { ...found, off, labels, unsure: members.names } : null
  return {
    keep,
    labels,
    off,
    addsUp,
    ...(ends.length > 0 && { whole: numbersOf(table, table.rowCount - 1) }),
  }
}

const numbersOf = ({ columns }: Table, row: number): Map<string, number> =>
  new Map(columns.filter(isSummed).map(({ name, numbers }) => [name, numbers![row]!]))

/** Members that are the others together; null where they are of another kind than these, as what was paid from the bank. */
function membersOf(table: Table, keep: Uint8Array): Nest | null {
  const nest = findNestedMembers(table)
  const found = nest?.isSure ? nest : (wholesOfOthers(table, keep) ?? nest)
  return found && !areOtherKinds(table, keep, found) ? found : null
}

function wholesOfOthers(table: Table, keep: Uint8Array): Nest | null {
  const own = keep.slice()
  const names = findTotalMembers(table, own)
  if (names.length === 0) return null
  const rows = [...keep.keys()].filter((row) => keep[row] === 1 && own[row] === 0)
  return { rows, names, isSure: true }
}

function areOtherKinds(table: Table, keep: Uint8Array, { rows: totals, names }: Nest): boolean {
  const own = new Set(totals)
  const parts = [...keep.keys()].filter((row) => keep[row] === 1 && !own.has(row))
  const said = new Set(names)
  const isNamed = ({ codes, values }: Column) => totals.every((row) => said.has(values[codes[row]!] ?? ''))
  const named = table.columns.find(isNamed)
  const others = table.columns.filter(
    (column) => !isSummed(column) && !isNamed(column) && !(named && areNamesOfOne(column, named)),
  )
  return areOfKinds(others, totals, parts)
}

function leaveMembersOut({ rows, names }: Nest, keep: Uint8Array): string[] {
  for (const row of rows) keep[row] = 0
  return names
}

/** A key beside a name: each value of the one goes with one of the other. */
function areNamesOfOne(a: Column, b: Column): boolean {
  if (a.values.length !== b.values.length) return false
  const other = new Int32Array(a.values.length).fill(missingCode)
  return a.codes.every((code, row) => {
    if (code === missingCode) return false
    if (other[code] === missingCode) other[code] = b.codes[row]!
    return other[code] === b.codes[row]
  })
}

/** Gives the names of the rows that are left out, as they were written. */
function leaveOut(
  { columns }: Table,
  source: TextTable,
  { rows, keep }: { rows: number[]; keep: Uint8Array },
) {
  const names = [...columns.keys()].filter((at) => !isSummed(columns[at]!))
  return rows.map((row) => {
    keep[row] = 0
    const at = names.find((one) => columns[one]!.codes[row] !== missingCode)
    const written = at === undefined ? undefined : source.columns[at]
    return written ? written.values[written.codes[row]!]!.trim() : 'rows without a name'
  })
}

/** One step for all total rows that were found. */
export function totalStep({ labels, off }: Subtotals): CleaningStep {
  const names = [...new Set(labels)].map(quoted).join(', ')
  const detail = `Rows that add up others left out, so that nothing counts twice: ${names}.${offText(off)}`
  return { step: 'total_rows', column: null, rows: labels.length, detail }
}

/** Of rows that come to what others do, and may be rows of their own: kept, and left out where this is undone. */
export function keptStep(labels: string[]): CleaningStep {
  const names = [...new Set(labels)].slice(0, offNamed).map(quoted).join(', ')
  const detail = `Rows that come to what those beside them do, and have something of their own, kept as rows like others: ${names}. If they are totals, undo this.`
  return { step: 'sums_kept', column: null, rows: labels.length, detail }
}

const offNamed = 5

/** Totals that are left out although they are wrong: how many, and the first of them. */
function offText(off: string[]): string {
  if (off.length === 0) return ''
  const more = off.length > offNamed ? ` and ${off.length - offNamed} more` : ''
  const are =
    off.length === 1 ? '1 of them is not the sum of its' : `${off.length} of them are not the sums of their`
  return ` ${are} rows: ${off.slice(0, offNamed).join(', ')}${more}.`
}

function findEndTotals(table: Table, found: Found): string[] {
  const { keep } = found
  const names: string[] = []
  let last = table.rowCount - 1
  while (names.length < endRowsMax) {
    while (last >= 0 && !keep[last]) last--
    if (last < rowsMin - 1) break
    const name = endTotalName(table, found, last)
    if (name === null) break
    keep[last] = 0
    names.push(name)
  }
  return names
}

function endTotalName(table: Table, found: Found, row: number): string | null {
  const label = findLabel(table, row)
  // without a label all that stands in the row must be sums, and names must be missing where others have them
  const word = label ? null : onlyWord(table, row)
  if (!label && word === null) return null
  const sums = sumsAbove(table, found, row)
  const { length } = sums.summed
  const isLabelled = label !== null && ((label.exact && label.rows === 1) || length > 0)
  const isSure = length > 1 || (length === 1 && row >= unlabelledRowsMin)
  const isBare = !label && isSure && sums.failed + sums.between.length === 0
  if (!isLabelled && !isBare) return null
  learn(found, sums)
  return label?.text ?? (word || 'last row')
}

/** The row after the last one above that was left out. */
function blockStart({ keep }: Found, row: number): number {
  let from = row
  while (from > 0 && keep[from - 1]) from--
  return from
}

/** What a row is to all rows above it or, where that is no sum, to its own block of them. */
function sumsAbove(table: Table, found: Found, row: number): MatchingSums {
  const { keep } = found
  const all = matchingSums(table, { keep, from: 0, to: row, row })
  const from = blockStart(found, row)
  if (all.summed.length > 0 || !isBlock({ from, to: row })) return all
  return matchingSums(table, { keep, from, to: row, row })
}

/**
 * What is written where others have names: nothing, or one word that is none of them, in its column alone, as a word among
 * days. Null where the row has a name: text cells are filled that are so in nearly all others.
 */
function onlyWord(table: Table, row: number): string | null {
  const names = table.columns.filter(
    (column) => !isSummed(column) && !column.derivedFrom && column.missing <= 1 + table.rowCount / 10,
  )
  const filled = names.filter(({ codes }) => codes[row] !== missingCode)
  const [only] = filled
  if (names.length === 0 || filled.length > 1) return null
  if (only === undefined) return ''
  const isAlone = names.length > 1 || only.numbers !== null
  return isAlone && isNoneOfNames(only, row) ? only.values[only.codes[row]!]! : null
}

/** A word where all others are dates, or one that comes once where all others come again. */
function isNoneOfNames(column: Column, row: number): boolean {
  const { codes, numbers } = column
  if (numbers) return Number.isNaN(numbers[row]!)
  return rowsByCode(column).every((count, code) => (code === codes[row] ? count === 1 : count !== 1))
}
