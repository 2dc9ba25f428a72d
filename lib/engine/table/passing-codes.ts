import type { Filter } from '@/lib/contracts/query'
import { type DateRange, dateRange } from './date-range'
import { compareTexts, numbersByCode } from './dimension'
import { type Column, missingCode } from './table'

type Scalar = string | number | boolean
type Test = (text: string, number: number) => boolean

/** The code of the only value that passes a condition; null where others do, or rows without one. */
export function onlyCodeOf(column: Column, filter: Filter): number | null {
  const passes = passingCodes(column, filter)
  const first = passes.indexOf(1)
  return first > 0 && passes.indexOf(1, first + 1) < 0 ? first + missingCode : null
}

/** By code whether it passes a condition, after the place of what is missing: 1 or 0. */
export function passingCodes(column: Column, filter: Filter): Uint8Array {
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
