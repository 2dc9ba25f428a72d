import type { Column, Table } from '../table/table'
import { isTriangle } from './is-triangle'
import { madeOf } from './made-of'
import { type PeriodName, readPeriod } from './period-name'
import { sureRunReader } from './run-reader'

/** One measure whose periods stand beside each other as columns. */
export interface WidePeriods {
  periods: { column: Column; period: PeriodName }[]
  /** What names the rows. */
  labels: Column[]
  /** Sums or means of the periods, to be left out: whether they add up. */
  addsUp: boolean | undefined
  /** Numbers of the row, no part of the periods: they would stand in each of its periods. */
  repeated?: Column[]
  /** Of cohorts there is nothing to tell before they began. */
  isTriangle?: boolean
  /** The column that holds their sum. */
  summedBy?: Column
}

const periodsMin = 3
/** Two years are as often two measures, and more periods than this are no table of reports. */
const periodsMax = 400
const cellsMax = 200_000
/** Every third column may be what the two before it come to. */
const wholesShareMax = 0.5
/** Which unit each number is in would be lost with its column. */
export const isOfSeveralUnits = ({ columns }: Table) => columns.some(({ unitBy }) => unitBy !== undefined)
export const isNumeric = ({ type }: Column) => type === 'integer' || type === 'number'

/**
 * The periods that stand as columns, where that is certain: they follow each other in time, and all else names the rows
 * or adds the periods up. Null else.
 */
export function findPeriods(table: Table): WidePeriods | null {
  const read = sureRunReader(table) ?? readPeriod
  const periods = mostAlike(
    table.columns.flatMap((column) => {
      const period = read(column.name)
      return period ? [{ column, period }] : []
    }),
  )
  if (periods.length < periodsMin || periods.length > periodsMax || isOfSeveralUnits(table)) return null
  if (table.rowCount * periods.length > cellsMax || !isOneRun(periods)) return null
  const others = table.columns.filter((column) => !periods.some((one) => one.column === column))
  const labels = others.filter((column) => !isNumeric(column) || isYear(column, periods[0]!.period))
  const wholes = others.filter((column) => !labels.includes(column))
  const texts = labels.filter(({ type }) => type === 'text')
  const ofPeriods = periods.map(({ column }) => column)
  const areCohorts = labels.length > 0 && isTriangle(ofPeriods)
  const mayBeDates = labels.length > 0 && (areCohorts || periods[0]!.period.kind === 'hour')
  if (texts.length === 0 && !labels.some(isNumeric) && !mayBeDates) return null
  const made = wholes.map(
    (whole) =>
      madeOf(whole, ofPeriods) ?? madeOf(whole, partsBefore(table, { whole, wholes, parts: ofPeriods })),
  )
  const rest = wholes.filter((_, at) => made[at] === null)
  // a total of the periods says what they are; beside it a shelf's number names the row
  const isTold = made.includes('sum') && rest.every((column) => isNaming(column, table.rowCount))
  if (rest.length > 0 && !isTold && !(areCohorts && areBegun(labels))) return null
  const known = made.filter((one) => one !== null)
  const told =
    known.length > 0 ? known.every((one) => one === 'sum') : ofRows(periods.map(({ column }) => column))
  if (rest.length === 0) return { periods, labels, addsUp: told, isTriangle: areCohorts }
  const kept = others.filter((column) => labels.includes(column) || rest.includes(column))
  return { periods, labels: kept, addsUp: told, repeated: rest, isTriangle: areCohorts }
}

/** Each row is called by when it began: of players with an age and a shirt, some began later than others too. */
function areBegun([label, ...others]: Column[]): boolean {
  if (!label || others.length > 0 || label.values.length < label.codes.length) return false
  return label.type === 'date' || label.values.every((text) => readPeriod(text) !== null)
}

/** Those of one kind and measure, of whichever there are most: `2023 total` stands among the months that it adds up. */
export function mostAlike(periods: WidePeriods['periods']): WidePeriods['periods'] {
  const kinds = new Map<string, WidePeriods['periods']>()
  for (const one of periods) {
    const kind = `${one.period.kind} ${one.period.measure}`
    const own = kinds.get(kind)
    if (own) own.push(one)
    else kinds.set(kind, [one])
  }
  const most = [...kinds.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
  // as many of another kind are hardly what adds these up
  return periods.length - most.length <= most.length * wholesShareMax ? most : periods
}

/** The parts that stand between the whole before and this one, as the months of one year or quarter do. */
export function partsBefore(
  { columns }: Table,
  { whole, wholes, parts }: { whole: Column; wholes: Column[]; parts: Column[] },
): Column[] {
  const before = columns.slice(0, columns.indexOf(whole))
  const from = before.findLastIndex((column) => wholes.includes(column))
  return before.slice(from + 1).filter((column) => parts.includes(column))
}

/** Whole numbers that come again and again, as those of shelves and floors, or again and with as many digits each. */
const smallDistinctMax = 20
const rowsPerNumberMin = 3
const codeDigitsMin = 4
function isNaming({ type, values, unit, missing }: Column, rowCount: number): boolean {
  const isFew = values.length <= smallDistinctMax && rowCount - missing >= rowsPerNumberMin * values.length
  const digits = new Set(values.map(({ length }) => length))
  const isCode = digits.size === 1 && values[0]!.length >= codeDigitsMin && values.length < rowCount - missing
  return type === 'integer' && !unit && (isFew || isCode)
}

/** One kind, one measure, numbers all, each later than the one before. */
function isOneRun(periods: WidePeriods['periods']): boolean {
  const [first] = periods
  return periods.every(({ column, period }, at) => {
    const before = periods[at - 1]?.period
    const isNext = !before || period.at > before.at
    const isLike = period.kind === first!.period.kind && period.measure === first!.period.measure
    return isNext && isLike && (isNumeric(column) || column.missing === column.codes.length)
  })
}

const yearName = /^(?:year|yr|jahr|ann[eé]e|a[nñ]o|anno|ano|jaar)$/i

/** Whether a column is called as a year is. */
export const isCalledYear = ({ name }: Column): boolean =>
  yearName.test(name.trim()) || readPeriod(name)?.kind === 'year'

/** The year of months that are named without one. */
export const isYear = ({ name, type }: Column, { kind }: PeriodName): boolean =>
  kind === 'month_of_year' && type === 'integer' && yearName.test(name.trim())

/** What the file's own total rows say of the periods. */
export function ofRows(columns: Column[]): boolean | undefined {
  const told = columns.flatMap(({ addsUp }) => (addsUp === undefined ? [] : [addsUp]))
  return told.length * 2 > columns.length ? told.every(Boolean) : undefined
}
