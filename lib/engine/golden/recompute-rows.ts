import type { Conditions, GroupFilter } from '@/lib/contracts/query'
import { compared, passes, type TextRow } from './recompute-filter'
import { bucket, measure } from './recompute-measure'

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
