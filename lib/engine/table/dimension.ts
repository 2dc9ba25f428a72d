import type { Cell } from '@/lib/contracts/cards'
import type { Grain } from '@/lib/contracts/query'
import { rowsByCode, valueNumbers } from './code-facts'
import { periodKey, periodNumber } from './period'
import { type Column, missingCode } from './table'

/** What rows are grouped by. */
export interface Dimension {
  column: Column
  /** For dates: the period that they are cut to; null groups by the values as they stand. */
  grain: Grain | null
  /** Indexes of `column.values` in their natural order, where they have one. */
  order: number[] | null
}

export interface DimensionIndex {
  /** By row: index into `keys`, `missingCode` where nothing stands. */
  groups: Int32Array
  /** In natural order where `ordered`, else in order of first appearance. */
  keys: Cell[]
  /** Whether the order of `keys` means something: time, numbers, ordinal categories. */
  ordered: boolean
}

const known = new WeakMap<Column, Map<string, DimensionIndex>>()

/** Groups a column's rows; remembered by column, since many cards ask for the same. */
export function indexDimension(dimension: Dimension): DimensionIndex {
  const { column, grain, order } = dimension
  const key = `${grain ?? ''} ${order?.join() ?? ''}`
  const indexes = known.get(column) ?? new Map<string, DimensionIndex>()
  known.set(column, indexes)
  const found = indexes.get(key)
  if (found) return found
  const made = spread(column, groupCodes(dimension))
  indexes.set(key, made)
  return made
}

/** The same for the distinct values alone: `groups` is by code here. */
type CodeGroups = DimensionIndex

function groupCodes({ column, grain, order }: Dimension): CodeGroups {
  const isDate = column.type === 'date' || column.type === 'datetime'
  const isClock = column.type === 'time' && grain === 'hour_of_day'
  if (grain && (isDate || isClock)) return groupPeriods(column, grain)
  if (grain && column.numbers) return groupSorted(column, (code, numbers) => String(numbers[code]!))
  if (order) return groupOrdinal(column, order)
  if (isDate || grain || column.type === 'time') return groupTexts(column)
  if (column.numbers && column.type !== 'boolean')
    return groupSorted(column, (code, numbers) => numbers[code]!)
  const groups = Int32Array.from(column.values, (_, code) => code)
  return { groups, keys: [...column.values], ordered: false }
}

/** Row groups from code groups; values that no row carries any more are dropped. */
function spread(column: Column, byCode: CodeGroups): DimensionIndex {
  const { codes } = column
  const isUsed = new Uint8Array(byCode.keys.length)
  rowsByCode(column).forEach((rows, code) => {
    if (rows > 0 && byCode.groups[code] !== missingCode) isUsed[byCode.groups[code]!] = 1
  })
  const place = new Int32Array(byCode.keys.length)
  const keys: Cell[] = []
  byCode.keys.forEach((key, index) => {
    if (isUsed[index]) place[index] = keys.push(key) - 1
  })
  const placeOfCode = byCode.groups.map((group) => (group === missingCode ? missingCode : place[group]!))
  const { ordered } = byCode
  // neither is ever written to, so a column whose codes are its groups shares them
  if (placeOfCode.every((group, code) => group === code)) return { groups: codes, keys, ordered }
  const groups = new Int32Array(codes.length)
  for (let row = 0; row < groups.length; row++) {
    groups[row] = codes[row] === missingCode ? missingCode : placeOfCode[codes[row]!]!
  }
  return { groups, keys, ordered }
}

/** The number behind each distinct value. */
export const numbersByCode = (column: Column): Float64Array => valueNumbers(column)!

function groupPeriods(column: Column, grain: Grain): CodeGroups {
  const periods = numbersByCode(column).map((time) => periodNumber(time, grain))
  const distinct = [...new Set(periods)].filter((period) => !Number.isNaN(period)).sort((a, b) => a - b)
  const place = new Map(distinct.map((period, index) => [period, index]))
  const groups = Int32Array.from(periods, (period) => place.get(period) ?? missingCode)
  return { groups, keys: distinct.map((period) => periodKey(period, grain)), ordered: true }
}

function groupSorted(column: Column, keyOf: (code: number, numbers: Float64Array) => Cell): CodeGroups {
  const numbers = numbersByCode(column)
  return place(
    column,
    (a, b) => numbers[a]! - numbers[b]! || a - b,
    (code) => keyOf(code, numbers),
  )
}

const groupTexts = (column: Column) =>
  place(
    column,
    (a, b) => compareTexts(column.values[a]!, column.values[b]!),
    (code) => column.values[code]!,
  )

function groupOrdinal(column: Column, order: number[]): CodeGroups {
  const rank = new Map(order.map((code, index) => [code, index]))
  const rankOf = (code: number) => rank.get(code) ?? order.length + code
  const isNumeric = column.numbers !== null && column.type !== 'boolean'
  return place(
    column,
    (a, b) => rankOf(a) - rankOf(b),
    (code) => (isNumeric ? Number(column.values[code]) : column.values[code]!),
  )
}

/** Codes in the order given; codes of one key fall together. */
function place(
  column: Column,
  compare: (a: number, b: number) => number,
  keyOf: (code: number) => Cell,
): CodeGroups {
  const sorted = readableCodes(column).sort(compare)
  const places = new Map<Cell, number>()
  const groups = new Int32Array(column.values.length).fill(missingCode)
  for (const code of sorted) {
    const key = keyOf(code)
    if (!places.has(key)) places.set(key, places.size)
    groups[code] = places.get(key)!
  }
  return { groups, keys: [...places.keys()], ordered: true }
}

/** A text among numbers or dates that can't be read as one keeps its code, but has no place on an axis. */
function readableCodes(column: Column): number[] {
  const codes = column.values.map((_, code) => code)
  if (!column.numbers) return codes
  const numbers = numbersByCode(column)
  return codes.filter((code) => !Number.isNaN(numbers[code]!))
}

/** By code unit: the same on every machine, whatever its language. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
