import { quoted } from '../clean/change-steps'
import type { Steps } from '../clean/steps'
import { inferCellKind } from '../read/csv/cell-kind'
import { bareNumber, mayBeMarked } from '../read/csv/marked-number'
import type { TextColumn, TextTable } from '../table/text-table'
import { flaggedNumbers } from './flagged-numbers'

/** Of the filled texts of a column, those that are numbers without a mark, and those that are numbers at all. */
const share = { plain: 0.5, number: 0.9 }

/** `3,910*`, `12.5 [2]`: marks that point to a note are taken off numbers where most have none. `1 (2)` may be two numbers. */
export function takeNoteMarks(table: TextTable, steps: Steps): TextTable {
  const columns = table.columns.map((column) => withoutMarks(column, steps))
  return columns.every((column, at) => column === table.columns[at]) ? table : { ...table, columns }
}

function withoutMarks(column: TextColumn, steps: Steps): TextColumn {
  const { plain, values, codes, name } = column
  if (plain) return column
  const marked = values.some(mayBeMarked) ? values.map(bareNumber) : []
  const bare = marked.some((text) => text !== null) ? marked : flaggedNumbers(values, name)
  if (bare === null) return column
  let [filled, numbers, notes] = [0, 0, 0]
  for (const code of codes) {
    const kind = inferCellKind(values[code]!)
    if (kind === 'blank') continue
    filled++
    if (bare[code] !== null) notes++
    else if (kind === 'number') numbers++
  }
  if (notes === 0 || numbers < share.plain * filled || numbers + notes < share.number * filled) return column
  const first = bare.findIndex((text) => text !== null)
  const detail = `Marks that point to a note taken off numbers: ${quoted(values[first]!)} is ${bare[first]}.`
  if (!steps.guess({ step: 'note_marks', column: name, rows: notes, detail })) return column
  return mapped(column, (text, code) => bare[code] ?? text)
}

/** Each text once among its values. */
function mapped(column: TextColumn, change: (text: string, code: number) => string): TextColumn {
  const values: string[] = []
  const known = new Map<string, number>()
  const codeOf = column.values.map((text, code) => {
    const now = change(text, code)
    if (!known.has(now)) known.set(now, values.push(now) - 1)
    return known.get(now)!
  })
  return { ...column, values, codes: column.codes.map((code) => codeOf[code]!) }
}
