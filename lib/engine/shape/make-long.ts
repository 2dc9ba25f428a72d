import { quoted } from '../clean/change-steps'
import { keepTextRows } from '../clean/keep-rows'
import type { TextTable } from '../table/text-table'
import { findNames } from './find-names'
import type { WidePeriods } from './find-periods'
import { type LongForm, type LongTable, stack } from './long-form'
import { periodWords } from './period-name'

/** Periods that stand as columns, as rows. */
export function periodsForm(wide: WidePeriods, rowCount: number, isCertain: boolean): LongForm {
  const periods = `${wide.periods.length} ${periodWords[wide.periods[0]!.period.kind].many}`
  return {
    text: `Make it long: ${periods} as rows`,
    wideText: `Keep it wide: ${periods} as columns`,
    isCertain,
    rows: wide.isTriangle ? filledIn(wide) : rowCount * wide.periods.length,
    columns: wide.labels.length + 2,
    make: () => makeLong(wide, rowCount),
  }
}

function makeLong(
  { periods, labels, addsUp, repeated = [], isTriangle }: WidePeriods,
  rowCount: number,
): LongTable {
  const { kind, measure } = periods[0]!.period
  const { table: stacked, names } = stack({
    ...{ labels, rowCount, key: periodWords[kind].one, keys: periods.map(({ period }) => period.text) },
    values: [{ name: measure || 'Value', columns: periods.map(({ column }) => column) }],
  })
  const table = isTriangle ? withoutBlanks(stacked) : stacked
  const units = new Set(periods.map(({ column }) => column.unit))
  const [first, last] = [periods[0]!.column.name, periods.at(-1)!.column.name]
  const [value] = names
  const detail =
    `${periods.length} columns from ${quoted(first)} to ${quoted(last)} hold one measure over time: made long, ` +
    `a row for each period in ${quoted(table.columns[labels.length]!.name)}, the numbers in ${quoted(value!)}.`
  return {
    table,
    step: { step: 'periods_as_rows', column: null, rows: rowCount, detail },
    values: [
      { name: value!, unit: units.size === 1 ? periods[0]!.column.unit : null, addsUp, isMeasured: true },
    ],
    repeated: repeated.map(({ name }) => name),
    ...(repeated.length > 0 && { eachOf: findNames(labels) }),
  }
}

const filledIn = ({ periods }: WidePeriods) =>
  periods.reduce((sum, { column }) => sum + column.codes.length - column.missing, 0)

/** The rows of which the last column says something. */
function withoutBlanks(table: TextTable): TextTable {
  const { codes, values } = table.columns.at(-1)!
  return keepTextRows(
    table,
    Uint8Array.from(codes, (code) => Number(values[code] !== '')),
  )
}
