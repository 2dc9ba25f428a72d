import { changeCells } from '../clean/aside/change-cells'
import { columnFacts } from '../profile/column-facts'
import { inferAdditivity } from '../profile/infer-additivity'
import type { ColumnProfile } from '../profile/profile'
import { sortedNumbers } from '../table/number-counts'
import type { Column, Table } from '../table/table'

/** One number so far above all others that a point or a digit slipped. */
export interface SingleSlip {
  value: number
  /** One row, or two that repeat each other. */
  rows: number[]
  next: number
}

const rowsMin = 50
const sameMost = 2
const timesMin = 10
/** Of so many of the next ones it is asked how far apart the greatest lie. */
const nextLooked = 10
/** By their own steps a number would lie so far above them once in a thousand tables (Hill 1975). */
const stepsMin = 7

/**
 * The greatest number of a measure that is averaged, ten times the next one or more, where the others end closely: 5,999
 * among prices to 200. What adds up keeps it, for a sum without its greatest row is another sum. Null where there is none.
 */
export function findSingleSlip(table: Table, measure: ColumnProfile): SingleSlip | null {
  const { min, max, q3 } = measure.summary!
  if (max < timesMin * Math.max(q3, -min) || measure.unit === '%') return null
  const column = table.columns[measure.index]!
  const sorted = sortedNumbers(column)
  if (sorted.length < rowsMin) return null
  let at = sorted.length - 1
  while (at > 0 && sorted[at - 1] === max) at--
  const same = sorted.length - at
  const next = sorted[at - 1]!
  if (same > sameMost || !(next > 0) || max < timesMin * next) return null
  if (Math.log(max / next) < stepsMin * stepOf(sorted.subarray(0, at))) return null
  const rows = [...column.numbers!.keys()].filter((row) => column.numbers![row] === max)
  return isAveraged(table, measure, rows) ? { value: max, rows, next } : null
}

/** How far the greatest lie above the one below them, on average and in logarithms. */
function stepOf(sorted: Float64Array): number {
  const base = sorted[sorted.length - 1 - nextLooked]!
  if (!(base > 0)) return Number.POSITIVE_INFINITY
  let sum = 0
  for (let back = 0; back < nextLooked; back++) sum += Math.log(sorted[sorted.length - 1 - back]! / base)
  return sum / nextLooked
}

/** A single number so large may be why the column looks like one of amounts: it is asked without it. */
function isAveraged(table: Table, measure: ColumnProfile, rows: number[]): boolean {
  if (measure.additivity === 'intensive' || measure.additivity === 'semi_additive') return true
  if (measure.additivity !== 'additive') return false
  const without: Column = changeCells(
    table.columns[measure.index]!,
    'slip',
    new Map(rows.map((row) => [row, Number.NaN])),
  )
  const columns = table.columns.map((column, at) => (at === measure.index ? without : column))
  return inferAdditivity(columnFacts({ ...table, columns }, measure.index)).additivity === 'intensive'
}
