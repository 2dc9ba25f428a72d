import { metricOf } from '../metric/metric'
import type { ColumnProfile } from '../profile/profile'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'
import { fUpper } from '../stats/distributions'
import { fitTwoWay } from '../stats/two-way'
import { filterRows } from '../table/filter-rows'
import type { Factor } from './rank-factors'

/** Of the strongest factors, each with each. */
const factorsMax = 3
const groupsMax = 12
/** With fewer rows a cell on average, what stands out is chance. */
const rowsPerCellMin = 8
/** What two factors tell together beyond both alone: as unlikely by chance, and as much of the variance. */
const pMax = 0.001
const effectMin = 0.02
/** Two factors that each tell so much of the variance (between small and medium, Cohen 1988) are seen together, too. */
const strongMin = 0.03

interface Meeting {
  a: Factor
  b: Factor
  effect: number
}

/** Where two factors meet that tell much each, or more together than by themselves (one category, but for the urgent). */
export function meetingRequests(
  context: CardContext,
  outcome: ColumnProfile,
  factors: Factor[],
): CardRequest[] {
  const groups = factors
    .filter(({ kind, column, isTelling }) => isTelling && kind === 'groups' && isSide(context, column))
    .slice(0, factorsMax)
  const pairs = groups.flatMap((a, place) => groups.slice(place + 1).map((b) => ({ a, b })))
  const [best] = pairs
    .flatMap((pair) => meetingOf(context, outcome, pair) ?? [])
    .sort((left, right) => right.effect - left.effect)
  if (!best) return []
  const { a, b } = { a: best.a.column, b: best.b.column }
  const [x, group] = a.distinct >= b.distinct ? [a, b] : [b, a]
  const metric = metricOf(context, outcome.index, null)
  const why = `${metric.label} goes with ${x.label} and with ${group.label}, so the two are shown together.`
  return [requestOf({ type: 'heatmap', x: x.index, group: group.index, metric, score: best.effect, why })]
}

const isSide = ({ table }: CardContext, { index, distinct }: ColumnProfile) =>
  distinct >= 2 && distinct <= groupsMax && !table.columns[index]!.derivedFrom

function meetingOf(
  { table, filters }: CardContext,
  outcome: ColumnProfile,
  { a, b }: Omit<Meeting, 'effect'>,
): Meeting | null {
  const [left, right] = [a, b].map(({ column }) => table.columns[column.index]!)
  const size = { rows: left!.values.length, columns: right!.values.length }
  if (table.rowCount < rowsPerCellMin * size.rows * size.columns) return null
  const keep = filterRows(table, filters)
  const numbers = table.columns[outcome.index]!.numbers!
  const values = keep ? numbers.map((value, row) => (keep[row] ? value : Number.NaN)) : numbers
  const { residuals, counts, n, filled, sd } = fitTwoWay({
    values,
    rows: left!.codes,
    columns: right!.codes,
    size,
  })
  const beyond = residuals.reduce((sum, residual, cell) => sum + counts[cell]! * residual ** 2, 0)
  const df = { between: filled - size.rows - size.columns + 1, within: n - filled }
  if (df.between < 1 || df.within < 1 || !(sd > 0)) return null
  const effect = beyond / (beyond + df.within * sd ** 2)
  const p = fUpper(beyond / df.between / sd ** 2, df)
  const together = p <= pMax && effect >= effectMin ? effect : 0
  const apart = Math.min(a.effect, b.effect)
  return together > 0 || apart >= strongMin ? { a, b, effect: together + apart } : null
}
