import type { Filter } from '@/lib/contracts/query'
import { type Condition, isAnyOf, isGroupFilter } from './condition'
import { type DateRange, dateRange } from './date-range'
import { compareTexts, numbersByCode } from './dimension'
import { keepGroups } from './keep-groups'
import { type Column, missingCode, type Table } from './table'

type Scalar = string | number | boolean
type Test = (text: string, number: number) => boolean

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
  const passes = passingCodes(column, first)
  for (let next = place + 1; isTakenBefore(conditions, next); next++) {
    const others = passingCodes(column, conditions[next] as Filter)
    for (let code = 0; code < passes.length; code++) passes[code]! &= others[code]!
  }
  return maskCodes(column, passes, keep)
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

/** The code of the only value that passes a condition; null where others do, or rows without one. */
export function onlyCodeOf(column: Column, filter: Filter): number | null {
  const passes = passingCodes(column, filter)
  const first = passes.indexOf(1)
  return first > 0 && passes.indexOf(1, first + 1) < 0 ? first + missingCode : null
}

/** By code, after the place of what is missing. */
function passingCodes(column: Column, filter: Filter): Uint8Array {
  const numbers = column.numbers ? numbersByCode(column) : null
  const test = testOf(column, filter)
  const { values } = column
  const passes = new Uint8Array(values.length + 1)
  if (filter.op === '=' && filter.value === '') passes[0] = 1
  for (let code = 0; code < values.length; code++) {
    if (test(values[code]!, numbers ? numbers[code]! : Number.NaN)) passes[code - missingCode] = 1
  }
  return passes
}

function testOf(column: Column, { op, value }: Filter): Test {
  const list: Scalar[] = Array.isArray(value) ? value : [value]
  if (op === 'contains' || op === 'not_contains' || op === 'starts_with' || op === 'ends_with') {
    const part = String(list[0] ?? '').toLowerCase()
    return (text) => textTests[op](text.toLowerCase(), part)
  }
  if (op === 'in') {
    const tests = list.map((entry) => compareWith(column, entry))
    return (text, number) => tests.some((test) => test(text, number) === 0)
  }
  const first = compareWith(column, list[0] ?? '')
  const last = compareWith(column, list.at(-1) ?? '')
  const tests: Record<Exclude<Filter['op'], TextOp | 'in'>, Test> = {
    '=': (text, number) => first(text, number) === 0,
    '!=': (text, number) => first(text, number) !== 0,
    '>': (text, number) => first(text, number) > 0,
    '>=': (text, number) => first(text, number) >= 0,
    '<': (text, number) => first(text, number) < 0,
    '<=': (text, number) => first(text, number) <= 0,
    between: (text, number) => first(text, number) >= 0 && last(text, number) <= 0,
  }
  return tests[op]
}

type TextOp = 'contains' | 'not_contains' | 'starts_with' | 'ends_with'

const textTests: Record<TextOp, (text: string, part: string) => boolean> = {
  contains: (text, part) => text.includes(part),
  not_contains: (text, part) => !text.includes(part),
  starts_with: (text, part) => text.startsWith(part),
  ends_with: (text, part) => text.endsWith(part),
}

/**
 * Compares a cell with a filter's value: numbers as numbers, dates as dates, else texts. A date is equal to all that
 * lies in it, so that `2025-03` is equal to each day of that month and no day of it is later.
 */
function compareWith(column: Column, value: Scalar): (text: string, number: number) => number {
  const isNumeric = column.type === 'integer' || column.type === 'number'
  const wanted = Number(value)
  if (isNumeric && String(value).trim() !== '' && !Number.isNaN(wanted)) return (_, number) => number - wanted
  const isDate = column.type === 'date' || column.type === 'datetime'
  const range = isDate ? dateRange(String(value)) : null
  if (range) return compareWithDate(String(value), range)
  const target = String(value).toLowerCase()
  return (text) => compareTexts(text.toLowerCase(), target)
}

/** A text among dates that can't be read as one is itself and no other, and neither before nor after any date. */
function compareWithDate(value: string, { from, until }: DateRange) {
  return (text: string, number: number) => {
    if (number < from) return -1
    if (number >= until) return 1
    return number >= from || text === value ? 0 : Number.NaN
  }
}
