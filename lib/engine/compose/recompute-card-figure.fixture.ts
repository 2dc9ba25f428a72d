import type { Figure } from '@/lib/contracts/claims'
import type { Conditions, Filter, GroupFilter } from '@/lib/contracts/query'
import { recomputeFigure } from '../insights/recompute-figure.fixture'
import { mean, median, numbersOf, type Row, sumOf } from '../insights/recompute-statistics.fixture'

type Compare = (cell: string | number, value: string | number) => boolean

const textOf = (cell: string | number, value: string | number) =>
  // a date is compared at the length of what it is compared with
  /^\d{4}-\d\d-\d\d/.test(String(cell)) ? String(cell).slice(0, String(value).length) : String(cell)
const order = (cell: string | number, value: string | number) =>
  typeof cell === 'number' && !Number.isNaN(Number(value))
    ? cell - Number(value)
    : Number(textOf(cell, value) > String(value)) - Number(textOf(cell, value) < String(value))

const compares: Partial<Record<Filter['op'], Compare>> = {
  '=': (cell, value) => order(cell, value) === 0,
  '!=': (cell, value) => order(cell, value) !== 0,
  '>': (cell, value) => order(cell, value) > 0,
  '>=': (cell, value) => order(cell, value) >= 0,
  '<': (cell, value) => order(cell, value) < 0,
  '<=': (cell, value) => order(cell, value) <= 0,
}

/** Whether a row passes, read off the contract's words and without the engine. */
function passes(row: Row, { column, op, value }: Filter): boolean {
  const cell = row[column] ?? null
  if (cell === null) return false
  const list = [value].flat().map((entry) => (typeof entry === 'boolean' ? String(entry) : entry))
  if (op === 'in') return list.some((entry) => order(cell, entry) === 0)
  if (op === 'between') return order(cell, list[0]!) >= 0 && order(cell, list[1]!) <= 0
  const compare = compares[op]
  if (!compare) throw new Error(`Nobody reads ${op}`)
  return compare(cell, list[0]!)
}

const aggregates: Record<string, (rows: Row[], column: string) => number> = {
  sum: sumOf,
  avg: (rows, column) => mean(numbersOf(rows, column)),
  median: (rows, column) => median(numbersOf(rows, column)),
  min: (rows, column) => Math.min(...numbersOf(rows, column)),
  max: (rows, column) => Math.max(...numbersOf(rows, column)),
  count: (rows, column) => rows.filter((row) => row[column] !== null).length,
  p90: (rows, column) => percentile(numbersOf(rows, column), 0.9),
  count_distinct: (rows, column) => new Set(rows.flatMap((row) => row[column] ?? [])).size,
}

function percentile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)]!
  return low + (sorted[Math.ceil(place)]! - low) * (place - Math.floor(place))
}

/** A column over some rows, as its aggregation says; without a column rows are counted. */
export const aggregate = (rows: Row[], aggregation: string, column: string | null | undefined): number =>
  column == null ? rows.length : aggregates[aggregation]!(rows, column)

function passingGroups(rows: Row[], { by, aggregation, column, op, value }: GroupFilter): Row[] {
  const passing = [...new Set(rows.flatMap((row) => row[by] ?? []))].filter((key) => {
    const group = rows.filter((row) => row[by] === key)
    return compares[op as Filter['op']]!(aggregate(group, aggregation, column), value as number)
  })
  return rows.filter((row) => row[by] !== null && passing.includes(row[by]!))
}

/** The rows that conditions keep. */
export function keptRows(rows: Row[], { filters = [], any = [], having = [] }: Conditions): Row[] {
  const kept = rows
    .filter((row) => filters.every((filter) => passes(row, filter)))
    .filter((row) => any.length === 0 || any.some((filter) => passes(row, filter)))
  // groups are all measured over the same rows
  return having.reduce((left, group) => {
    const passing = new Set(passingGroups(kept, group))
    return left.filter((row) => passing.has(row))
  }, kept)
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!]
  return low + (high - low) * (at - Math.floor(at))
}

/** Pearson's correlation of ranks, ties by their mean rank. */
function spearman(rows: Row[], x: string, y: string): number {
  const both = rows.filter((row) => row[x] !== null && row[y] !== null)
  const ranked = (name: string) => {
    const values = both.map((row) => Number(row[name]))
    return values.map(
      (value) =>
        values.filter((one) => one < value).length + (values.filter((one) => one === value).length + 1) / 2,
    )
  }
  const [left, right] = [ranked(x), ranked(y)]
  const mean = (both.length + 1) / 2
  const product = (a: number[], b: number[]) =>
    a.reduce((sum, value, at) => sum + (value - mean) * (b[at]! - mean), 0)
  return product(left, right) / Math.sqrt(product(left, left) * product(right, right))
}

type Recompute = (rows: Row[], figure: Figure, population: Row[]) => number

const forms: Record<string, Recompute> = {
  q1: (rows, { column }) => quantile(numbersOf(rows, column!), 0.25),
  q3: (rows, { column }) => quantile(numbersOf(rows, column!), 0.75),
  share_of_rows: (rows, { filters }, population) =>
    rows.length / keptRows(population, { filters: filters.slice(0, -1) }).length,
  share: (rows, { column, filters }, population) => {
    // a histogram's share is of rows, whatever number they have
    const isOfRows = column === null || filters.at(-1)?.column === column
    const of = (some: Row[]) => (isOfRows ? some.length : sumOf(some, column))
    return of(rows) / of(population)
  },
}

/** The rows that a figure says it is of, and those among which they are. */
export function rowsOfFigure(all: Row[], figure: Figure): { rows: Row[]; population: Row[] } {
  const population = keptRows(all, figure.within ?? {})
  return { rows: keptRows(population, { filters: figure.filters }), population }
}

/** A figure of a card anew, from all rows of the table and what the figure says of itself. */
export function recomputeCardFigure(all: Row[], figure: Figure, others: Figure[]): number {
  const { rows, population } = rowsOfFigure(all, figure)
  if (figure.measure === 'conversion') {
    const [last, first] = others.slice(1).map((other) => recomputeCardFigure(all, other, []))
    return last! / first!
  }
  const [, how, target] = /^(\w+) \/ (\d+)$/.exec(figure.measure) ?? []
  if (how) return aggregate(rows, how, figure.column) / Number(target)
  const [, over, base] = /^(\w+) - (\d+)$/.exec(figure.measure) ?? []
  if (over) return aggregate(rows, over, figure.column) - Number(base)
  const [, x, y] = /^count\((\w+), (\w+)\)$/.exec(figure.measure) ?? []
  if (x) return rows.filter((row) => row[x] !== null && row[y!] !== null).length
  const [, one, other] = /^spearman\((\w+), (\w+)\)$/.exec(figure.measure) ?? []
  if (one) return spearman(rows, one, other!)
  const form = forms[figure.measure]
  if (form) return form(rows, figure, population)
  if (figure.measure in aggregates) return aggregate(rows, figure.measure, figure.column)
  if (!figure.within) return recomputeFigure(rows, { ...figure, filters: [] })
  const shared = new Set((figure.within.filters ?? []).map((filter) => JSON.stringify(filter)))
  const own = figure.filters.filter((filter) => !shared.has(JSON.stringify(filter)))
  return recomputeFigure(population, { ...figure, filters: own, within: undefined })
}
