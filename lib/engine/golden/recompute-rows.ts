import type { Conditions, Filter, GroupFilter } from '@/lib/contracts/query'
import { bucket, measure, type TextRow } from './recompute-measure'

/** The rows that a query's conditions leave: on rows first, then on the groups of what is left. */
export function rowsOf({ filters = [], any = [], having = [] }: Conditions, rows: TextRow[]): TextRow[] {
  const kept = rows.filter(
    (row) =>
      filters.every((filter) => passes(row, filter)) &&
      (any.length === 0 || any.some((filter) => passes(row, filter))),
  )
  return having.reduce((left, condition) => {
    const good = goodGroups(condition, kept)
    return left.filter((row) => good.has(groupOf(row, condition)))
  }, kept)
}

const groupOf = (row: TextRow, { by, grain }: GroupFilter) => bucket(row[by]!, grain)

function goodGroups(condition: GroupFilter, rows: TextRow[]): Set<string> {
  const groups = new Map<string, TextRow[]>()
  for (const row of rows) {
    if (row[condition.by] === '') continue
    const key = groupOf(row, condition)
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const { column, aggregation, op, value } = condition
  const isGood = (own: TextRow[]) => {
    const number = measure(own, { y: column, aggregation, query: {} })
    if (Number.isNaN(number)) return false
    if (Array.isArray(value)) return number >= value[0]! && number <= value[1]!
    return compared(op, number, value)
  }
  return new Set([...groups].filter(([, own]) => isGood(own)).map(([key]) => key))
}

export function passes(row: TextRow, { column, op, value }: Filter): boolean {
  const cell = row[column]!
  if (value === '') return (cell === '') === (op === '=')
  if (cell === '') return false
  if (op === 'between' && Array.isArray(value)) {
    const isNumber = typeof value[0] === 'number'
    const own = isNumber ? Number(cell) : cell
    return own >= value[0]! && own <= value[1]!
  }
  if (Array.isArray(value)) return value.map(String).includes(cell)
  const [text, part] = [cell.toLowerCase(), String(value).toLowerCase()]
  if (op === 'contains' || op === 'not_contains') return text.includes(part) === (op === 'contains')
  if (op === 'starts_with' || op === 'ends_with')
    return op === 'starts_with' ? text.startsWith(part) : text.endsWith(part)
  return typeof value === 'number' ? compared(op, Number(cell), value) : compared(op, cell, String(value))
}

function compared<T extends string | number>(op: Filter['op'], left: T, right: T): boolean {
  if (op === '=') return left === right
  if (op === '!=') return left !== right
  if (op === '>') return left > right
  if (op === '>=') return left >= right
  return op === '<' ? left < right : left <= right
}
