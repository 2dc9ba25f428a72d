import { leastAndMost } from '../stats/least-and-most'
import { rowsByCode } from '../table/code-facts'
import { groupAlike } from '../table/group-alike'
import type { Column, Table } from '../table/table'
import { quoted } from './change-steps'
import { keepRows } from './keep-rows'
import type { Steps } from './steps'

/** With fewer rows left, that no value of a column comes twice is chance. */
const keyRowsMin = 10
/** So many pairs alike would be met among that many whole numbers between their least and most, and so surely fewer are. */
const crowdedMin = 20
const [deviationsMin, timesFewerMin] = [5, 4]
/** Of all rows, those that are left. */
const leftMin = 0.7

/**
 * The table without the rows that repeat an earlier row in every cell, where a column names each row but for them: the
 * same order was written twice. Without such a column they are kept and told, since two equal sales may both be true.
 */
export function dropDuplicates(table: Table, steps: Steps): Table {
  const repeated = repeatedRows(table)
  if (repeated.length === 0) return table
  const key = findKey(table, table.rowCount - repeated.length)
  const what = `Rows that repeat an earlier one in every cell, the first of them row ${repeated[0]! + 1}`
  const detail = key
    ? `${what}; left out, since ${quoted(key)} names each row once but for them.`
    : `${what}; kept.`
  const step = { step: 'duplicate_rows', column: null, rows: repeated.length, detail }
  if (!key) steps.push(step)
  if (!key || !steps.guess(step)) return table
  const keep = new Uint8Array(table.rowCount).fill(1)
  for (const row of repeated) keep[row] = 0
  return keepRows(table, keep)
}

/** Whole numbers are amounts as often as they name something. */
export const idName = /(?:^|[^a-z])(?:id|nr|no|number|nummer|code|key|ref|order|invoice)\W*$/i

/** A column with another value in each of so many rows. */
function findKey({ columns, rowCount }: Table, rows: number): string | null {
  if (rows < keyRowsMin) return null
  const isNaming = (column: Column) =>
    column.type === 'text' ||
    column.type === 'datetime' ||
    (column.type === 'integer' &&
      (idName.test(column.name) || (rows >= leftMin * rowCount && isCrowded(column))))
  const key = columns.find(
    (column) => isNaming(column) && column.missing === 0 && column.values.length === rows,
  )
  return key?.name ?? null
}

/**
 * Whether whole numbers lie so close that by chance more pairs of them would be alike than are (the birthday problem): they
 * were given out.
 */
function isCrowded(column: Column): boolean {
  const { numbers, codes } = column
  const [min, max] = leastAndMost(numbers!)
  const pairsOf = (rows: number) => (rows * (rows - 1)) / 2
  const expected = pairsOf(codes.length) / (max - min + 1)
  const alike = rowsByCode(column).reduce((sum, rows) => sum + pairsOf(rows), 0)
  const isSure = alike * timesFewerMin <= expected || alike <= expected - deviationsMin * Math.sqrt(expected)
  return expected >= crowdedMin && isSure
}

/** By the codes of its first column what was found of a table: it is asked of the cleaned one, and of what is told. */
const known = new WeakMap<Int32Array, { codes: Int32Array[]; repeated: number[] }>()

/** The rows that repeat an earlier one in every cell that was uploaded. To be read only. */
export function repeatedRows({ columns: all, rowCount }: Table): number[] {
  const columns = all.filter(({ derivedFrom }) => !derivedFrom)
  const isDistinct = columns.some(
    (column) => column.values.length === rowCount - column.missing && column.missing === 0,
  )
  const [first] = columns
  if (rowCount < 2 || !first || isDistinct) return []
  const codes = columns.map((column) => column.codes)
  const before = known.get(first.codes)
  const isSame = before?.codes.length === codes.length && codes.every((own, at) => own === before.codes[at])
  const repeated = isSame ? before.repeated : findRepeated(columns, rowCount)
  known.set(first.codes, { codes, repeated })
  return repeated
}

function findRepeated(columns: Column[], rowCount: number): number[] {
  const { groups } = groupAlike({ columns, rowCount })
  const repeated: number[] = []
  let met = 0
  for (let row = 0; row < rowCount; row++) {
    if (groups[row] === met) met++
    else repeated.push(row)
  }
  return repeated
}
