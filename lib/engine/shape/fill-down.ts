import { quoted } from '../clean/change-steps'
import type { Steps } from '../clean/steps'
import type { TextColumn, TextTable } from '../table/text-table'

const rowsMin = 4
const runsMin = 2
/** Of the rows, those that merged cells leave blank. */
const blankShare = { least: 0.3, most: 0.95 }
const nameCharsMax = 60

/**
 * Merged cells name a block of rows on its first row alone. The first column is filled down where it is certain: each
 * of its names comes once and stands over several rows, which the column beside it tells apart by names that come again.
 */
export function fillDown(table: TextTable, steps: Steps): TextTable {
  const [first, beside] = table.columns
  if (!first || !beside || table.rowCount < rowsMin || !isMerged(first, beside)) return table
  const filled = spread(first, beside)
  const rows = filled.codes.reduce((count, code, row) => (code === first.codes[row] ? count : count + 1), 0)
  const detail = `Filled down in ${quoted(first.name)}: a name stood on the first row of its block alone.`
  const isDone = steps.guess({ step: 'fill_down', column: first.name, rows, detail })
  return isDone ? { ...table, columns: [filled, ...table.columns.slice(1)] } : table
}

const textAt = ({ codes, values }: TextColumn, row: number) => values[codes[row]!]!.trim()

function isMerged(first: TextColumn, beside: TextColumn): boolean {
  // numbers are no names
  if (first.plain || textAt(first, 0) === '' || !first.values.some((text) => text.trim() === '')) return false
  const seen = new Set<string>()
  const [all, own] = [new Set<string>(), new Set<string>()]
  let blank = 0
  let runs = 0
  let long = 0
  let again = 0
  for (let row = 0; row < first.codes.length; row++) {
    const [name, key] = [textAt(first, row), textAt(beside, row)]
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
    if (all.has(key)) again++
    all.add(key)
    own.add(key)
  }
  const share = blank / first.codes.length
  const isShare = share >= blankShare.least && share <= blankShare.most
  return isShare && runs >= runsMin && long === runs && again >= runs - 1
}

function spread(first: TextColumn, beside: TextColumn): TextColumn {
  const codes = first.codes.slice()
  for (let row = 1; row < codes.length; row++) {
    if (textAt(first, row) === '' && textAt(beside, row) !== '') codes[row] = codes[row - 1]!
  }
  return { ...first, codes }
}
