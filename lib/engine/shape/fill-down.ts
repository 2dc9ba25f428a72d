import { quoted } from '../clean/change-steps'
import { keepTextRows } from '../clean/keep-rows'
import type { Steps } from '../clean/steps'
import { peekText } from '../table/lazy-texts'
import type { TextColumn, TextTable } from '../table/text-table'
import { areNamedAfter, labelledTotals } from './block-ends'
import { blockColumns, hasBlanksAbove, isMark } from './fill-blocks'
import { mergedTimes, spreadDown } from './merged-times'
import { holdsBlank, textAt } from './text-at'

const rowsMin = 4
const runsMin = 2
/** Of the rows, those that merged cells leave blank. */
const blankShare = { least: 0.3, most: 0.95 }
const nameCharsMax = 60

/**
 * Merged cells name a block of rows on its first row alone. The first column is filled down where it is certain: each
 * of its names comes once and stands over several rows, which the column beside it tells apart by names that come again.
 * The second one is too where it is merged within the blocks of the first.
 */
export function fillDown(table: TextTable, steps: Steps): TextTable {
  const filled =
    mergedColumns(table) ??
    aroundTotals(table) ??
    behindNumbers(table) ??
    betweenBlanks(table) ??
    times(table)
  return filled ? told(table, filled, steps) : table
}

function times(table: TextTable): Filled | null {
  const merged = mergedTimes(table)
  return merged && { from: [merged], to: [spreadDown(merged)] }
}

/** The same behind a column that only numbers the rows. */
function behindNumbers(table: TextTable): Filled | null {
  const [numbers, ...columns] = table.columns
  return numbers && isCounted(numbers) ? mergedColumns({ ...table, columns }) : null
}

/** Read one by one, since most columns tell by their first text. */
function isCounted({ codes, values }: TextColumn): boolean {
  for (let row = 0; row < codes.length; row++) {
    if (peekText(values, codes[row]!).trim() !== `${row + 1}`) return false
  }
  return true
}

/** The same where blank rows set the blocks apart; they are left as they are. */
function betweenBlanks(table: TextTable): Filled | null {
  if (!table.columns[0] || !hasBlanksAbove(table.columns[0])) return null
  const isBlank = table.columns.map(({ values }) => values.map((text) => text.trim() === ''))
  const keep = Uint8Array.from({ length: table.rowCount }, (_, row) =>
    Number(table.columns.some(({ codes }, at) => !isBlank[at]![codes[row]!])),
  )
  if (!keep.includes(0)) return null
  const rows = keepTextRows(table, keep)
  const filled = mergedColumns(rows)
  return filled && backIn(table, { rows, keep, filled })
}

/** Columns as they stand, and filled down. */
interface Filled {
  from: TextColumn[]
  to: TextColumn[]
}

function mergedColumns(table: TextTable, totals = 0): Filled | null {
  const [first, beside, third] = table.columns
  if (!first || !beside || table.rowCount < rowsMin || !holdsBlank(first)) return null
  const blocks = blockColumns(table)
  if (blocks.length > 0) return { from: blocks.map(({ from }) => from), to: blocks.map(({ to }) => to) }
  const key = (row: number) => textAt(beside, row)
  if (isMerged(first, { key, again: key, totals })) return spreadAll([first], key)
  if (!third || isMark(beside)) return null
  const inner = (row: number) => textAt(third, row)
  const begins = (row: number) => textAt(first, row) !== ''
  if (!isMerged(beside, { key: inner, again: inner, begins, totals })) return null
  const within = spread(beside, inner)
  const both = (row: number) => (inner(row) === '' ? '' : `${textAt(within, row)}\n${inner(row)}`)
  return isMerged(first, { key: both, again: inner, totals }) ? spreadAll([first, beside], inner) : null
}

const spreadAll = (merged: TextColumn[], key: TextOf): Filled => ({
  from: merged,
  to: merged.map((column) => spread(column, key)),
})

/** The same where blocks, or blocks of blocks, end in totals: these are left as they are, and say where blocks are. */
function aroundTotals(table: TextTable): Filled | null {
  const totals = table.columns[0] && holdsBlank(table.columns[0]) ? labelledTotals(table) : null
  if (!totals || totals.size < runsMin || totals.size * 2 > table.rowCount) return null
  const keep = Uint8Array.from({ length: table.rowCount }, (_, row) => Number(!totals.has(row)))
  const rows = keepTextRows(table, keep)
  const filled = mergedColumns(rows, totals.size)
  if (!filled) return null
  const whole = backIn(table, { rows, keep, filled })
  return areNamedAfter(whole.from, totals) ? whole : null
}

/** Columns that were filled down among some rows, in the table of all. */
function backIn(
  table: TextTable,
  { rows, keep, filled }: { rows: TextTable; keep: Uint8Array; filled: Filled },
): Filled {
  const from = filled.from.map((column) => table.columns[rows.columns.indexOf(column)]!)
  let kept = 0
  const placeOf = Array.from(keep, (is) => (is ? kept++ : null))
  const back = (own: TextColumn, at: number): TextColumn => ({
    ...own,
    codes: Int32Array.from(placeOf, (place, row) =>
      place === null ? from[at]!.codes[row]! : own.codes[place]!,
    ),
  })
  return { from, to: filled.to.map(back) }
}

type TextOf = (row: number) => string

function told(table: TextTable, { from, to }: Filled, steps: Steps): TextTable {
  const [own, first] = [to.at(-1)!, from.at(-1)!]
  const rows = own.codes.reduce((count, code, row) => (code === first.codes[row] ? count : count + 1), 0)
  const names = from.map(({ name }) => quoted(name)).join(' and ')
  const detail = `Filled down in ${names}: a name stood on the first row of its block alone.`
  if (!steps.guess({ step: 'fill_down', column: from[0]!.name, rows, detail })) return table
  return { ...table, columns: table.columns.map((column) => to[from.indexOf(column)] ?? column) }
}

interface Beside {
  /** What tells the rows of a block apart; blank for subtotals. */
  key: TextOf
  /** What comes again from block to block. */
  again: TextOf
  /** Whether a block of a column before begins, in which the same names may come again. */
  begins?: (row: number) => boolean
  /** Rows that add up blocks: so many of them say that there are some, and nothing need come again in these. */
  totals: number
}

function isMerged(first: TextColumn, beside: Beside): boolean {
  // numbers are no names
  if (first.plain || textAt(first, 0) === '' || !holdsBlank(first)) return false
  const seen = new Set<string>()
  const [all, own] = [new Set<string>(), new Set<string>()]
  let blank = 0
  let runs = 0
  let long = 0
  let again = 0
  for (let row = 0; row < first.codes.length; row++) {
    const [name, key] = [textAt(first, row), beside.key(row)]
    if (beside.begins?.(row)) seen.clear()
    if (name === '') {
      if (key === '' || own.has(key)) return false
      blank++
      if (own.size === 1) long++
    } else {
      if (seen.has(name) || name.length > nameCharsMax || /^[\d.,-]+$/.test(name)) return false
      seen.add(name)
      own.clear()
      // a subtotal has nothing beside it
      if (key === '') continue
      runs++
    }
    if (all.has(beside.again(row))) again++
    all.add(beside.again(row))
    own.add(key)
  }
  const share = blank / first.codes.length
  const isInTotals = beside.totals >= runs - 1 && beside.totals > 0
  const isShare = share >= blankShare.least && (share <= blankShare.most || isInTotals)
  return isShare && runs >= runsMin && (isInTotals || (long === runs && again >= runs - 1))
}

function spread(first: TextColumn, key: TextOf): TextColumn {
  const codes = first.codes.slice()
  for (let row = 1; row < codes.length; row++) {
    if (textAt(first, row) === '' && key(row) !== '') codes[row] = codes[row - 1]!
  }
  return { ...first, codes }
}
