import { columnNames } from '../columns/column-names'
import type { Token } from '../tokens'
import { valueMentions } from '../values/value-mentions'
import { averageSpans } from './average-spans'
import { clockSpans } from './clock-spans'
import { comparedSpans } from './compared-spans'
import { computedSpans } from './computed-spans'
import { countRateSpans } from './count-rates'
import { countSpans } from './count-spans'
import { durationSpans } from './duration-spans'
import { heldRatioSpans } from './held-ratio-spans'
import type { MetricSpan, Said } from './metric-span'
import { moneySpans } from './money-words'
import { partSpans } from './part-spans'
import { perSpans } from './per-spans'
import { percentSpans } from './percent-spans'
import { percentileSpans } from './percentile-spans'
import { planSpans } from './plan-spans'
import { rateSpans } from './rate-spans'
import { ratioSpans } from './ratio-spans'

/** The metrics that a clause asks for, each by the words that ask for it most surely. */
export const metricSpans = (said: Said): MetricSpan[] =>
  withDefinitions(said, withoutOverlaps(readingsOf(said).filter((span) => !isColumn(said, span))))

/** "percent complete" of a column that is called so, however it is spelt, is no share of what is complete. */
function isColumn({ mentions, understanding }: Said, { from, to, metric }: MetricSpan): boolean {
  const names = columnNames(understanding)
  return (
    metric?.kind === 'rate' &&
    mentions.some(
      (own) =>
        own.to - own.from > 1 &&
        own.to - own.from === names[own.column]!.words.length &&
        own.score > wholeMin &&
        own.from <= from &&
        to <= own.to,
    )
  )
}

const wholeMin = 0.8

/** All that words of a clause may ask to be measured, however they overlap. */
const readingsOf = (said: Said): MetricSpan[] => [
  ...ratioSpans(said),
  ...rateSpans(said),
  ...perSpans(said),
  ...averageSpans(said),
  ...durationSpans(said),
  ...countSpans(said),
  ...computedSpans(said),
  ...comparedSpans(said),
  ...partSpans(said),
  ...planSpans(said),
  ...percentileSpans(said),
  ...countRateSpans(said),
  ...percentSpans(said),
  ...heldRatioSpans(said),
  ...moneySpans(said),
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
