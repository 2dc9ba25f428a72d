import { quoted } from '../clean/change-steps'
import { findMonth } from '../clean/month-names'
import { medianOf } from '../stats/median-of'
import { presentOf } from '../stats/present-of'
import type { Column, Table } from '../table/table'
import { acrossNames } from './across-name'
import { type Crossed, crossNames, wordsOf } from './crossed-names'
import { isNumeric, isOfSeveralUnits } from './find-periods'
import { type LongForm, type LongTable, longCellsMax, stack } from './long-form'
import { madeOf } from './made-of'
import { type PeriodName, periodWords, readPeriod } from './period-name'
import { timesApart } from './sizes'

/** Fewer cells are as often names that happen to share their words. */
const cellsMin = 6
/** … and so many that are left of names crossed of three parts. */
const innerCellsMin = 4
const [measuresMax, membersMin, columnsMax] = [12, 3, 400]
/** Measures lie so many times apart, members less. */
const apartMin = 3
/** Of the rows, those in which one is never above the other: the least, the mean and the most of one thing. */
const orderedMin = 0.98

/** Columns that are each of one measure and one period or member, put below each other. */
interface Grid {
  keys: string[]
  /** Of the keys, where they are periods. */
  periods: PeriodName[] | null
  measures: { name: string; columns: Column[] }[]
  /** What the members come to together, to be left out. */
  wholes: Column[]
  isSure: boolean
}

/**
 * Columns whose names are crossed of two parts, each with each: `Nord Umsatz, Nord Kosten, Süd Umsatz, …`, `Sales H1
 * 2023`. Rows are made of the periods, or of the members, where the other part is what was measured: told by units, kinds
 * and sizes of numbers. Certain where there are several of both and none is the least or the most of another.
 */
export function crossedForm(table: Table, { isInner = false } = {}): LongForm | null {
  const least = isInner ? innerCellsMin : cellsMin
  const numeric = table.columns.filter(isNumeric)
  if (numeric.length < least || numeric.length > columnsMax || isOfSeveralUnits(table)) return null
  const names = numeric.map(({ name }) => name)
  for (const crossed of crossNames(names, (words) => readWhole(words) !== null)) {
    const grid = crossed.cells.length >= least ? gridOf(numeric, crossed) : null
    if (grid) return formOf(table, grid)
  }
  return null
}

/** A period and nothing else. */
function readWhole(words: string): PeriodName | null {
  const period = readPeriod(words)
  return period?.measure === '' ? period : null
}

function gridOf(numeric: Column[], { cells, rows, columns }: Crossed): Grid | null {
  const at = new Map(cells.map((cell) => [`${cell.row}\n${cell.column}`, numeric[cell.at]!]))
  const ways = [
    { keys: columns, measures: rows, cell: (key: string, measure: string) => at.get(`${measure}\n${key}`)! },
    { keys: rows, measures: columns, cell: (key: string, measure: string) => at.get(`${key}\n${measure}`)! },
  ]
  const made = ways.flatMap(({ keys, measures, cell }) => {
    const named = measures.map((name) => ({ name, columns: keys.map((key) => cell(key, name)) }))
    return named.length <= measuresMax ? [{ keys, measures: named }] : []
  })
  return (
    made.map(overTime).find((grid) => grid !== null) ??
    made.map(overMembers).find((grid) => grid !== null) ??
    null
  )
}

type Way = Pick<Grid, 'keys' | 'measures'>

function overTime({ keys, measures }: Way): Grid | null {
  const periods = keys.map(readWhole)
  const isRun = periods.every((period) => period && period.kind === periods[0]!.kind)
  if (!isRun || measures.some(({ name }) => hasPart(name))) return null
  if (new Set(periods.map((period) => period!.at)).size < keys.length) return null
  const order = keys.map((_, at) => at).sort((a, b) => periods[a]!.at - periods[b]!.at)
  const sorted = <T>(list: T[]) => order.map((at) => list[at]!)
  return {
    keys: sorted(keys),
    periods: sorted(periods as PeriodName[]),
    measures: measures.map(({ name, columns }) => ({ name, columns: sorted(columns) })),
    wholes: [],
    isSure: true,
  }
}

/** A part of a year, or a year: what is left of a period is no measure. */
const part = /^(?:[qhst][1-4]|(?:19|20)\d\d)$/i
const hasPart = (name: string) => wordsOf(name).some((word) => part.test(word) || findMonth(word) !== null)

function overMembers(way: Way): Grid | null {
  const whole = way.keys.findIndex((_, at) => isWhole(way, at))
  const { keys, measures } = whole < 0 ? way : without(way, whole)
  if (keys.length < membersMin || measures.some(({ columns }) => !areLike(columns))) return null
  if (whole < 0 && !areApart(measures.map(({ columns }) => columns))) return null
  const wholes = whole < 0 ? [] : way.measures.map(({ columns }) => columns[whole]!)
  return { keys, periods: null, measures, wholes, isSure: !measures.some(({ columns }) => hasOrder(columns)) }
}

/** What the others come to together says that they are members, and would be counted twice with them. */
const isWhole = ({ measures }: Way, at: number): boolean =>
  measures.some(({ columns }) => {
    const others = columns.filter((_, place) => place !== at)
    return others.length > 1 && madeOf(columns[at]!, others) === 'sum'
  })

const without = ({ keys, measures }: Way, at: number): Way => ({
  keys: keys.filter((_, place) => place !== at),
  measures: measures.map(({ name, columns }) => ({
    name,
    columns: columns.filter((_, place) => place !== at),
  })),
})

const middleOf = (column: Column) => Math.abs(medianOf(presentOf(column.numbers!)))
const kindOf = ({ unit, type }: Column) => `${unit} ${type}`

/** Of several kinds, or of sizes that lie apart. */
function areApart(groups: Column[][]): boolean {
  const kinds = groups.map((columns) => new Set(columns.map(kindOf)))
  const isOfKind = kinds.every(({ size }) => size === 1)
  if (isOfKind && new Set(kinds.map(([kind]) => kind)).size > 1) return true
  return timesApart(groups.map((columns) => medianOf(Float64Array.from(columns, middleOf)))) >= apartMin
}

function areLike(columns: Column[]): boolean {
  const middles = columns.map(middleOf).filter((middle) => middle > 0)
  return (
    new Set(columns.map(({ unit }) => unit)).size === 1 &&
    (middles.length < 2 || timesApart(middles) < apartMin)
  )
}

/** Whether one of them is never above another: the least, the mean and the most. */
function hasOrder(columns: Column[]): boolean {
  const isBelow = (a: Float64Array, b: Float64Array) => {
    const both = a.filter((number, row) => !Number.isNaN(number) && !Number.isNaN(b[row]!)).length
    const ordered = a.filter((number, row) => number <= b[row]!).length
    const equal = a.filter((number, row) => number === b[row]!).length
    return both > equal && ordered >= orderedMin * both
  }
  return columns.every((a) =>
    columns.some((b) => a !== b && (isBelow(a.numbers!, b.numbers!) || isBelow(b.numbers!, a.numbers!))),
  )
}

function formOf(table: Table, grid: Grid): LongForm | null {
  const stacked = new Set([...grid.measures.flatMap(({ columns }) => columns), ...grid.wholes])
  const labels = table.columns.filter((column) => !stacked.has(column))
  const columns = labels.length + grid.measures.length + 1
  const rows = table.rowCount * grid.keys.length
  if (rows * columns > longCellsMax) return null
  const keys = grid.periods ? periodWords[grid.periods[0]!.kind].many : 'members'
  const what = `${grid.keys.length} ${keys} of ${grid.measures.length} measures`
  return {
    text: `Make it long: ${what} as rows`,
    wideText: `Keep it wide: ${what} as columns`,
    isCertain: grid.isSure && labels.some((label) => !isNumeric(label)),
    rows,
    columns,
    make: () => made(table, grid, labels),
  }
}

function made({ rowCount }: Table, { keys, periods, measures }: Grid, labels: Column[]): LongTable {
  const key = periods ? periodWords[periods[0]!.kind].one : acrossNames(keys, { areParts: false })
  const { table, names } = stack({
    ...{ labels, rowCount, key: typeof key === 'string' ? key : nameOf(keys, key.key) },
    keys: periods?.map(({ text }) => text) ?? keys,
    values: measures,
  })
  const detail = `The columns of ${names.map(quoted).join(', ')} are crossed with ${quoted(keys[0]!)} to ${quoted(keys.at(-1)!)}: made long, a row for each of these in ${quoted(table.columns[labels.length]!.name)}.`
  return {
    table,
    step: { step: periods ? 'periods_as_rows' : 'columns_as_rows', column: null, rows: rowCount, detail },
    values: measures.map(({ columns }, at) => {
      const units = new Set(columns.map(({ unit }) => unit))
      return { name: names[at]!, unit: units.size === 1 ? columns[0]!.unit : null, addsUp: undefined }
    }),
    isCrossed: true,
    repeated: labels.filter(isNumeric).map(({ name }) => name),
  }
}

/** `Autumn term`, `Spring term`: what ends all of them says what they are. */
function nameOf(keys: string[], begins: string): string {
  const last = new Set(keys.map((key) => key.split(' ').at(-1)!))
  const [word] = last
  return last.size === 1 && keys.every((key) => key.includes(' '))
    ? word!.charAt(0).toUpperCase() + word!.slice(1)
    : begins
}
