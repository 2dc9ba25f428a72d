import { quoted } from '../clean/change-steps'
import type { Column, Table } from '../table/table'
import { acrossNames } from './across-name'
import { findParts, type Parts } from './find-parts'
import { isNumeric, isOfSeveralUnits } from './find-periods'
import { type LongForm, longCellsMax, stack } from './long-form'

/** Counted answers, or shares, that stand beside each other and make up one whole: `Yes`, `No`, `Don’t know`. */
export function partsForm(table: Table): LongForm | null {
  if (isOfSeveralUnits(table)) return null
  const found = findParts(table.columns)
  if (!found) return null
  const { parts, whole } = found
  const labels = table.columns.filter((column) => !parts.includes(column) && column !== whole)
  const rows = table.rowCount * parts.length
  if (labels.length === 0 || rows * (labels.length + 2) > longCellsMax) return null
  const what = `${parts.length} ${found.areAnswers ? 'answers' : 'parts of a whole'} as`
  return {
    text: `Make it long: ${what} rows`,
    wideText: `Keep it wide: ${what} columns`,
    isCertain: found.isDivided && labels.every((label) => !isNumeric(label) || areYears(label)),
    rows,
    columns: labels.length + 2,
    make: () => make(table, labels, found),
  }
}

const areYears = ({ numbers }: Column): boolean =>
  numbers!.every((number) => Number.isInteger(number) && number >= 1900 && number < 2100)

function make({ rowCount }: Table, labels: Column[], { parts, whole, areAnswers }: Parts) {
  const keys = parts.map(({ name }) => name)
  const said = acrossNames(keys, { areParts: true })
  const key = areAnswers ? 'Answer' : said.key === 'Answer' ? 'Part' : said.key
  const { table, names } = stack({
    ...{ labels, rowCount, key, keys },
    values: [{ name: said.value, columns: parts }],
  })
  const sum = whole ? `${quoted(whole.name)}, which is left out` : 'the same in each row'
  const detail = `${keys.length} columns from ${quoted(keys[0]!)} to ${quoted(keys.at(-1)!)} add up to ${sum}: made long, a row for each of them in ${quoted(table.columns[labels.length]!.name)}, the numbers in ${quoted(names[0]!)}.`
  return {
    table,
    step: { step: 'columns_as_rows', column: null, rows: rowCount, detail },
    // shares of one whole add up within their row alone
    values: [{ name: names[0]!, unit: parts[0]!.unit, addsUp: whole !== null }],
    repeated: labels.filter(isNumeric).map(({ name }) => name),
  }
}
