import { type AskedColumn, askedSources } from '../../plan/asked-column'
import { metricSource } from '../../plan/asked-metric'
import type { PlannedCard } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import type { Token } from '../tokens'
import { computedCards } from './computed-cards'
import { cardsOf } from './metric-cards'
import { metricSpans } from './metric-readings'
import { type MetricSpan, type Said, saidIn } from './metric-span'
import { widened, withAsked } from './widened-dataset'

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

/** What words of a clause may be taken for that no other reading takes. */
export type Guess = (said: Said) => MetricSpan[]

const withGuessed = (spans: MetricSpan[], guessed: MetricSpan[]): MetricSpan[] =>
  [
    ...spans,
    ...guessed.filter((one) => spans.every(({ from, to }) => to <= one.from || one.to <= from)),
  ].sort((a, b) => a.from - b.from)

/** A clause with the metrics that it asks for in the place of their words; null where it asks for none. */
export function readMetrics(
  tokens: Token[],
  understanding: Understanding,
  guess: Guess = () => [],
): MetricText | null {
  const said = saidIn(tokens, understanding)
  const spans = withGuessed(metricSpans(said), guess(said))
  const given = tokens.flatMap((token) => token.asked ?? [])
  if (spans.length === 0 && given.length === 0) return null
  const metrics = spans.flatMap(({ metric }) => metric ?? [])
  const computed = spans.find((span) => span.computed)?.computed ?? null
  const made = spans.flatMap(({ asked = [], as = [] }) => [
    ...asked,
    ...as.flatMap((token) => token.asked ?? []),
  ])
  const asked = [...given, ...made]
  const base = withAsked(understanding, asked)
  const wide = widened(base, metrics)
  const held = understanding.table.columns.length
  const first = base.table.columns.length
  return {
    tokens: withPeriod(replaced(tokens, spans, first), spans).map((token) => placed(token, base)),
    said: tokens.filter((_, at) => !spans.some((span) => isDefining(span, at))),
    understanding: wide,
    isGuess: spans.some(({ isGuess }) => isGuess),
    notes: [...new Set(spans.flatMap(({ note }) => note ?? []))],
    names: wide.table.columns.map(({ name }, index) => {
      if (index < held) return name
      const source = index < first ? name : metricSource(metrics[index - first]!)
      const own = asked.find((one) => one.name === source)
      return own ? askedSources(own)[0]! : source
    }),
    cardsOf: (cards) => {
      const read = cardsOf(
        cards,
        spans.filter(({ metric }) => metric),
        wide.table.columns.slice(first).map(({ name }) => name),
      )
      const whole = read && computed ? computedCards(read, computed, base) : read
      return whole?.map((card) => withMade(card, asked)) ?? null
    },
  }
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
