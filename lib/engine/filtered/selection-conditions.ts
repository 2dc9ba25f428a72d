import type { Filter } from '@/lib/contracts/query'
import type { Selection } from '@/lib/contracts/selection'
import type { ColumnProfile } from '../profile/profile'
import type { Column } from '../table/table'
import type { Dataset } from './stored-card'

/** A selection that does not fit the table; `param` is the query parameter that says it. */
export class SelectionError extends Error {
  override name = 'SelectionError'
  constructor(
    readonly param: string,
    message: string,
  ) {
    super(message)
  }
}

/** What the rows of a table must pass. Throws a `SelectionError` for what the table does not have. */
export function selectionConditions(dataset: Dataset, selection: Selection): Filter[] {
  return [
    ...timeConditions(dataset, selection),
    ...selection.categories.map(({ column, values }): Filter => {
      const param = `in.${column}`
      requireValues(columnNamed(dataset, column, param), values, param)
      return { column, op: 'in', value: values }
    }),
    ...selection.numbers.flatMap((range) => rangeConditions(dataset, range)),
  ]
}

/** The event time, where it has dates or years. */
export function timeOf({ table, profile }: Dataset): ColumnProfile | null {
  const time = profile.mainTime === null ? null : profile.columns[profile.mainTime]!
  return time && table.columns[time.index]!.numbers && time.type !== 'time' ? time : null
}

/** Whether its values are plain years. */
export const isYears = ({ type }: ColumnProfile) => type === 'integer' || type === 'number'

function timeConditions(dataset: Dataset, { from, to }: Selection): Filter[] {
  if (from === null && to === null) return []
  const param = from === null ? 'to' : 'from'
  const time = timeOf(dataset)
  if (!time) throw new SelectionError(param, 'This table has no dates to filter by.')
  if (from !== null && to !== null && from > to)
    throw new SelectionError('to', `The last day, ${to}, is before the first, ${from}.`)
  const bound = (day: string) => (isYears(time) ? Number(day.slice(0, 4)) : day)
  return [
    ...(from === null ? [] : [{ column: time.name, op: '>=' as const, value: bound(from) }]),
    ...(to === null ? [] : [{ column: time.name, op: '<=' as const, value: bound(to) }]),
  ]
}

function rangeConditions(dataset: Dataset, { column, min, max }: Selection['numbers'][number]): Filter[] {
  const param = `${min === null ? 'max' : 'min'}.${column}`
  const { type } = columnNamed(dataset, column, param)
  if (type !== 'integer' && type !== 'number')
    throw new SelectionError(param, `${column} holds no numbers; choose its values by in.${column}.`)
  if (min !== null && max !== null && min > max)
    throw new SelectionError(`max.${column}`, `The most, ${max}, is less than the least, ${min}.`)
  return [
    ...(min === null ? [] : [{ column, op: '>=' as const, value: min }]),
    ...(max === null ? [] : [{ column, op: '<=' as const, value: max }]),
  ]
}

/** A column of the table by its name, which a parameter gives; throws a `SelectionError` that names the parameter. */
export function columnNamed({ table, profile }: Dataset, name: string, param: string): Column {
  const found = profile.columns.find((column) => column.name === name && !column.of)
  if (found) return table.columns[found.index]!
  const names = profile.columns.filter(({ of }) => !of).slice(0, namesTold)
  throw new SelectionError(
    param,
    `There is no column ${name}. The table has ${names.map((column) => column.name).join(', ')}.`,
  )
}

const namesTold = 8

function requireValues(column: Column, values: string[], param: string): void {
  const isNumeric = column.type === 'integer' || column.type === 'number'
  const keyOf = (value: string) => (isNumeric ? String(Number(value)) : value.toLowerCase())
  const known = new Set(column.values.map(keyOf))
  const unknown = values.find((value) => !known.has(keyOf(value)))
  if (unknown !== undefined) throw new SelectionError(param, `No row has “${unknown}” as its ${column.name}.`)
}
