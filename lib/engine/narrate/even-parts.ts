import { groupSums } from '../request/group-sums'
import { chanceOfEquals } from '../stats/chance-of-equals'
import { areEven } from '../stats/enough-rows'
import { rowsByCode } from '../table/code-facts'
import type { QueryRow } from '../table/run-query'
import type { Column } from '../table/table'
import { nameOf, valueFigure } from './point-figure'
import { arithmetic, type Sentence } from './sentence'
import type { View } from './view'

/** Of two it is plain which one is larger. */
const partsMin = 3
/** More parts than this are a list, in which nobody asks whether all are alike. */
const partsMax = 20
/** The largest over the smallest, up to which people call parts even. */
const ratioMax = 1.25
/** Rows that chance alone deals out so unevenly more often than this are dealt out evenly … */
const chanceMax = 0.05
/** … where there are so many a part that an unevenness would have been seen. */
const rowsPerPartMin = 20
const dealtRatioMax = 1.6

/**
 * That no part of a whole stands out: all hold about as much, or as many rows as chance deals out to equals (chi-square
 * of equal parts); null where one does.
 */
export function evenParts(view: View, rows: QueryRow[]): Sentence | null {
  const { context, request, series } = view
  const isAll = rows.length === series.result.xCount
  if (!isAll || request.grain !== null || rows.length < partsMin || rows.length > partsMax) return null
  // even sums of uneven rows are no evenness of what a row has
  const groups = request.metric.column === null ? null : groupSums(context, request)
  if (request.metric.column !== null && !(groups && areEven(groups.counts))) return null
  const inOrder = rows.toSorted((a, b) => a.value - b.value)
  const [low, high] = [inOrder[0]!, inOrder.at(-1)!]
  const values = rows.map(({ value }) => value)
  if (!(low.value > 0) || !isEven(values, request.metric.column === null)) return null
  const by = context.profile.columns[request.x!]!.label
  const ends = [low, high].map((row) => valueFigure(view, row))
  const [from, to] = [low, high].map((row, at) => `${ends[at]!.text} (${nameOf(view, row)})`)
  const text = `Spread evenly by ${by}: from ${from} to ${to}.`
  return arithmetic(text, series.result.usedRows, ends)
}

/** Whether the rows of a column's values are as many of each, as far as chance tells. */
export function hasEvenRows(column: Column): boolean {
  const counts = [...rowsByCode(column)].filter((count) => count > 0)
  return counts.length >= partsMin && counts.length <= partsMax && isEven(counts, true)
}

function isEven(values: number[], areCounts: boolean): boolean {
  const ratio = Math.max(...values) / Math.min(...values)
  if (ratio <= ratioMax) return true
  const expected = values.reduce((sum, value) => sum + value, 0) / values.length
  if (!areCounts || expected < rowsPerPartMin || ratio > dealtRatioMax) return false
  return chanceOfEquals(values) > chanceMax
}
