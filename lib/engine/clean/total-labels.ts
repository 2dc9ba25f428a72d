import { type Column, missingCode, type Table } from '../table/table'
import { withoutAccents } from './month-names'

/** Labels of a row that adds up (or averages) the rows above it; compared without accents, lower case. */
const exactLabel =
  /^(?:(?:grand |overall |sub-?\s?|column )?totals?|(?:gesamt|zwischen|end)?summen?|gesamt(?:ergebnis|betrag)?|insgesamt|sum|total general|sous-?\s?total|somme|ensemble|subtotal|suma|suma total|totale(?: generale)?|totaal|average|avg\.?|mean|durchschnitt|mittelwert|moyenne|promedio|media)\s*[:.]?$/
const looseLabel =
  /^(?:grand |sub-?\s?|sous-?\s?)?total(?:e|es)?\b|\b(?:total|totals|gesamt|summe|subtotal|sous-total|ergebnis)$|(?:tages|wochen|monats|jahres)(?:summe|total)$|^(?:(?:zwischen|teil|end|gesamt)?summe|gesamt|somme|suma|sub-?totale?|subtotaal|totaal)\b/
/** `--- TOTAL ---` */
const ornament = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}.:]+$/gu
const labelCharsMax = 60

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** No label begins and ends with a digit, as numbers and most dates do. */
export function labelKind(text: string): 'exact' | 'loose' | null {
  if (text.length > labelCharsMax) return null
  if (isDigit(text.charCodeAt(0)) && isDigit(text.charCodeAt(text.length - 1))) return null
  const plain = withoutAccents(text.toLowerCase()).replace(ornament, '')
  return exactLabel.test(plain) ? 'exact' : looseLabel.test(plain) ? 'loose' : null
}

const knownCodes = new WeakMap<readonly string[], ReadonlySet<number>>()

/** The codes of texts that are labels; a table's columns often share their texts with the one that was read. */
export function labelCodes(texts: readonly string[]): ReadonlySet<number> {
  const codes =
    knownCodes.get(texts) ??
    new Set(texts.flatMap((text, code) => (labelKind(text.trim()) !== null ? [code] : [])))
  knownCodes.set(texts, codes)
  return codes
}

/** The label of a total in one row: the first of its texts that is one. */
export function findLabel(table: Table, row: number): { text: string; exact: boolean; rows: number } | null {
  const column = table.columns.find((one) => labelIn(one, row) !== null)
  if (!column) return null
  const text = labelIn(column, row)!
  const code = column.codes[row]!
  const rows = column.codes.reduce((n, c) => (c === code ? n + 1 : n), 0)
  return { text, exact: labelKind(text) === 'exact', rows }
}

export function labelText(table: Table, row: number): string | null {
  for (const column of table.columns) {
    const text = labelIn(column, row)
    if (text !== null) return text
  }
  return null
}

function labelIn({ codes, values, numbers }: Column, row: number): string | null {
  const code = codes[row]!
  if (code === missingCode || (numbers && !Number.isNaN(numbers[row]!))) return null
  return labelKind(values[code]!) ? values[code]! : null
}

/** Rows of which a text is a total's label, from top to bottom. */
export function labelledRows(table: Table): number[] {
  const found = new Set<number>()
  for (const column of table.columns) {
    if (column.type !== 'text' || column.numbers) continue
    const codes = labelCodes(column.values)
    if (codes.size === 0) continue
    for (let row = 0; row < table.rowCount; row++) if (codes.has(column.codes[row]!)) found.add(row)
  }
  return [...found].sort((a, b) => a - b)
}
