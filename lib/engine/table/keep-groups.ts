import type { GroupFilter } from '@/lib/contracts/query'
import { aggregateGroups } from './aggregate-groups'
import { type DimensionIndex, indexDimension } from './dimension'
import { missingCode, type Table } from './table'

/** The groups that a condition is about, each with its own value over the rows kept; NaN where it has none. */
export function measureGroups(
  table: Table,
  { by, grain, aggregation, column }: GroupFilter,
  keep: Uint8Array | null,
): { index: DimensionIndex; values: Float64Array } | null {
  const source = table.columns.find(({ name }) => name === by)
  const measured = column === undefined ? null : table.columns.find(({ name }) => name === column)
  if (!source || measured === undefined) return null
  const index = indexDimension({ column: source, grain: grain ?? null, order: null })
  const groups = keep ? index.groups.map((group, row) => (keep[row] ? group : missingCode)) : index.groups
  const grouping = { groups, count: index.keys.length }
  const values = aggregateGroups(grouping, { column: measured, aggregation })
  const counts = aggregateGroups(grouping, { column: null, aggregation: 'count' })
  return { index, values: values.map((value, group) => (counts[group] === 0 ? Number.NaN : value)) }
}

/** Of the rows kept, those whose group passes. */
export function keepGroups(table: Table, condition: GroupFilter, keep: Uint8Array): Uint8Array {
  const measured = measureGroups(table, condition, keep)
  if (!measured) return new Uint8Array(keep.length)
  const { index, values } = measured
  const passes = Uint8Array.from(values, (value) => (passesGroup(value, condition) ? 1 : 0))
  return keep.map((isKept, row) => (isKept && index.groups[row]! >= 0 ? passes[index.groups[row]!]! : 0))
}

function passesGroup(own: number, { op, value }: GroupFilter): boolean {
  if (Number.isNaN(own)) return false
  const [first = Number.NaN, last = Number.NaN] = [value].flat()
  if (op === 'between') return own >= first && own <= last
  if (op === '=' || op === '!=') return (own === first) === (op === '=')
  if (op === '>' || op === '>=') return op === '>' ? own > first : own >= first
  return op === '<' ? own < first : own <= first
}
