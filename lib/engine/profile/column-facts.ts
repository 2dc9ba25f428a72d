import { type NameWords, splitName } from '../names/name-words'
import { peekText } from '../table/lazy-texts'
import type { Column, Table } from '../table/table'
import { summarizeColumn } from './number-summary'
import type { NumberSummary } from './profile'

/** What is counted once of a column, before anything is inferred. */
export interface ColumnFacts {
  index: number
  column: Column
  name: NameWords
  rowCount: number
  /** Rows with a value (for number columns: with a number). */
  filled: number
  missing: number
  /** Distinct values (for number columns: distinct texts that are numbers). */
  distinct: number
  /** `distinct / filled`. */
  uniqueShare: number
  /** For columns with numbers. */
  summary: NumberSummary | null
  /** Decimals that the values carry at the most. */
  decimals: number
  text: TextFacts | null
  /** Each row of the table has a date of its own. */
  isSeries: boolean
}

export interface TextFacts {
  /** Means over a sample of the distinct texts. */
  length: number
  words: number
  /** Share of the sample with a digit, with a space, and that is a URL. */
  digits: number
  spaces: number
  urls: number
  /** Share of the sample that has the most frequent shape (letters and digits by kind). */
  shape: number
}

const againMin = 3
/** Whether values come again as names do; what is measured seldom comes thrice. */
export const comeAgain = ({ filled, distinct }: Pick<ColumnFacts, 'filled' | 'distinct'>): boolean =>
  filled >= againMin * distinct

const sampleMax = 400
const decimalsMax = 6

export function columnFacts(table: Table, index: number): ColumnFacts {
  const column = table.columns[index]!
  const isNumber = column.type === 'integer' || column.type === 'number'
  const summary = isNumber ? summarizeColumn(column) : null
  const unread = summary ? summary.unread : { rows: 0, distinct: 0 }
  const missing = column.missing + unread.rows
  const filled = table.rowCount - missing
  const distinct = column.values.length - unread.distinct
  return {
    index,
    column,
    name: splitName(column.name),
    rowCount: table.rowCount,
    filled,
    missing,
    distinct,
    uniqueShare: filled === 0 ? 0 : distinct / filled,
    summary: summary?.summary ?? null,
    decimals: column.type === 'number' ? maxDecimals(column.values) : 0,
    text: column.type === 'text' ? textFacts(column.values) : null,
    isSeries: table.columns.some((one) => isOncePerDate(one, table.rowCount)),
  }
}

const isOncePerDate = ({ type, values, missing }: Column, rowCount: number): boolean =>
  (type === 'date' || type === 'datetime') && missing === 0 && values.length === rowCount

/** Evenly spaced values, so that the first rows do not stand for all. */
export function sampleOf(values: string[], max = sampleMax): string[] {
  if (values.length <= max) return values
  const step = values.length / max
  return Array.from({ length: max }, (_, at) => peekText(values, Math.floor(at * step)))
}

function maxDecimals(values: string[]): number {
  let most = 0
  for (const value of sampleOf(values)) {
    const at = value.indexOf('.')
    if (at >= 0 && !/[^\d.-]/.test(value)) most = Math.max(most, value.length - at - 1)
  }
  return Math.min(most, decimalsMax)
}

function textFacts(values: string[]): TextFacts | null {
  const sample = sampleOf(values)
  const n = sample.length
  if (n === 0) return null
  const facts = { length: 0, words: 0, digits: 0, spaces: 0, urls: 0, shape: 0 }
  const shapes = new Map<string, number>()
  for (const value of sample) {
    const spaces = value.split(/\s+/).length
    facts.length += value.length / n
    facts.words += spaces / n
    if (/\d/.test(value)) facts.digits += 1 / n
    if (spaces > 1) facts.spaces += 1 / n
    if (/^(?:https?:\/\/|www\.)/i.test(value)) facts.urls += 1 / n
    const shape = value.slice(0, 40).replace(/\p{L}/gu, 'a').replace(/\d/g, '9')
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
  }
  facts.shape = Math.max(...shapes.values()) / n
  return facts
}
