import { quoted } from '../clean/change-steps'
import type { Column, Table } from '../table/table'
import { isNumeric, isOfSeveralUnits } from './find-periods'
import { type LongForm, longCellsMax, stack } from './long-form'
import { type PeriodName, periodWords, readPeriod } from './period-name'

const [periodsMin, measuresMin, measuresMax] = [2, 2, 12]

interface Measured {
  column: Column
  period: PeriodName
}

/** Several measures that each stand in columns of the same periods: `Sales 2022, Sales 2023, Cost 2022, Cost 2023`. */
export function measuresForm(table: Table): LongForm | null {
  const measured = table.columns.flatMap((column) => {
    const period = readPeriod(column.name)
    return period?.measure && isNumeric(column) ? [{ column, period }] : []
  })
  const byMeasure = new Map<string, Measured[]>()
  for (const one of measured) {
    const { measure } = one.period
    byMeasure.set(measure, [...(byMeasure.get(measure) ?? []), one])
  }
  // what stands in one period alone is a column of its own
  const measures = [...byMeasure].filter(([, of]) => of.length >= periodsMin)
  const periods = [
    ...new Map(measures.flatMap(([, of]) => of.map(({ period }) => [period.at, period]))).values(),
  ]
  periods.sort((a, b) => a.at - b.at)
  const isGrid = measures.every(([, of]) => new Set(of.map(({ period }) => period.at)).size === of.length)
  const isMany = measures.length >= measuresMin && measures.length <= measuresMax
  if (!isMany || !isGrid || isOfSeveralUnits(table)) return null
  const stacked = new Set(measures.flatMap(([, of]) => of.map(({ column }) => column)))
  const labels = table.columns.filter((column) => !stacked.has(column))
  if (table.rowCount * periods.length * (labels.length + measures.length + 1) > longCellsMax) return null
  const what = `${periods.length} ${periodWords[periods[0]!.kind].many} of ${measures.length} measures`
  return {
    text: `Make it long: ${what} as rows`,
    wideText: `Keep it wide: ${what} as columns`,
    isCertain: false,
    rows: table.rowCount * periods.length,
    columns: labels.length + measures.length + 1,
    make: () => make(table, { labels, measures, periods }),
  }
}

interface Found {
  labels: Column[]
  measures: [name: string, of: Measured[]][]
  periods: PeriodName[]
}

function make({ rowCount }: Table, { labels, measures, periods }: Found) {
  const { table, names } = stack({
    ...{ labels, rowCount, key: periodWords[periods[0]!.kind].one, keys: periods.map(({ text }) => text) },
    values: measures.map(([name, of]) => ({
      name,
      columns: periods.map(({ at }) => of.find(({ period }) => period.at === at)?.column ?? null),
    })),
  })
  const detail = `The columns of ${names.map(quoted).join(', ')} hold several periods: made long, a row for each of them in ${quoted(table.columns[labels.length]!.name)}.`
  return {
    table,
    step: { step: 'periods_as_rows', column: null, rows: rowCount, detail },
    values: measures.map(([, of], at) => {
      const units = new Set(of.map(({ column }) => column.unit))
      return { name: names[at]!, unit: units.size === 1 ? of[0]!.column.unit : null, addsUp: undefined }
    }),
    repeated: labels.filter(isNumeric).map(({ name }) => name),
  }
}
