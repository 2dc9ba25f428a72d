import type { ModelFilter, ModelGroupFilter } from '@/lib/contracts/model-plan'
import type { Filter, GroupFilter } from '@/lib/contracts/query'
import type { OpenRequest } from '../instructions/parse-instructions'
import type { Plan } from '../plan/plan'
import { type Condition, isAnyOf, isGroupFilter } from '../table/condition'
import type { Understanding } from '../understanding'
import { numbersIn } from './numbers-in'

/** What a model's reading of a clause is held against. */
export interface Checking {
  open: OpenRequest
  grammar: Plan
  understanding: Understanding
}

const isoDate = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/

/** A model's filter in the engine's shape, or what is wrong with it. */
export function checkFilter({ column, op, values }: ModelFilter, checking: Checking): Filter | string {
  const about = `the filter on ${JSON.stringify(column)}`
  const known = checking.grammar.cards
    .flatMap(({ filters }) => filters.flatMap(plainFilters))
    .find((filter) => filter.column === column && filter.op === op && sameValue(filter, values))
  if (known) return known
  const counted =
    op === 'between' ? values.length === 2 : op === 'in' ? values.length > 0 : values.length === 1
  if (!counted) return `${about} has the wrong number of values for ${op}.`
  const wrong = values.find((value) => !isKnown(value, { column, op }, checking))
  if (wrong !== undefined)
    return `${about}: ${JSON.stringify(wrong)} is neither in the data nor in the clause.`
  return { column, op, value: op === 'between' || op === 'in' ? values : values[0]! }
}

const plainFilters = (condition: Condition): Filter[] =>
  isAnyOf(condition) ? condition.any : isGroupFilter(condition) ? [] : [condition]

/** The same for a condition on groups. */
export function checkGroupFilter(group: ModelGroupFilter, checking: Checking): GroupFilter | string {
  const { by, aggregation, column, op, values } = group
  const about = `having by ${JSON.stringify(by)}`
  const known = checking.grammar.cards
    .flatMap(({ filters }) => filters.filter(isGroupFilter))
    .find((own) => own.by === by && own.aggregation === aggregation && (own.column ?? null) === column)
  if (known && known.op === op && sameValue(known, values)) return known
  if (values.length !== (op === 'between' ? 2 : 1))
    return `${about} has the wrong number of values for ${op}.`
  const said = numbersIn(checking.open.clause)
  if (!values.every((value) => said.includes(value))) return `${about}: its value is not in the clause.`
  const measured = column === null ? null : columnOf(checking.understanding, column)
  if (!aggregation.startsWith('count') && !measured?.numbers) return `${about} measures no numbers.`
  return {
    by,
    aggregation: column === null ? 'count' : aggregation,
    ...(column !== null && { column }),
    op,
    value: op === 'between' ? values : values[0]!,
  }
}

const sameValue = ({ value }: Pick<Filter, 'value'>, values: ModelFilter['values']) =>
  JSON.stringify([value].flat()) === JSON.stringify(values)

function isKnown(
  value: string | number,
  { column, op }: Pick<ModelFilter, 'column' | 'op'>,
  { open, understanding }: Checking,
): boolean {
  const { type, values, numbers } = columnOf(understanding, column)
  if (type === 'date' || type === 'datetime')
    return isoDate.test(String(value)) && saysYear(open.clause, value)
  if (numbers !== null && type !== 'boolean') return numbersIn(open.clause).includes(Number(value))
  if (textOps.has(op)) return open.clause.toLowerCase().includes(String(value).toLowerCase())
  return op === '=' || op === '!=' || op === 'in' ? values.includes(String(value)) : false
}

const textOps = new Set(['contains', 'not_contains', 'starts_with', 'ends_with'])

const saysYear = (clause: string, value: string | number) => clause.includes(String(value).slice(0, 4))

const columnOf = ({ table }: Understanding, name: string) =>
  table.columns.find((column) => column.name === name)!
