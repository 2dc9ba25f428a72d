import { countMetric, type Metric, metricOf } from '../metric/metric'
import { measureInput } from '../metric/metric-query'
import { hasPair } from '../profile/pair-set'
import type { ColumnProfile } from '../profile/profile'
import type { CardContext } from '../request/card'
import { dimensionOf } from '../request/dimension-of'
import { runQuery } from '../table/run-query'
import { thinTable } from '../table/thin-table'

export interface Breakdown {
  metric: Metric
  dimension: ColumnProfile
  /** 0 to 1. */
  score: number
}

/** Measures and categories that are worth crossing; more cost time and are never shown. */
const measuresMax = 5
const dimensionsMax = 10
/** A chart of categories reads best between these numbers of values. */
const idealMin = 3
const idealMax = 12
/** Each further measure or category was ranked lower by the profile. */
const placeDiscount = 0.9
const mentionBonus = 0.15
/** One bar that holds nearly all shows nothing but itself. */
const wholeShare = 0.97
const wholeTelling = 0.15

const known = new WeakMap<CardContext, Breakdown[]>()

/** Measures by category, most telling first: a readable number of values that differ. */
export function rankBreakdowns(context: CardContext): Breakdown[] {
  const found = known.get(context)
  if (found) return found
  const ranked = rank(context)
  known.set(context, ranked)
  return ranked
}

function rank(context: CardContext): Breakdown[] {
  const metrics = context.measures
    .slice(0, measuresMax)
    .map((column) => metricOf(context, column.index, null))
  const isCounted = !metrics.some(({ isAdditive }) => isAdditive)
  const all = isCounted ? [...metrics, countMetric] : metrics
  const thin = { ...context, table: thinTable(context.table) }
  return withoutFurtherNames(context)
    .slice(0, dimensionsMax)
    .flatMap((dimension, place) =>
      all
        .filter(({ column }) => column === null || !dependsOn(context, column, dimension.index))
        .filter(({ column, isAdditive }) => isAdditive || !(dimension.isResult && isOutcome(context, column)))
        .map((metric, metricPlace) => ({
          metric,
          dimension,
          score: scoreOf(thin, metric, dimension) * placeDiscount ** (place + metricPlace),
        })),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
}

const isOutcome = ({ profile }: CardContext, column: number | null) =>
  column !== null && profile.outcomes?.includes(column) === true

/** Whether one column follows from the other, so that a cross of them is mostly empty. */
export function dependsOn({ profile }: CardContext, a: number, b: number): boolean {
  const { dependencies, forms } = profile
  return [dependencies, forms].some((pairs) => hasPair(pairs, a, b) || hasPair(pairs, b, a))
}

/** A column with a value of its own in every row names the row; one such list is enough. */
function withoutFurtherNames({ dimensions, table }: CardContext): ColumnProfile[] {
  const isName = ({ distinct }: ColumnProfile) => distinct >= table.rowCount
  const first = dimensions.find(isName)
  return dimensions.filter((dimension) => dimension === first || !isName(dimension))
}

function scoreOf(context: CardContext, metric: Metric, dimension: ColumnProfile): number {
  const { rows, usedRows } = runQuery(context.table, {
    ...measureInput(context.table, metric),
    x: dimensionOf(context, dimension.index, null),
    filters: context.open,
  })
  if (rows.length < 2) return 0
  const covered = usedRows / Math.max(1, context.table.rowCount)
  const evenness = evennessOf(rows.map((row) => Math.abs(row.value)))
  const readable =
    rows.length < idealMin ? 0.8 : rows.length <= idealMax ? 1 : (idealMax / rows.length) ** 0.4
  // An average of very few rows is noise.
  const isThin = !metric.isAdditive && usedRows / rows.length < 5
  const isMentioned = context.insights.some(
    ({ kind, columns }) =>
      kind !== 'evenness' && columns.includes(dimension.name) && columns.includes(metric.name),
  )
  const sizes = rows.map((row) => Math.abs(row.value))
  const isOne =
    metric.isAdditive && Math.max(...sizes) > wholeShare * sizes.reduce((sum, size) => sum + size, 0)
  const telling = isOne ? wholeTelling : 0.6 + 0.4 * (1 - evenness)
  return Math.min(1, covered * readable * telling * (isThin ? 0.5 : 1) + (isMentioned ? mentionBonus : 0))
}

/** Shannon entropy of the shares over its maximum: 1 where all are alike. */
function evennessOf(values: number[]): number {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total === 0) return 1
  const entropy = values.reduce(
    (sum, value) => (value > 0 ? sum - (value / total) * Math.log(value / total) : sum),
    0,
  )
  return entropy / Math.log(values.length)
}
