import type { Table } from '../table/table'
import { splitDate } from './date-text'
import { findMonth } from './month-names'
import type { Steps } from './steps'

const periodsMin = 3
/** As many as a year has days; what goes on for longer is numbered. */
const offsetsMax = 367
const year = /^(?:FY\s?)?((?:19|20)\d{2})$/i

/** `Month 0`, `W12`: how long after a start. */
const offset =
  /^(month|mon|m|week|wk|w|day|d|year|yr|y|period|quarter|q|monat|woche|tag|jahr|mois|semaine|jour|mes|semana)[\s_+-]{0,2}(\d{1,3})$/i

/** Says where months, quarters or years stand as columns, and offers the long form; the table stays as it is. */
export function reportWidePeriods(table: Table, steps: Steps): void {
  const periods = table.columns.filter(
    (column) => (column.type === 'integer' || column.type === 'number') && isPeriod(column.name),
  )
  if (periods.length < periodsMin) {
    reportOffsets(table, steps)
    return
  }
  const [first, last] = [periods[0]!.name, periods.at(-1)!.name]
  const detail =
    `${periods.length} columns from "${first}" to "${last}" hold one measure over time. ` +
    'Left as they are; in long form (a column for the period, one for the value) they can be drawn over time.'
  steps.push({ step: 'periods_as_columns', column: null, rows: table.rowCount, detail })
}

/** Columns that count up from a start under one word, as those of a cohort table do. */
function reportOffsets(table: Table, steps: Steps): void {
  const read = table.columns.flatMap(({ name }) => {
    const [, word, number] = offset.exec(name.trim()) ?? []
    return word ? [{ name, word: word.toLowerCase(), at: Number(number) }] : []
  })
  const isRun = read.every(
    ({ word, at }, place) => word === read[0]!.word && at === read[0]!.at + place && read[0]!.at <= 1,
  )
  if (read.length <= periodsMin || read.length > offsetsMax || !isRun) return
  const detail =
    `${read.length} columns from "${read[0]!.name}" to "${read.at(-1)!.name}" count the periods since a start. ` +
    'Left as they are; in long form (a column for the period, one for the value) they can be drawn over time.'
  steps.push({ step: 'periods_as_columns', column: null, rows: table.rowCount, detail })
}

/** Whether a column is named as a year, quarter, month or week. */
export function isPeriod(name: string): boolean {
  const text = name.trim()
  if (year.test(text) || findMonth(text) !== null) return true
  const form = splitDate(text)?.form
  return form === 'month' || form === 'quarter' || form === 'week' || form === 'iso'
}
