import type { Grain } from '@/lib/contracts/query'
import { leastAndMost } from '../stats/least-and-most'
import { periodKey, periodNumber } from '../table/period'
import type { QueryResult } from '../table/run-query'
import type { CardContext, CardRequest } from './card'
import { isEmptyByChance } from './empty-by-chance'

/** Coarse enough that a period is there or missing; days and hours may rest at night and on weekends. */
const filledGrains: readonly (Grain | null)[] = ['week', 'month', 'quarter', 'year']
const periodsMax = 1000

/**
 * Counts of rows by period with a 0 where none came between the first and the last, where that is chance: a
 * hole in the table stays out, and so do the years between those in which something is held. A time that is told no finer
 * than the periods may lack one because nobody looked.
 */
export function withEmptyPeriods(
  context: CardContext,
  request: CardRequest,
  result: QueryResult,
): QueryResult {
  const { x, grain, group, metric, asked, limit } = request
  if (x === null || grain === null || group !== null || asked || limit !== null) return result
  if (metric.column !== null || metric.aggregation !== 'count' || metric.of || metric.computed) return result
  if (!filledGrains.includes(grain) || context.profile.columns[x]!.grain === grain) return result
  const keys = keysBetween(context.table.columns[x]!.numbers, grain, result)
  const found = new Map(result.rows.map((row) => [row.x, row]))
  const counts = keys.map((key) => found.get(key)?.rows ?? 0)
  if (keys.length <= result.rows.length || !isEmptyByChance(counts)) return result
  const rows = keys.map((key) => found.get(key) ?? { x: key, group: null, value: 0, rows: 0 })
  return { ...result, rows, xCount: rows.length }
}

/** The periods from the first row to the last; none where the rows are not of them alone, in their order. */
function keysBetween(times: Float64Array | null | undefined, grain: Grain, { rows }: QueryResult): string[] {
  const [low, high] = leastAndMost(times ?? [])
  const first = periodNumber(low, grain)
  const count = periodNumber(high, grain) - first + 1
  if (!(count <= periodsMax)) return []
  const keys = Array.from({ length: count }, (_, at) => periodKey(first + at, grain))
  const [from, to] = [keys.indexOf(String(rows[0]?.x)), keys.indexOf(String(rows.at(-1)?.x))]
  const within = from < 0 || to < from ? [] : keys.slice(from, to + 1)
  const known = new Set<unknown>(within)
  return rows.every(({ x }) => known.has(x)) ? within : []
}
