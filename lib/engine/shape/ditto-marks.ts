import { quoted } from '../clean/change-steps'
import type { Steps } from '../clean/steps'
import type { TextColumn, TextTable } from '../table/text-table'

/** Signs that stand for what is above them, and what clerks of several languages write for it. */
const signs = /^(?:"|''|”|“|„|〃|,,|-\s?["”〃]\s?-|″)$/u
const words = new Set(['ditto', 'dito', 'idem', 'ídem', 'id.', 'do.', 'ebenso', 'wie oben', 's. o.', 's.o.'])
const cellsMin = 2

const markCharsMax = Math.max(...[...words].map(({ length }) => length))

function isMark(text: string): boolean {
  const mark = text.trim()
  return mark.length <= markCharsMax && (signs.test(mark) || words.has(mark.toLowerCase()))
}

/** What a mark stands for is put in its place, where each has something above it. */
export function fillMarks(table: TextTable, steps: Steps): TextTable {
  const columns = table.columns.map((column) => filled(column, steps))
  return columns.every((column, at) => column === table.columns[at]) ? table : { ...table, columns }
}

function filled(column: TextColumn, steps: Steps): TextColumn {
  if (column.plain) return column
  const marks = column.values.map(isMark)
  if (!marks.includes(true)) return column
  const codes = column.codes.slice()
  let rows = 0
  for (let row = 0; row < codes.length; row++) {
    if (!marks[codes[row]!]) continue
    // nothing above it: the sign stands for something else
    if (row === 0 || column.values[codes[row - 1]!]!.trim() === '') return column
    codes[row] = codes[row - 1]!
    rows++
  }
  if (rows < cellsMin) return column
  const mark = column.values[marks.indexOf(true)]!
  const detail = `${quoted(mark)} stands for what is above it: filled down.`
  return steps.guess({ step: 'fill_down', column: column.name, rows, detail }) ? { ...column, codes } : column
}
