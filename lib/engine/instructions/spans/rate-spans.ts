import type { Filter } from '@/lib/contracts/query'
import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { isRowWord } from '../columns/row-words'
import { type ValueMention, valueMentions } from '../values/value-mentions'
import { isRateWord, isShareWord, type MetricSpan, type Said, skip } from './metric-span'
import { amongEnds, rateEnd, yesCondition } from './rate-end'

/** More words than these name no end. */
const wordsMax = 2

/** Rates that a clause asks for by name: "churn rate", "rate of churn", "percent exited", "share of orders that were late". */
export function rateSpans(said: Said): MetricSpan[] {
  return said.words.flatMap((word, at): MetricSpan[] => {
    const named = isRateWord(word) ? (namedBefore(said, at) ?? namedBehind(said, at)) : null
    const span = withAmong(named, said.understanding)?.map((one) => withDefinition(said, one)) ?? null
    return span ?? (isShareWord(word) ? shareOf(said, at) : null) ?? compound(said, at) ?? []
  })
}

const spanOf = (from: number, to: number, of: Filter | null): MetricSpan[] | null =>
  of && [{ from, to, metric: { kind: 'rate', of } }]

const withAmong = (spans: MetricSpan[] | null, understanding: Understanding): MetricSpan[] | null =>
  spans?.map((span) => {
    const among = span.metric.kind === 'rate' ? amongEnds(span.metric.of, understanding) : null
    return among ? { ...span, among } : span
  }) ?? null

/** "win rate by region: closed won out of everything closed": says what the rate is, and nothing else. */
function withDefinition({ tokens, words, understanding }: Said, span: MetricSpan): MetricSpan {
  const at = words.findIndex((word, place) => place >= span.to && word === 'out' && words[place + 1] === 'of')
  const value = valueMentions(tokens, understanding).find(({ to }) => to === at)
  if (at < 0 || !value || span.metric.kind !== 'rate' || value.value !== span.metric.of.value) return span
  const whole = skip(words, at + outOf, all)
  return { ...span, defined: { from: value.from, to: Math.min(words.length, whole + 1) } }
}

const outOf = 2
const all = new Set('all everything every those the that is was were which'.split(' '))

/** Whether the words are the name of a column that holds the rate itself. */
const isHeld = ({ mentions, understanding }: Said, from: number, to: number): boolean =>
  mentions.some(
    (mention) =>
      mention.from <= from && mention.to >= to && canMeasure(understanding, mention.column) && to - from > 1,
  )

function namedBefore(said: Said, at: number): MetricSpan[] | null {
  const { words, understanding } = said
  for (let length = wordsMax; length > 0; length--) {
    const from = at - length
    if (from < 0 || isHeld(said, from, at + 1)) continue
    const span = spanOf(from, at + 1, rateEnd(words.slice(from, at), understanding))
    if (span) return withRepeated(said, span)
  }
  return null
}

/** "Kündigungsquote (Churn)": the column that it is the rate of stands behind it. */
function withRepeated({ mentions, words }: Said, [span]: MetricSpan[]): MetricSpan[] {
  const next = mentions.find(({ from }) => from === span!.to)
  const isSame = next && span!.metric.kind === 'rate' && words[next.from] === words[span!.from]
  return [isSame ? { ...span!, to: next.to } : span!]
}

const ofWords = new Set('of in for the a an'.split(' '))

function namedBehind(said: Said, at: number): MetricSpan[] | null {
  const from = skip(said.words, at + 1, ofWords)
  const mention = said.mentions.find((one) => one.from === from)
  return mention ? spanOf(at, mention.to, yesCondition(said.understanding, mention.column)) : null
}

/** "Kündigungsquote (Churn)". */
function compound(said: Said, at: number): MetricSpan[] | null {
  const stem = /^(\p{L}{3,})s?(?:quote|rate)$/u.exec(said.words[at]!)?.[1]
  if (!stem) return null
  const next = said.mentions.find(({ from }) => from === at + 1)
  const column = next ? yesCondition(said.understanding, next.column) : null
  return column ? spanOf(at, next!.to, column) : spanOf(at, at + 1, rateEnd([stem], said.understanding))
}

/** What may stand between "percent" and what is counted. */
const between = new Set(
  `of the a an all our my their your people person persons everyone those them who that which whose is are was were be been
  has have had got with being ones respondents`.split(/\s+/),
)

/** "percent exited", "how many percent of orders were refunded": the rows with that value, or with a yes. */
function shareOf(said: Said, at: number): MetricSpan[] | null {
  const { words, understanding } = said
  const lead = words[at - 2] === 'how' ? at - 2 : at
  const next = toCounted(said, at + 1)
  const values = valueMentions(said.tokens, understanding)
  const value = values.find(({ from }) => from === next)
  if (value && isSaidOf(words, next, value)) return valuesFrom(said, { lead, value, values })
  const mention = said.mentions.find(({ from }) => from === next)
  return mention ? spanOf(lead, mention.to, yesCondition(understanding, mention.column)) : null
}

/** Behind "of orders that were": past the words for the rows, which a verb or a "who" ends. */
function toCounted({ words, mentions, understanding }: Said, from: number): number {
  const verb = words.findIndex((word, at) => at >= from && at < from + rowsWordsMax && verbs.has(word))
  const isOfNumber = mentions.some(
    (mention) => mention.from >= from && mention.to <= verb && canMeasure(understanding, mention.column),
  )
  let next = verb < 0 || isOfNumber || words.slice(from, verb).some((word) => breaks.has(word)) ? from : verb
  while (next < words.length && (between.has(words[next]!) || isRowWord(words[next]!, understanding))) next++
  return next
}

const rowsWordsMax = 5
const verbs = new Set('who that which were was are is have has had got'.split(' '))
const breaks = new Set('by per for each across over in , . with'.split(' '))

/** "share of Spain in revenue" is of a number. */
const isSaidOf = (words: string[], at: number, { to }: ValueMention): boolean =>
  !(words[at - 1] === 'of' && (words[to] === 'in' || words[to] === 'on'))

interface Values {
  lead: number
  value: ValueMention
  values: ValueMention[]
}

/** "agree or strongly agree that …": further values of the same column, or of the one that is named behind them. */
function valuesFrom({ mentions, words, understanding }: Said, { lead, value, values }: Values): MetricSpan[] {
  const joined = values.filter(({ from, to }) => to > value.from && isJoined(words, value, from))
  const end = Math.max(...joined.map(({ to }) => to))
  const about = mentions.find(({ from, column }) => from >= end && holds(understanding, column, joined))
  const isAbout = about !== undefined && words[end] === 'that'
  const column = isAbout ? about.column : value.column
  const own = joined.filter((one) => holds(understanding, column, [one])).map((one) => one.value)
  const { name } = understanding.table.columns[column]!
  const list = [...new Set(own)]
  const of: Filter =
    list.length === 1 ? { column: name, op: '=', value: list[0]! } : { column: name, op: 'in', value: list }
  return [{ from: lead, to: isAbout ? about.to : end, metric: { kind: 'rate', of } }]
}

const isJoined = (words: string[], { to }: ValueMention, from: number): boolean =>
  from < to || words.slice(to, from).every((word) => word === 'or' || word === 'and' || word === ',')

const holds = ({ table }: Understanding, column: number, list: ValueMention[]): boolean =>
  list.every(({ value }) => table.columns[column]!.values.includes(value))
