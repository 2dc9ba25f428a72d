import { type AskedMetric, metricSource } from '../../plan/asked-metric'
import type { PlannedCard } from '../../plan/plan'
import { type Condition, conditionColumns, isFilter } from '../../table/condition'
import type { MetricSpan } from './metric-span'

/** Charts of the single rows, which have no rates. */
const ofRows = new Set(['scatter', 'bubble', 'histogram', 'boxplot', 'geomap', 'table', 'funnel'])

/** Cards that were made with columns for metrics, as cards of the dataset; null where one stands for what it is not. */
export function cardsOf(cards: PlannedCard[], spans: MetricSpan[], names: string[]): PlannedCard[] | null {
  const isMetric = (name: string | null | undefined) => name != null && names.includes(name)
  const isElsewhere = cards.some(
    ({ x, grouping, values, filters, type, y }) =>
      [x, grouping, values, ...filters.flatMap(conditionColumns)].some(isMetric) ||
      (isMetric(y) && type !== null && ofRows.has(type)),
  )
  if (isElsewhere || (names.length > 0 && !cards.some(({ y }) => isMetric(y)))) return null
  return cards.map((card) => {
    const span = spans[names.indexOf(card.y ?? '')]
    if (!span?.metric) return card
    const { metric, among } = span
    const filters = [
      ...card.filters.filter((condition) => !isOwn(condition, metric)),
      ...(among ? [among] : []),
    ]
    return { ...card, y: metricSource(metric), aggregation: null, metric, filters }
  })
}

/** Among its own rows a rate is always 1: "error rate, where an error is …" only says what it is. */
const isOwn = (condition: Condition, metric: AskedMetric): boolean =>
  metric.kind === 'rate' &&
  isFilter(condition) &&
  condition.op === '=' &&
  condition.column === metric.of.column &&
  [metric.of.value].flat().some((value) => String(value) === String(condition.value))
