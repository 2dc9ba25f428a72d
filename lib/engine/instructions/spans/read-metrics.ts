import { type AskedColumn, askedSources, withAskedColumns } from '../../plan/asked-column'
import { type AskedMetric, metricSource, withMetrics } from '../../plan/asked-metric'
import type { PlannedCard } from '../../plan/plan'
import { type Condition, conditionColumns, isFilter } from '../../table/condition'
import type { Understanding } from '../../understanding'
import type { Token } from '../tokens'
import { valueMentions } from '../values/value-mentions'
import { averageSpans } from './average-spans'
import { bandSpans } from './band-spans'
import { clockSpans } from './clock-spans'
import { comparedSpans } from './compared-spans'
import { computedCards } from './computed-cards'
import { computedSpans } from './computed-spans'
import { countRateSpans } from './count-rates'
import { countSpans } from './count-spans'
import { durationSpans } from './duration-spans'
import { heldRatioSpans } from './held-ratio-spans'
import { type MetricSpan, type Said, saidIn } from './metric-span'
import { moneySpans } from './money-words'
import { partSpans } from './part-spans'
import { perSpans } from './per-spans'
import { percentSpans } from './percent-spans'
import { percentileSpans } from './percentile-spans'
import { planSpans } from './plan-spans'
import { productSpans } from './product-spans'
import { rateSpans } from './rate-spans'
import { ratioSpans } from './ratio-spans'
import { toldApartSpans } from './told-apart-spans'

/** A clause in which each metric is one token, which stands for a column of its own. */
export interface MetricText {
  tokens: Token[]
  /** The clause as it was said, without what only says how a metric is made. */
  said: Token[]
  understanding: Understanding
  /** What its columns are called in the dataset, by index. */
  names: string[]
  /** What words were taken for. */
  notes: string[]
  isGuess: boolean
  /** Cards that were made with those columns, as cards of the dataset; null where one stands for what it is not. */
  cardsOf(cards: PlannedCard[]): PlannedCard[] | null
}

/** A clause with the metrics that it asks for in the place of their words; null where it asks for none. */
export function readMetrics(tokens: Token[], understanding: Understanding): MetricText | null {
  const said = saidIn(tokens, understanding)
  const spans = withDefinitions(said, withoutOverlaps(readingsOf(said)))
  if (spans.length === 0) return null
  const metrics = spans.flatMap(({ metric }) => metric ?? [])
  const computed = spans.find((span) => span.computed)?.computed ?? null
  const asked = spans.flatMap((span) => [
    ...(span.asked ?? []),
    ...(span.as ?? []).flatMap((token) => token.asked ?? []),
  ])
  const base = withAsked(understanding, asked)
  const wide = widened(base, metrics)
  const own = understanding.table.columns.length
  const first = base.table.columns.length
  return {
    tokens: withPeriod(replaced(tokens, spans, first), spans).map((token) => placed(token, base)),
    said: tokens.filter((_, at) => !spans.some((span) => isDefining(span, at))),
    understanding: wide,
    isGuess: spans.some(({ isGuess }) => isGuess),
    notes: [...new Set(spans.flatMap(({ note }) => note ?? []))],
    names: wide.table.columns.map(({ name }, index) => {
      if (index < own) return name
      const source = index < first ? name : metricSource(metrics[index - first]!)
      const made = asked.find((one) => one.name === source)
      return made ? askedSources(made)[0]! : source
    }),
    cardsOf: (cards) => {
      const made = cardsOf(
        cards,
        spans.filter(({ metric }) => metric),
        wide.table.columns.slice(first).map(({ name }) => name),
      )
      const whole = made && computed ? computedCards(made, computed, base) : made
      return whole?.map((card) => withMade(card, asked)) ?? null
    },
  }
}

const readingsOf = (said: Said): MetricSpan[] => [
  ...ratioSpans(said),
  ...rateSpans(said),
  ...perSpans(said),
  ...averageSpans(said),
  ...durationSpans(said),
  ...countSpans(said),
  ...computedSpans(said),
  ...comparedSpans(said),
  ...bandSpans(said),
  ...partSpans(said),
  ...planSpans(said),
  ...percentileSpans(said),
  ...countRateSpans(said),
  ...toldApartSpans(said),
  ...percentSpans(said),
  ...heldRatioSpans(said),
  ...moneySpans(said),
  ...productSpans(said),
  ...clockSpans(said),
]

/** What only says again what is counted: the same rate in other words, or its value in brackets. */
function withDefinitions({ tokens, words, understanding }: Said, spans: MetricSpan[]): MetricSpan[] {
  const values = valueMentions(tokens, understanding)
  return spans.flatMap((span, place): MetricSpan[] => {
    const { metric } = span
    if (metric?.kind !== 'rate' || span.defined) return [span]
    const key = JSON.stringify(metric)
    if (spans.slice(0, place).some((other) => JSON.stringify(other.metric) === key)) return []
    const again = spans.slice(place + 1).find((other) => JSON.stringify(other.metric) === key)
    if (again) return [{ ...span, defined: { from: again.from, to: again.to } }]
    const aside = asideOf(tokens)
    const isOwn = values.some(
      ({ from, value }) => aside && from >= aside.from && from < aside.to && value === metric.of.value,
    )
    const isCode = aside && words.slice(aside.from, aside.to).join(' ') === `${metric.of.value}`.toLowerCase()
    return [isOwn || isCode ? { ...span, defined: aside! } : span]
  })
}

function asideOf(tokens: Token[]): { from: number; to: number } | null {
  const from = tokens.findIndex(({ isAside }) => isAside)
  const end = tokens.findIndex(({ isAside }, at) => at > from && !isAside)
  return from < 0 ? null : { from, to: end < 0 ? tokens.length : end }
}

function withoutOverlaps(spans: MetricSpan[]): MetricSpan[] {
  const chosen: MetricSpan[] = []
  const surestFirst = [...spans].sort(
    (a, b) => (b.score ?? 1) - (a.score ?? 1) || b.to - b.from - (a.to - a.from) || a.from - b.from,
  )
  for (const span of surestFirst)
    if (!chosen.some(({ from, to }) => span.from < to && from < span.to)) chosen.push(span)
  return chosen.sort((a, b) => a.from - b.from)
}

/** "month over month growth of revenue": by month, where nothing else says so. */
function withPeriod(tokens: Token[], spans: MetricSpan[]): Token[] {
  const unit = spans.find((span) => span.unit)?.unit
  const isTimed = tokens.some(({ text }) => /^(?:year|quarter|month|week|day|dai|annual)/.test(text))
  if (!unit || isTimed) return tokens
  return [
    ...tokens,
    ...['by', unit].map((text): Token => ({ kind: 'word', text, value: Number.NaN, isCapital: false })),
  ]
}

const isDefining = ({ defined }: MetricSpan, at: number): boolean =>
  defined !== undefined && defined.from <= at && at < defined.to

function replaced(tokens: Token[], spans: MetricSpan[], first: number): Token[] {
  const made = spans.filter(({ metric }) => metric)
  return tokens.flatMap((token, at) => {
    if (spans.some((span) => isDefining(span, at))) return []
    const place = spans.findIndex(({ from, to }) => from <= at && at < to)
    if (place < 0) return [token]
    const span = spans[place]!
    if (span.from !== at) return []
    if (span.as) return span.as
    const stand: Token = {
      kind: 'word',
      text: metricWord,
      value: Number.NaN,
      isCapital: false,
      column: first + made.indexOf(span),
    }
    return [stand]
  })
}

/** The columns that a card names and that are to be made for it. */
function withMade(card: PlannedCard, asked: AskedColumn[]): PlannedCard {
  const { x, y, grouping, values, metric } = card
  const names = [x, y, grouping, values, metric?.kind === 'ratio' ? metric.numerator : null]
  const made = asked.filter(({ name }) => names.includes(name))
  return made.length > 0 ? { ...card, made } : card
}

const placed = (token: Token, { table }: Understanding): Token =>
  token.asked
    ? { ...token, column: table.columns.findIndex(({ name }) => name === token.asked!.name) }
    : token

/** No word of a language. */
const metricWord = 'xmetricx'

const known = new WeakMap<Understanding, Map<string, Understanding>>()

function withAsked(understanding: Understanding, asked: AskedColumn[]): Understanding {
  if (asked.length === 0) return understanding
  const made = known.get(understanding) ?? new Map<string, Understanding>()
  known.set(understanding, made)
  const key = `+${JSON.stringify(asked)}`
  const wide = made.get(key) ?? withAskedColumns(understanding, asked)
  made.set(key, wide)
  return wide
}

/** The dataset with a column for each metric, called as people would; remembered, since texts ask for the same again. */
function widened(understanding: Understanding, metrics: AskedMetric[]): Understanding {
  const made = known.get(understanding) ?? new Map<string, Understanding>()
  known.set(understanding, made)
  const key = JSON.stringify(metrics)
  const wide = made.get(key) ?? withLabels(withMetrics(understanding, metrics), understanding)
  made.set(key, wide)
  return wide
}

function withLabels(wide: Understanding, { table }: Understanding): Understanding {
  const first = table.columns.length
  const labelAt = (index: number) => wide.profile.columns[index]!.label
  return {
    ...wide,
    table: {
      ...wide.table,
      columns: wide.table.columns.map((column, index) =>
        index < first ? column : { ...column, name: labelAt(index) },
      ),
    },
    profile: {
      ...wide.profile,
      columns: wide.profile.columns.map((column) =>
        column.index < first ? column : { ...column, name: column.label },
      ),
    },
  }
}

/** Charts of the single rows, which have no rates. */
const ofRows = new Set(['scatter', 'bubble', 'histogram', 'boxplot', 'geomap', 'table', 'funnel'])

function cardsOf(cards: PlannedCard[], spans: MetricSpan[], names: string[]): PlannedCard[] | null {
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
