import { rowsByCode, valueNumbers } from '../table/code-facts'
import { countNumbers, type NumberCounts, numberAt } from '../table/number-counts'
import type { Column } from '../table/table'
import type { NumberSummary } from './profile'

/**
 * Moments (sample standard deviation, two passes) and quartiles (type 7 of Hyndman and Fan 1996) of a column's
 * numbers, taken over its distinct values; with the texts that are no numbers.
 */
export function summarizeColumn(column: Column) {
  const counts = countNumbers(column)
  return { summary: counts.total === 0 ? null : summarize(counts), unread: countUnread(column) }
}

/** Texts among a column's numbers that are none. */
export function countUnread(column: Column) {
  const byCode = valueNumbers(column)!
  const counts = rowsByCode(column)
  const unread = { rows: 0, distinct: 0 }
  for (let code = 0; code < byCode.length; code++) {
    if (!Number.isNaN(byCode[code]!)) continue
    unread.rows += counts[code]!
    unread.distinct++
  }
  return unread
}

function summarize(counts: NumberCounts): NumberSummary {
  const { values, rows, total } = counts
  let sum = 0
  let zeros = 0
  let negatives = 0
  let integers = true
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    const weight = rows ? rows[at]! : 1
    sum += value * weight
    if (value === 0) zeros += weight
    else if (value < 0) negatives += weight
    if (integers && !Number.isInteger(value)) integers = false
  }
  const mean = sum / total
  let squares = 0
  for (let at = 0; at < values.length; at++) squares += (values[at]! - mean) ** 2 * (rows ? rows[at]! : 1)
  const [q1, median, q3] = quartiles(counts)
  return {
    min: values[0]!,
    max: values[values.length - 1]!,
    mean,
    median,
    q1,
    q3,
    sd: total > 1 ? Math.sqrt(squares / (total - 1)) : 0,
    sum,
    zeros,
    negatives,
    integers,
  }
}

function quartiles(counts: NumberCounts): [number, number, number] {
  const quantile = (share: number): number => {
    const rank = share * (counts.total - 1)
    const low = numberAt(counts, Math.floor(rank))
    const part = rank - Math.floor(rank)
    return part === 0 ? low : low + part * (numberAt(counts, Math.floor(rank) + 1) - low)
  }
  return [quantile(0.25), quantile(0.5), quantile(0.75)]
}
