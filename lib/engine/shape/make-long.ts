import type { CleaningStep } from '@/lib/contracts/analysis'
import { quoted } from '../clean/change-steps'
import { type Column, missingCode } from '../table/table'
import type { TextColumn, TextTable } from '../table/text-table'
import type { WidePeriods } from './find-periods'
import { periodWords } from './period-name'

/** A table with a row for each period, its texts as they are cleaned. */
export interface LongTable {
  table: TextTable
  step: CleaningStep
  /** What is known of the column of values. */
  value: { name: string; unit: string | null; addsUp: boolean | undefined }
  /** Columns whose numbers now stand several times. */
  repeated: string[]
}

/** Periods that stand as columns, as rows. */
export function makeLong(wide: WidePeriods, rowCount: number): LongTable {
  const { periods, labels, addsUp } = wide
  const { kind, measure } = periods[0]!.period
  const names = labels.map(({ name }) => name)
  const period = freeName(periodWords[kind].one, names)
  const value = freeName(measure || 'Value', [...names, period])
  const units = new Set(periods.map(({ column }) => column.unit))
  const columns = [
    ...labels.map((label) => repeated(label, periods.length)),
    periodColumn(period, periods, rowCount),
    valueColumn(value, periods, rowCount),
  ]
  const [first, last] = [periods[0]!.column.name, periods.at(-1)!.column.name]
  const detail =
    `${periods.length} columns from ${quoted(first)} to ${quoted(last)} hold one measure over time: made long, ` +
    `a row for each period in ${quoted(period)}, the numbers in ${quoted(value)}.`
  return {
    table: { columns, rowCount: rowCount * periods.length },
    step: { step: 'periods_as_rows', column: null, rows: rowCount, detail },
    value: { name: value, unit: units.size === 1 ? periods[0]!.column.unit : null, addsUp },
    repeated: (wide.repeated ?? []).map(({ name }) => name),
  }
}

const freeName = (name: string, taken: string[]): string =>
  taken.some((one) => one.toLowerCase() === name.toLowerCase()) ? `${name} of the columns` : name

/** Blank stands at the end of the texts, for what is missing. */
const textCode = (column: Column, row: number): number =>
  column.codes[row] === missingCode ? column.values.length : column.codes[row]!

function repeated(column: Column, times: number): TextColumn {
  const codes = new Int32Array(column.codes.length * times)
  for (let at = 0; at < codes.length; at++) codes[at] = textCode(column, Math.floor(at / times))
  return { name: column.name, codes, values: [...column.values, ''] }
}

function periodColumn(name: string, periods: WidePeriods['periods'], rowCount: number): TextColumn {
  const codes = new Int32Array(rowCount * periods.length).map((_, at) => at % periods.length)
  return { name, codes, values: periods.map(({ period }) => period.text) }
}

function valueColumn(name: string, periods: WidePeriods['periods'], rowCount: number): TextColumn {
  const values = ['']
  const codeOf = new Map([['', 0]])
  const codes = new Int32Array(rowCount * periods.length)
  for (let at = 0; at < codes.length; at++) {
    const { column } = periods[at % periods.length]!
    const code = column.codes[Math.floor(at / periods.length)]!
    const text = code === missingCode ? '' : column.values[code]!
    if (!codeOf.has(text)) codeOf.set(text, values.push(text) - 1)
    codes[at] = codeOf.get(text)!
  }
  return { name, codes, values }
}
