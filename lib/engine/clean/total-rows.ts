import type { CleaningStep } from '@/lib/contracts/analysis'
import { type Column, missingCode, type Table } from '../table/table'
import { quoted } from './change-steps'
import { withoutAccents } from './month-names'
import { findTotalMembers } from './total-members'

/** Labels of a row that adds up (or averages) the rows above it; compared without accents, lower case. */
const exactLabel =
  /^(?:(?:grand |overall |sub-?\s?|column )?totals?|(?:gesamt|zwischen|end)?summen?|gesamt(?:ergebnis|betrag)?|insgesamt|sum|total general|sous-total|somme|ensemble|subtotal|suma|suma total|totale(?: generale)?|totaal|average|avg\.?|mean|durchschnitt|mittelwert|moyenne|promedio|media)\s*[:.]?$/
const looseLabel =
  /^(?:grand |sub-?\s?)?total\b|\b(?:total|totals|gesamt|summe|subtotal|ergebnis)$|^(?:summe|gesamt|somme|suma)\b/

/** Totals stand in the last rows: a total, a tax line, a grand total. */
const endRowsMax = 4
const rowsMin = 3
/** One number that happens to be the sum of fewer rows is no proof. */
const unlabelledRowsMin = 4
/** Sums may differ by rounding of the parts. */
const toleranceShare = 0.001

/** Total rows at the end, labelled subtotals between and members that are the others together, to be left out so that nothing is counted twice. */
export interface TotalRows {
  /** 0 for the rows to leave out. */
  keep: Uint8Array
  labels: string[]
}

/** Finds rows that add up others; null where there are none. */
export function findTotals(table: Table): TotalRows | null {
  const keep = new Uint8Array(table.rowCount).fill(1)
  const labels = [...findSubtotals(table, keep), ...findEndTotals(table, keep)]
  if (labels.length === 0) labels.push(...findTotalMembers(table, keep))
  return labels.length === 0 ? null : { keep, labels }
}

/** One step for all total rows that were left out. */
export function totalSteps(labels: string[]): CleaningStep[] {
  if (labels.length === 0) return []
  const names = [...new Set(labels)].map(quoted).join(', ')
  const detail = `Rows that add up others left out, so that nothing counts twice: ${names}.`
  return [{ step: 'total_rows', column: null, rows: labels.length, detail }]
}

function findEndTotals(table: Table, keep: Uint8Array): string[] {
  const found: string[] = []
  let last = table.rowCount - 1
  while (found.length < endRowsMax) {
    while (last >= 0 && !keep[last]) last--
    if (last < rowsMin - 1) break
    const name = endTotalName(table, keep, last)
    if (name === null) break
    keep[last] = 0
    found.push(name)
  }
  return found
}

function endTotalName(table: Table, keep: Uint8Array, row: number): string | null {
  const label = findLabel(table, row)
  if (label?.exact && label.rows === 1) return label.text
  // without a label all that stands in the row must be sums, and names must be missing where others have them
  if (!label && !isUnnamed(table, row)) return null
  const sums = matchingSums({ table, keep, from: 0, row })
  if (label) return sums.matched > 0 ? label.text : null
  const isSure = sums.matched > 1 || (sums.matched === 1 && row >= unlabelledRowsMin)
  return isSure && sums.failed === 0 ? 'last row' : null
}

/** A label such as "Subtotal" whose row holds the sums of the block above it. */
function findSubtotals(table: Table, keep: Uint8Array): string[] {
  const found: string[] = []
  const candidates = new Set<number>()
  for (const column of table.columns) {
    if (column.type !== 'text' || column.numbers) continue
    const codes = new Set(column.values.flatMap((value, code) => (labelKind(value) ? [code] : [])))
    if (codes.size === 0) continue
    for (let row = 0; row < table.rowCount; row++) if (codes.has(column.codes[row]!)) candidates.add(row)
  }
  let from = 0
  for (const row of [...candidates].sort((a, b) => a - b)) {
    if (row - from < 2 || row === table.rowCount - 1) continue
    const sums = matchingSums({ table, keep, from, row })
    if (sums.matched === 0 || sums.failed > 0) continue
    keep[row] = 0
    found.push(findLabel(table, row)!.text)
    from = row + 1
  }
  return found
}

function labelKind(text: string): 'exact' | 'loose' | null {
  if (text.length > 40) return null
  const plain = withoutAccents(text.toLowerCase())
  return exactLabel.test(plain) ? 'exact' : looseLabel.test(plain) ? 'loose' : null
}

/** The label of a total in one row: the first of its texts that is one. */
function findLabel(table: Table, row: number): { text: string; exact: boolean; rows: number } | null {
  for (const column of table.columns) {
    const code = column.codes[row]!
    if (code === missingCode || (column.numbers && !Number.isNaN(column.numbers[row]!))) continue
    const text = column.values[code]!
    const kind = labelKind(text)
    if (kind)
      return {
        text,
        exact: kind === 'exact',
        rows: column.codes.reduce((n, c) => (c === code ? n + 1 : n), 0),
      }
  }
  return null
}

/** Names are missing in this row alone: its text cells are blank where nearly all others are filled. */
function isUnnamed(table: Table, row: number): boolean {
  const names = table.columns.filter(
    (column) => !isSummed(column) && column.missing <= 1 + table.rowCount / 10,
  )
  return names.length > 0 && names.every((column) => column.codes[row] === missingCode)
}

const isSummed = (column: Column): boolean => column.type === 'integer' || column.type === 'number'

function matchingSums(job: { table: Table; keep: Uint8Array; from: number; row: number }) {
  let matched = 0
  let failed = 0
  for (const column of job.table.columns) {
    const numbers = isSummed(column) ? column.numbers : null
    if (!numbers || Number.isNaN(numbers[job.row]!)) continue
    let [sum, size, count] = [0, 0, 0]
    for (let row = job.from; row < job.row; row++) {
      const value = numbers[row]!
      if (!job.keep[row] || Number.isNaN(value)) continue
      sum += value
      size += Math.abs(value)
      if (value !== 0) count++
    }
    if (count < 2) continue
    if (Math.abs(sum - numbers[job.row]!) <= toleranceShare * size) matched++
    else failed++
  }
  return { matched, failed }
}
