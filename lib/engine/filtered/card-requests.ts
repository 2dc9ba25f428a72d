import type { CardType } from '@/lib/contracts/cards'
import type { Aggregation, Query } from '@/lib/contracts/query'
import { computedMetric, countOf, type Metric, metricOf } from '../metric/metric'
import { metricQuery } from '../metric/metric-query'
import { metricAsked } from '../plan/asked-metric'
import { plannedCard } from '../plan/planned-card'
import type { CardRequest, KeptBin } from '../request/card'
import { requestOf } from '../request/request-of'
import type { Condition } from '../table/condition'
import { type Dataset, type NamedParts, namedParts, type StoredCard } from './stored-card'

/**
 * What a stored card may have been asked for, likeliest first. A card says what it shows and not all of how that was
 * come to, so that whoever uses one of these makes sure that it gives the card's own rows.
 */
export function cardRequests(dataset: Dataset, card: StoredCard): CardRequest[] {
  const parts = namedParts(card)
  const { query = {} } = card.config
  const types: CardType[] = [card.type, ...(card.config.alternatives ?? []).map(({ type }) => type)]
  return metricsOf(dataset, parts, query).flatMap((metric) =>
    types.flatMap((type) => {
      const own = ownRequest(dataset, { card, parts, metric, type })
      const asked = asAsked(own, parts)
      // the course of a number knows no conditions of its own
      if (type === 'kpi' && own.filters.length > 0) return [asked]
      // a limit is also what the rest was folded behind
      return [own, ...(own.limit === null ? [] : [{ ...own, limit: null }]), asked]
    }),
  )
}

interface Known {
  card: StoredCard
  parts: NamedParts
  metric: Metric
  type: CardType
}

function ownRequest(dataset: Dataset, { card, parts, metric, type }: Known): CardRequest {
  const { query = {}, why = '' } = card.config
  const indexOf = indexIn(dataset)
  return requestOf({
    type,
    x: indexOf(parts.x),
    grain: query.grain ?? null,
    metric,
    group: indexOf(parts.grouping),
    size: indexOf(parts.size),
    filters: conditionsOf(query),
    sort: query.sort ?? null,
    limit: query.limit ?? null,
    stacked: card.config.stacked ?? null,
    why,
  })
}

/** The same as somebody asks for it: drawn to the letter, of however few rows. */
export const asAsked = (own: CardRequest, { aggregation, xAggregation }: NamedParts): CardRequest => ({
  ...own,
  asked: plannedCard({
    type: own.type,
    aggregation: (aggregation as Aggregation | undefined) ?? null,
    filters: own.filters,
    ...(xAggregation && { xAggregation: xAggregation as Aggregation }),
  }),
})

/** The bins of a stored histogram, so that some rows are counted between the edges of all; null of another card. */
export const keptBins = (card: StoredCard): KeptBin[] | null =>
  card.type !== 'histogram'
    ? null
    : card.data_preview.rows.map(({ bin, bin_start, bin_end }) => ({
        label: String(bin),
        start: Number(bin_start),
        end: Number(bin_end),
      }))

/** The columns' own names; a rate stands behind them under a name of its own. */
const indexIn =
  ({ table }: Dataset) =>
  (name: string | undefined): number | null => {
    const index = name === undefined ? -1 : table.columns.findIndex((column) => column.name === name)
    return index < 0 ? null : index
  }

/** What the rows of a query pass. */
export const conditionsOf = ({ filters = [], any = [], having = [] }: Query): Condition[] => [
  ...filters,
  ...(any.length > 0 ? [{ any }] : []),
  ...having,
]

/** The metrics that say of themselves what the card's query says. */
function metricsOf(dataset: Dataset, parts: NamedParts, query: Query): Metric[] {
  const { ratio, weight, over_time, of, computed } = query
  const said = JSON.stringify({ ratio, weight, over_time, of })
  const asked = parts.aggregation as Aggregation | undefined
  const column = indexIn(dataset)(parts.y)
  const has = (name: string) => dataset.profile.columns.some((known) => known.name === name && !known.of)
  const plain: Metric[] = column === null ? [countOf(dataset.profile)] : []
  const found = [
    ...(of && has(of.column) ? [metricAsked(dataset, { kind: 'rate', of })] : []),
    ...plain,
    ...(column === null ? [] : [metricOf(dataset, column, null), metricOf(dataset, column, asked ?? null)]),
    // a ratio that is a column of its own is told by that
    ...(ratio && has(ratio.numerator) && has(ratio.denominator)
      ? [metricAsked(dataset, { kind: 'ratio', ...ratio })]
      : []),
  ]
  return found
    .filter((metric) => !asked || metric.aggregation === asked)
    .filter((metric) => {
      const { ratio, weight, over_time, of } = metricQuery(dataset.table, metric)
      return JSON.stringify({ ratio, weight, over_time, of }) === said
    })
    .map((metric) => (computed ? computedMetric(metric, computed) : metric))
}
