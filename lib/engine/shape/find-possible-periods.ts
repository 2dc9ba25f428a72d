import type { Column, Table } from '../table/table'
import {
  isNumeric,
  isOfSeveralUnits,
  isYear,
  mostAlike,
  ofRows,
  partsBefore,
  type WidePeriods,
} from './find-periods'
import { isTriangle } from './is-triangle'
import { madeOf } from './made-of'
import { type PeriodName, readPeriod } from './period-name'

const periodsMin = 2
const periodsMax = 400
/** Asked for, a table may grow larger than by itself. */
const cellsMax = 1_000_000

/**
 * The periods that stand as columns where that is possible but not certain: too few of them, out of order, or other
 * numbers beside them. Null where the columns that name periods hold more than one measure, or there are none.
 */
export function findPossiblePeriods(
  table: Table,
  read: (name: string) => PeriodName | null = readPeriod,
): WidePeriods | null {
  const named = table.columns.flatMap((column) => {
    const period = read(column.name)
    return period ? [{ column, period }] : []
  })
  const periods = [...mostAlike(named)].sort((a, b) => a.period.at - b.period.at)
  if (periods.length < periodsMin || periods.length > periodsMax || isOfSeveralUnits(table)) return null
  const others = table.columns.filter((column) => !periods.some((one) => one.column === column))
  if (table.rowCount * periods.length * (others.length + 2) > cellsMax || !isOneMeasure(periods)) return null
  const ofPeriods = periods.map(({ column }) => column)
  const isPart = (column: Column) => !isNumeric(column) || isYear(column, periods[0]!.period)
  const numbers = others.filter((column) => !isPart(column))
  const wholes = new Map(
    numbers.map((column) => [
      column,
      madeOf(column, ofPeriods) ??
        madeOf(column, partsBefore(table, { whole: column, wholes: numbers, parts: ofPeriods })),
    ]),
  )
  const labels = others.filter((column) => !wholes.get(column))
  const made = [...wholes.values()].filter((one) => one !== null)
  const addsUp =
    made.length > 0 ? made.every((one) => one === 'sum') : ofRows(periods.map(({ column }) => column))
  const [summedBy] = [...wholes].find(([, made]) => made === 'sum') ?? []
  const repeated = labels.filter((column) => wholes.has(column))
  return { periods, labels, addsUp, repeated, summedBy, isTriangle: isTriangle(ofPeriods) }
}

/** One kind and one measure, all of them numbers, none of them twice. */
function isOneMeasure(periods: WidePeriods['periods']): boolean {
  const [first] = periods
  return periods.every(({ column, period }, at) => {
    const isLike = period.kind === first!.period.kind && period.measure === first!.period.measure
    const isNew = at === 0 || periods[at - 1]!.period.at < period.at
    return isLike && isNew && (isNumeric(column) || column.missing === column.codes.length)
  })
}
