import type { Filter } from '@/lib/contracts/query'
import { numbersByCode } from './dimension'
import { type Column, missingCode, type Table } from './table'

type Scalar = string | number | boolean
type Test = (text: string, number: number) => boolean

/** By row whether it passes all filters: 1 or 0. Rows where a filtered column is missing do not pass. */
export function filterRows(table: Table, filters: Filter[]): Uint8Array | null {
  if (filters.length === 0) return null
  const masks = known.get(table) ?? new Map<string, Uint8Array>()
  known.set(table, masks)
  const key = JSON.stringify(filters)
  const keep = masks.get(key) ?? maskRows(table, filters)
  masks.set(key, keep)
  return keep
}

/** Several cards ask for the same rows. */
const known = new WeakMap<Table, Map<string, Uint8Array>>()

function maskRows(table: Table, filters: Filter[]): Uint8Array {
  const keep = new Uint8Array(table.rowCount).fill(1)
  for (const filter of filters) {
    const column = table.columns.find(({ name }) => name === filter.column)
    const passes = column ? passingCodes(column, filter) : new Uint8Array(0)
    for (let row = 0; row < keep.length; row++) {
      const code = column?.codes[row] ?? missingCode
      if (code === missingCode || !passes[code]) keep[row] = 0
    }
  }
  return keep
}

function passingCodes(column: Column, filter: Filter): Uint8Array {
  const numbers = column.numbers ? numbersByCode(column) : null
  const test = testOf(column, filter)
  return Uint8Array.from(column.values, (text, code) => (test(text, numbers?.[code] ?? Number.NaN) ? 1 : 0))
}

function testOf(column: Column, { op, value }: Filter): Test {
  const list: Scalar[] = Array.isArray(value) ? value : [value]
  const first = compareWith(column, list[0] ?? '')
  const last = compareWith(column, list.at(-1) ?? '')
  if (op === 'contains') {
    const part = String(list[0] ?? '').toLowerCase()
    return (text) => text.toLowerCase().includes(part)
  }
  if (op === 'in') {
    const tests = list.map((entry) => compareWith(column, entry))
    return (text, number) => tests.some((test) => test(text, number) === 0)
  }
  const tests: Record<Exclude<Filter['op'], 'contains' | 'in'>, Test> = {
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

/**
 * Compares a cell with a filter's value: numbers as numbers, else texts. A date is compared at the length of
 * the value, so that `2025-03` is equal to each day of that month and no day of it is later.
 */
function compareWith(column: Column, value: Scalar): (text: string, number: number) => number {
  const isNumeric = column.type === 'integer' || column.type === 'number'
  const wanted = Number(value)
  if (isNumeric && String(value).trim() !== '' && !Number.isNaN(wanted)) return (_, number) => number - wanted
  const isDate = column.type === 'date' || column.type === 'datetime'
  const target = isDate ? String(value) : String(value).toLowerCase()
  const cut = (text: string) => (isDate ? text.slice(0, target.length) : text.toLowerCase())
  return (text) => {
    const own = cut(text)
    return own < target ? -1 : own > target ? 1 : 0
  }
}
