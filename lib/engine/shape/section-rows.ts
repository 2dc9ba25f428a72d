import { quoted } from '../clean/change-steps'
import { keepTextRows } from '../clean/keep-rows'
import type { Steps } from '../clean/steps'
import { labelKind } from '../clean/total-labels'
import { inferCellKind } from '../read/csv/cell-kind'
import type { TextColumn, TextTable } from '../table/text-table'
import { freeName, textColumn } from './long-form'
import { textAt } from './text-at'

const sectionsMin = 2
/** Of all rows, those that begin a section. */
const shareMax = 0.4
const nameCharsMax = 80
/** Of the other rows, those that a column of numbers is filled in. */
const filledMin = 0.95

/**
 * Rows that hold a name alone and say what the rows below them are of: taken out, and the name put beside each of those
 * rows. Certain where the first row is one, no two follow each other, each has a name of its own, all other rows have
 * numbers, and the names are in no one order with those of the things below them.
 */
export function openSections(table: TextTable, steps: Steps): TextTable {
  const rows = sectionRows(table)
  if (!rows) return table
  const [names] = table.columns
  const name = freeName(
    'Section',
    table.columns.map((column) => column.name),
  )
  const texts = sectionOf(names!, rows)
  const first = quoted(textAt(names!, rows[0]!))
  const detail = `Rows that hold a name alone, as ${first}, say what the rows below them are of: put beside these in ${quoted(name)}.`
  if (!steps.guess({ step: 'section_rows', column: null, rows: rows.length, detail })) return table
  const keep = new Uint8Array(table.rowCount).fill(1)
  for (const row of rows) keep[row] = 0
  return keepTextRows({ ...table, columns: [textColumn(name, texts), ...table.columns] }, keep)
}

/** A total of all, behind the last section, is of none. */
function sectionOf(names: TextColumn, rows: number[]): string[] {
  const own = new Set(rows)
  let section = ''
  return Array.from(names.codes, (_, row) => {
    if (own.has(row)) section = textAt(names, row)
    return section
  })
}

function sectionRows({ columns, rowCount }: TextTable): number[] | null {
  const [names, ...others] = columns
  if (!names || names.plain || others.length === 0 || textAt(names, 0) === '') return null
  if (!others.every((column) => textAt(column, 0) === '')) return null
  const blanks = others.map(({ values }) => values.map((text) => text.trim() === ''))
  const isBare = (row: number) => others.every(({ codes }, at) => blanks[at]![codes[row]!])
  const rows: number[] = []
  for (let row = 0; row < rowCount; row++) {
    if (!isBare(row)) continue
    if (textAt(names, row) !== '') rows.push(row)
  }
  if (rows.length < sectionsMin || rows.length > shareMax * rowCount) return null
  const isApart = rows.every((row, at) => row + 1 < (rows[at + 1] ?? rowCount))
  const texts = rows.map((row) => textAt(names, row))
  const areNames = texts.every(
    (text) => text.length <= nameCharsMax && labelKind(text) === null && inferCellKind(text) !== 'number',
  )
  if (!isApart || !areNames || new Set(texts).size < texts.length) return null
  const rest = Array.from({ length: rowCount }, (_, row) => row).filter((row) => !rows.includes(row))
  return hasNumbers(others, blanks, rest) && !areSorted(names, rowCount) ? rows : null
}

function hasNumbers(columns: TextColumn[], blanks: boolean[][], rows: number[]): boolean {
  return columns.some(({ codes, values }, at) => {
    const filled = rows.filter((row) => !blanks[at]![codes[row]!])
    const isNumber = (row: number) => inferCellKind(values[codes[row]!]!) === 'number'
    return filled.length >= filledMin * rows.length && filled.every(isNumber)
  })
}

/** A list in the order of its names, of which some have nothing beside them. */
function areSorted(names: TextColumn, rowCount: number): boolean {
  const texts = Array.from({ length: rowCount }, (_, row) => textAt(names, row).toLowerCase()).filter(Boolean)
  return texts.every((text, at) => at === 0 || texts[at - 1]! <= text)
}
