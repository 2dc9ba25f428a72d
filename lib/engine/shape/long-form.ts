import type { CleaningStep } from '@/lib/contracts/analysis'
import { type Column, missingCode } from '../table/table'
import type { TextColumn, TextTable } from '../table/text-table'

/** A table with more rows and fewer columns, its texts as they are cleaned. */
export interface LongTable {
  table: TextTable
  step: CleaningStep
  /** What is known of the columns of values. */
  values: { name: string; unit: string | null; addsUp: boolean | undefined; isMeasured?: true }[]
  /** Columns whose numbers now stand several times. */
  repeated: string[]
  /** Of an opened list: the columns that its entries have. */
  opened?: string[]
  /** Of columns that were crossed: those that are left may be too. */
  isCrossed?: true
  /** Of an opened list: by the columns whose values now stand several times, what names each thing that they are of. */
  eachOf?: Map<string, string>
}

/** What a table may have as rows that stands as columns, or in its cells. */
export interface LongForm {
  /** `Make it long: 12 months as rows`. */
  text: string
  /** What is left as it is then: `Keep it wide: 12 months as columns`. */
  wideText: string
  isCertain: boolean
  /** Its cells are as they were written, not as they were cleaned. */
  isAsRead?: true
  /** What the long table then has, before it is cleaned. */
  rows: number
  columns: number
  make(): LongTable
}

/** As many cells as a table made long by its owner's wish may have. */
export const longCellsMax = 1_000_000

/** Blank stands at the end of the texts, for what is missing. */
const textCode = (column: Column, row: number): number =>
  column.codes[row] === missingCode ? column.values.length : column.codes[row]!

/** A column's cells at some rows, each as often as it is named. */
export const cellsAt = (column: Column, rows: ArrayLike<number>): TextColumn => ({
  name: column.name,
  codes: Int32Array.from(rows, (row) => textCode(column, row)),
  values: [...column.values, ''],
})

/** A column of texts, each text once among its values. */
export function textColumn(name: string, texts: string[]): TextColumn {
  const values = ['']
  const codeOf = new Map([['', 0]])
  const codes = Int32Array.from(texts, (text) => {
    if (!codeOf.has(text)) codeOf.set(text, values.push(text) - 1)
    return codeOf.get(text)!
  })
  return { name, codes, values }
}

export const cellText = ({ codes, values }: Column, row: number): string =>
  codes[row] === missingCode ? '' : values[codes[row]!]!

export const freeName = (name: string, taken: string[]): string =>
  taken.some((one) => one.toLowerCase() === name.toLowerCase()) ? `${name} of the columns` : name

interface Stack {
  labels: Column[]
  rowCount: number
  /** What the columns are: `Month`. */
  key: string
  keys: string[]
  /** A column for each key; null where a measure has none. */
  values: { name: string; columns: (Column | null)[] }[]
}

/** Columns below each other: a row for each row and key. */
export function stack({ labels, rowCount, key, keys, values }: Stack): { table: TextTable; names: string[] } {
  const times = keys.length
  const rows = Int32Array.from({ length: rowCount * times }, (_, at) => Math.floor(at / times))
  const taken = labels.map(({ name }) => name)
  const keyName = freeName(key, taken)
  const names = values.map(({ name }) => freeName(name, [...taken, keyName]))
  const columns = [
    ...labels.map((label) => cellsAt(label, rows)),
    { name: keyName, codes: Int32Array.from(rows, (_, at) => at % times), values: keys },
    ...values.map((value, at) =>
      textColumn(
        names[at]!,
        Array.from(rows, (row, place) => {
          const column = value.columns[place % times]
          return column ? cellText(column, row) : ''
        }),
      ),
    ),
  ]
  return { table: { columns, rowCount: rows.length }, names }
}
