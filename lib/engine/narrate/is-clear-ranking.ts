import type { CardContext, CardRequest } from '../request/card'
import type { GroupedSums } from '../request/group-sums'
import { groupSums } from '../request/group-sums'
import { openConditions } from '../request/shown-rows'
import { groupTest } from '../stats/group-test'
import { kruskalWallis } from '../stats/kruskal-wallis'
import { rankValues } from '../stats/ranks'
import { filterRows } from '../table/filter-rows'

/** Groups that chance sets apart more often than this have no highest and no lowest. */
const chanceMax = 0.05
/** With fewer rows nothing is said of chance. */
const rowsMin = 20
/** More rows than these say no more of it. */
const rankedRowsMax = 10_000

/**
 * Whether the averages or medians of the groups that are drawn (null: of all) differ by more than chance; what is added up
 * or counted is what it is.
 */
export function isClearRanking(
  context: CardContext,
  request: CardRequest,
  drawn: ReadonlySet<unknown> | null = null,
): boolean {
  const { metric, grain } = request
  if (grain !== null || (metric.aggregation !== 'avg' && metric.aggregation !== 'median')) return true
  const sums = groupSums(context, request)
  if (!sums) return true
  const among = drawn ?? new Set(sums.keys)
  const shown = ofDrawn(sums, among)
  const rows = shown.counts.reduce((all, count) => all + count, 0)
  if (rows < rowsMin || rows <= 2 * among.size) return true
  return (metric.aggregation === 'avg' ? groupTest(shown) : rankTest(context, request, among)) <= chanceMax
}

function ofDrawn({ keys, counts, sums, squares }: GroupedSums, drawn: ReadonlySet<unknown>) {
  const places = keys.flatMap((key, at) => (drawn.has(key) ? [at] : []))
  const of = (numbers: Float64Array) => Float64Array.from(places, (at) => numbers[at]!)
  return { counts: of(counts), sums: of(sums), squares: of(squares) }
}

function rankTest(context: CardContext, request: CardRequest, drawn: ReadonlySet<unknown>): number {
  const { table } = context
  const { codes, values } = table.columns[request.x!]!
  const keep = filterRows(table, openConditions(context, request))
  const rows = Array.from({ length: table.rowCount }, (_, row) => row).filter((row) => !keep || keep[row])
  const step = Math.max(1, Math.ceil(rows.length / rankedRowsMax))
  const ranked = rows.filter((_, at) => at % step === 0)
  const names = new Set([...drawn].map(String))
  const isDrawn = values.map((value) => names.has(value))
  const groups = Int32Array.from(ranked, (row) => (isDrawn[codes[row]!] ? codes[row]! : -1))
  const numbers = table.columns[request.metric.column!]!.numbers!
  return kruskalWallis(rankValues(Float64Array.from(ranked, (row) => numbers[row]!)), groups, values.length).p
}
