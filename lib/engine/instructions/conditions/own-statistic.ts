import type { FilterOp, GroupFilter } from '@/lib/contracts/query'
import { type Condition, orderConditions } from '../../table/condition'
import { filterRows } from '../../table/filter-rows'
import { measureGroups } from '../../table/keep-groups'
import { runTotal } from '../../table/run-query'
import type { Reader } from './condition-reader'

export type Statistic = 'avg' | 'median'

/** The other conditions of the same request; where "or" stands between them, none holds for all rows. */
function others({ sentence, found }: Reader): Condition[] {
  return / or /.test(sentence.text) ? [] : orderConditions(found.list)
}

/** A column's own average or median over the rows that the request is about, and how many have a value. */
export function rowStatistic(
  reader: Reader,
  { column, op, of }: { column: string; op: FilterOp; of: Statistic },
): { value: number; rows: number } {
  const { table } = reader.understanding
  const source = table.columns.find(({ name }) => name === column)!
  const filters = others(reader)
  const keep = filterRows(table, filters)
  const present = [...source.numbers!].filter((number, row) => !Number.isNaN(number) && (keep?.[row] ?? 1))
  const { value } = runTotal(table, { column: source, aggregation: of, filters })
  return { value: shortest(value, present, op), rows: present.length }
}

/** The average or median of what the groups come to; of groups' averages that of all rows. */
export function groupStatistic(
  reader: Reader,
  { group, of }: { group: Omit<GroupFilter, 'value'>; of: Statistic },
): { value: number; groups: number } {
  const { table } = reader.understanding
  const filters = others(reader)
  const measured = measureGroups(table, { ...group, value: 0 }, filterRows(table, filters))
  const values = [...(measured?.values ?? [])].filter((value) => !Number.isNaN(value)).sort((a, b) => a - b)
  const source = table.columns.find(({ name }) => name === group.column)!
  const isOfRows = group.aggregation === 'avg' && of === 'avg'
  const value = isOfRows
    ? runTotal(table, { column: source, aggregation: 'avg', filters }).value
    : of === 'avg'
      ? values.reduce((sum, each) => sum + each, 0) / values.length
      : middleOf(values)
  return { value: shortest(value, values, group.op), groups: values.length }
}

const middleOf = (sorted: number[]) => (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2

const digitsMin = 4
const digitsMax = 15

/** The number with the fewest digits that parts the values as the exact one does. */
function shortest(exact: number, values: number[], op: string): number {
  const passes = (value: number, bound: number) =>
    op === '>' ? value > bound : op === '<' ? value < bound : op === '>=' ? value >= bound : value <= bound
  for (let digits = digitsMin; digits <= digitsMax; digits++) {
    const rounded = Number(exact.toPrecision(digits))
    if (values.every((value) => passes(value, exact) === passes(value, rounded))) return rounded
  }
  return exact
}
