import type { ColumnProfile } from '../profile/profile'
import { quantileOf } from '../stats/quantile-of'
import { sortedNumbers } from '../table/number-counts'
import type { Table } from '../table/table'
import { areOfAnyKind } from './are-of-any-kind'

/** One number that many rows have, apart from all others, and that stands for "not known" or "not measured". */
export interface ApartCode {
  value: number
  rows: number[]
  /** Between what all the others lie. */
  least: number
  most: number
}

/** What is written where nothing is known, whatever the scale: below all others, or above. */
const lows = new Set([0, -1, -9, -77, -88, -97, -98, -99, -999, -9999])
const highs = new Set([0, 77, 88, 97, 98, 99, 777, 888, 999, 9999, 99_999, 999_999])
const rowsMin = 3
const shareMax = 0.1
const othersMin = 30
const distinctMin = 12
/** The steps of a scale are few: what is no step of it lies further off. */
const stepsMin = 3
const scaleGapMin = 3
const lowGapMin = 1.5
/** So far off, as a share of what the others span, lies nothing that was measured. */
const gapMin = 0.5
const minusOneGapMin = 0.1
/** Numbers that reach to nothing and hold one -1 have to span so much … */
const minusOneSpanMin = 20
/** … and to break off so sharply there, that by the fall from the next ones more rows should lie at -2 than do. */
const missedMin = 6
const edgeShare = 0.05
const edgeMin = 3
/** A nought is none where the others are like one another, and far from it, and of few rows. */
const zeroGapMin = 0.15
/** … and not what a count thins out to: so many of its steps away. */
const zeroStepsMin = 4
const zeroSpreadMax = 0.6
const zeroShareMax = 0.05

interface Edge {
  value: number
  count: number
  /** How far each of the others lies off, the nearest first. */
  gapAt: (place: number) => number
  /** Ascending. */
  others: Float64Array
  isScale: boolean
}

/**
 * The least or the greatest number of a measure where it is a code: -99 below temperatures, -1 below waits, 0 below ages.
 * A nought of what adds up may be nothing sold, and one of rows of some kind what this kind has: these stay. Null where
 * there is none.
 */
export function findApartCode(table: Table, measure: ColumnProfile): ApartCode | null {
  const { min, max } = measure.summary!
  const isLow = lows.has(min)
  if (!isLow && !highs.has(max)) return null
  const sorted = sortedNumbers(table.columns[measure.index]!)
  const edges = [isLow ? edgeOf(sorted, true) : null, highs.has(max) ? edgeOf(sorted, false) : null]
  for (const edge of edges) {
    if (!edge || !isCode(edge, sorted.length)) continue
    const rows = rowsAt(table, measure, edge.value)
    if (edge.value === 0 && (measure.additivity !== 'intensive' || !areOfAnyKind(table, measure, rows)))
      continue
    return { value: edge.value, rows, least: edge.others[0]!, most: edge.others.at(-1)! }
  }
  return null
}

function rowsAt({ columns }: Table, { index }: ColumnProfile, value: number): number[] {
  const { numbers } = columns[index]!
  return [...numbers!.keys()].filter((row) => numbers![row] === value)
}

function edgeOf(sorted: Float64Array, isLow: boolean): Edge | null {
  const value = isLow ? sorted[0]! : sorted.at(-1)!
  let count = 0
  while (count < sorted.length && sorted[isLow ? count : sorted.length - 1 - count] === value) count++
  if (count < rowsMin || count > shareMax * sorted.length || sorted.length - count < othersMin) return null
  const others = isLow
    ? withoutCodes(sorted.subarray(count), true)
    : withoutCodes(sorted.subarray(0, -count), false)
  if (others.length < othersMin) return null
  const distinct = distinctOf(others)
  if (distinct < stepsMin) return null
  const gapAt = (place: number) => Math.abs(others[isLow ? place : others.length - 1 - place]! - value)
  return { value, count, gapAt, others, isScale: distinct < distinctMin }
}

/** Without what else may be a code right beside it: 98 beside 99. */
function withoutCodes(sorted: Float64Array, isLow: boolean): Float64Array {
  let from = 0
  let to = sorted.length
  if (isLow) while (from < to && sorted[from] !== 0 && lows.has(sorted[from]!)) from++
  else while (to > from && sorted[to - 1] !== 0 && highs.has(sorted[to - 1]!)) to--
  return sorted.subarray(from, to)
}

/** Up to as many as are no scale any more. */
function distinctOf(sorted: Float64Array): number {
  let distinct = 1
  for (let at = 1; at < sorted.length && distinct < distinctMin; at++) {
    if (sorted[at] !== sorted[at - 1]) distinct++
  }
  return distinct
}

function isCode({ value, count, gapAt, others, isScale }: Edge, all: number): boolean {
  const span = others.at(-1)! - others[0]!
  const gap = gapAt(0)
  if (isScale) {
    const isBelowNothing = value <= -9 && others[0]! >= 0
    return value !== 0 && gap >= (isBelowNothing ? lowGapMin : scaleGapMin) * span
  }
  if (value === 0) return count <= zeroShareMax * all && isFarFromNought(others)
  if (gap >= gapMin * span) return true
  if ((value !== -1 && value !== -9) || others[0]! < 0) return false
  return (
    gap >= minusOneGapMin * span ||
    (span >= minusOneSpanMin && breaksOff({ value, count, others, gapAt, span }))
  )
}

/** A measure that ends of itself thins out; the rows that it would have beyond its last number are missed. */
function breaksOff({ count, others, gapAt, span }: Omit<Edge, 'isScale'> & { span: number }): boolean {
  const width = Math.max(edgeMin, edgeShare * span)
  let within = 0
  while (within < others.length && !(gapAt(within) > width)) within++
  const perStep = Math.max(0.5, within < others.length ? within / width : 0)
  return count ** 2 / perStep >= missedMin
}

function isFarFromNought(others: Float64Array): boolean {
  const middle = Math.abs(quantileOf(others, 0.5))
  const nearest = Math.min(Math.abs(others[0]!), Math.abs(others.at(-1)!))
  const isOneSided = others[0]! > 0 || others.at(-1)! < 0
  const isFar = nearest >= zeroGapMin * middle && nearest >= zeroStepsMin * stepOf(others)
  return isOneSided && isFar && spreadOf(others) <= zeroSpreadMax
}

/** How close two that differ lie. */
function stepOf(sorted: Float64Array): number {
  let step = Number.POSITIVE_INFINITY
  for (let at = 1; at < sorted.length; at++) {
    const gap = sorted[at]! - sorted[at - 1]!
    if (gap > 0 && gap < step) step = gap
  }
  return step
}

function spreadOf(numbers: Float64Array): number {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0)
  return Math.sqrt(squares / numbers.length) / Math.abs(mean)
}
