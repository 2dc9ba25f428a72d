import type { Filter } from '@/lib/contracts/query'
import { rowsByCode } from './code-facts'
import { type Condition, isAnyOf, isGroupFilter } from './condition'
import { keepGroups } from './keep-groups'
import { passingCodes } from './passing-codes'
import { type Column, missingCode, type Table } from './table'

/**
 * By row whether it passes all conditions: 1 or 0. Rows where a filtered column is missing do not pass, but where the
 * condition asks for them.
 */
export function filterRows(table: Table, filters: Condition[]): Uint8Array | null {
  if (filters.length === 0) return null
  const masks = known.get(table) ?? new Map<string, Uint8Array>()
  known.set(table, masks)
  const key = JSON.stringify(filters)
  const keep = masks.get(key) ?? passingRows(table, filters)
  masks.set(key, keep)
  return keep
}

/** Several cards ask for the same rows. */
const known = new WeakMap<Table, Map<string, Uint8Array>>()

/** The same, of conditions that are not asked for again: nothing is kept of them. */
export function passingRows(table: Table, conditions: Condition[]): Uint8Array {
  let keep: Uint8Array | null = null
  let base: Uint8Array | null = null
  for (const [place, condition] of conditions.entries()) {
    const before = conditions[place - 1]
    // groups are all measured over the same rows, however many conditions there are on them
    if (!before || !isGroupFilter(before)) base = keep
    if (isGroupFilter(condition)) keep = both(keep, keepGroups(table, condition, base ?? everyRow(table)))
    else if (!isTakenBefore(conditions, place)) keep = maskFrom(table, conditions, { place, keep })
  }
  return keep ?? everyRow(table)
}

const everyRow = ({ rowCount }: Table) => new Uint8Array(rowCount).fill(1)

/** Filters on one column that follow one another, as both ends of a period, are asked of its values together. */
const isSameColumn = (a: Condition | undefined, b: Condition | undefined): boolean =>
  isSingle(a) && isSingle(b) && a.column === b.column

const isSingle = (condition: Condition | undefined): condition is Filter =>
  condition !== undefined && !isGroupFilter(condition) && !isAnyOf(condition)

const isTakenBefore = (conditions: Condition[], place: number): boolean =>
  isSameColumn(conditions[place - 1], conditions[place])

/** Of the rows that are left those that pass a condition, and all on the same column that follow it. */
function maskFrom(
  table: Table,
  conditions: Condition[],
  { place, keep }: { place: number; keep: Uint8Array | null },
): Uint8Array {
  const first = conditions[place]!
  if (!isSingle(first)) return maskEither(table, isAnyOf(first) ? first.any : [], keep ?? everyRow(table))
  const column = table.columns.find(({ name }) => name === first.column)
  if (!column) return new Uint8Array(table.rowCount)
  return maskCodes(column, passingAll(column, conditions, place), keep)
}

/** The codes that pass a condition, and all on the same column that follow it. */
function passingAll(column: Column, conditions: Condition[], place: number): Uint8Array {
  const passes = passingCodes(column, conditions[place] as Filter)
  for (let next = place + 1; isTakenBefore(conditions, next); next++) {
    const others = passingCodes(column, conditions[next] as Filter)
    for (let code = 0; code < passes.length; code++) passes[code]! &= others[code]!
  }
  return passes
}

/** How many rows pass all conditions; of one column that is known of its values. */
export function countPassing(table: Table, conditions: Filter[]): number {
  const [first] = conditions
  if (!first) return table.rowCount
  const column = table.columns.find(({ name }) => name === first.column)
  if (!column || conditions.some((condition) => condition.column !== first.column))
    return filterRows(table, conditions)!.reduce((sum, one) => sum + one, 0)
  const rows = rowsByCode(column)
  const passes = passingAll(column, conditions, 0)
  let passing = passes[0] === 1 ? column.missing : 0
  for (let code = 0; code < rows.length; code++) passing += passes[code - missingCode]! * rows[code]!
  return passing
}

function maskCodes({ codes }: Column, passes: Uint8Array, left: Uint8Array | null): Uint8Array {
  const keep = new Uint8Array(codes.length)
  for (let row = 0; row < keep.length; row++) keep[row] = passes[codes[row]! - missingCode]!
  return left ? both(left, keep) : keep
}

function both(a: Uint8Array | null, b: Uint8Array): Uint8Array {
  if (!a) return b
  const kept = new Uint8Array(a.length)
  for (let row = 0; row < kept.length; row++) kept[row] = a[row]! & b[row]!
  return kept
}

/** Of the rows that are left those that pass one of the filters. */
function maskEither(table: Table, filters: Filter[], left: Uint8Array): Uint8Array {
  const keep = new Uint8Array(table.rowCount)
  for (const filter of filters) {
    const column = table.columns.find(({ name }) => name === filter.column)
    if (!column) continue
    const { codes } = column
    const passes = passingCodes(column, filter)
    for (let row = 0; row < keep.length; row++) {
      keep[row] = keep[row]! | (left[row]! & passes[codes[row]! - missingCode]!)
    }
  }
  return keep
}
