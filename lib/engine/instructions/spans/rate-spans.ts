import type { Filter } from '@/lib/contracts/query'
import type { Understanding } from '../../understanding'
import { canMeasure, isRowName } from '../columns/column-kinds'
import { plainToken } from './asked-token'
import { breakdownFrom, conditionIn } from './condition-in'
import { isRateWord, isShareWord, type MetricSpan, rateSpan, type Said, skip } from './metric-span'
import { amongEnds, isEndNoun, rateEnd, yesCondition } from './rate-end'
import { shareAt } from './share-spans'

/** More words than these name no end. */
const wordsMax = 2

/** Rates that a clause asks for by name: "churn rate", "rate of churn", "percent exited", "share of orders that were late". */
export function rateSpans(said: Said): MetricSpan[] {
  const spans = ratesIn(said)
  return [...spans, ...spans.flatMap((span) => turned(said, span))]
}

const turns = new Map([
  ['worst', 'highest'],
  ['best', 'lowest'],
])

/** The worst of a rate that nobody wants is the highest. */
function turned({ words }: Said, { from }: MetricSpan): MetricSpan[] {
  const order = isEndNoun(words[from]!) ? turns.get(words[from - 1] ?? '') : undefined
  return order ? [{ from: from - 1, to: from, as: [plainToken(order)] }] : []
}

function ratesIn(said: Said): MetricSpan[] {
  return said.words.flatMap((word, at): MetricSpan[] => {
    const named = isRateWord(word) ? rateNamed(said, at) : isEndNoun(word) ? endNamed(said, at) : null
    const span = withAmong(named, said.understanding)?.map((one) => withDefinition(said, one)) ?? null
    const share = isShareWord(word) ? shareAt(said, at) : null
    return (
      span ??
      share?.filter((one) => !isOfOneRow(one, said.understanding)) ??
      compound(said, at) ??
      howOften(said, at) ??
      []
    )
  })
}

/** What one row alone is called has no share of them. */
const isOfOneRow = ({ metric }: MetricSpan, understanding: Understanding): boolean =>
  metric?.kind === 'rate' &&
  understanding.profile.columns.some(
    ({ name, index, type }) =>
      name === metric.of.column && type === 'text' && metric.of.op === '=' && isRowName(understanding, index),
  )

const rateNamed = (said: Said, at: number) =>
  definedBehind(said, at) ?? namedBefore(said, at) ?? namedBehind(said, at)
/** "mortality by ward": an end that is told by its rate alone, where no column is called so. */
function endNamed(said: Said, at: number): MetricSpan[] | null {
  const isNamed = isRateWord(said.words[at + 1]) || isHeld(said, at, at + 1)
  if (isNamed) return null
  const mention = said.mentions.find(
    ({ from, to, score }) => from <= at && at < to && (score > surelyNamed || to - from > 1),
  )
  if (mention) {
    // "the worst churn": people compare how often, where a yes/no is called so
    const isCompared = superlatives.has(said.words[at - 1] ?? '')
    return isCompared ? rateSpan(at, mention.to, yesCondition(said.understanding, mention.column)) : null
  }
  return definedBehind(said, at) ?? rateSpan(at, at + 1, rateEnd([said.words[at]!], said.understanding))
}

/** "churn" alone is no churn reason. */
const surelyNamed = 0.85
const superlatives = new Set('worst best highest lowest most least biggest largest smallest'.split(' '))

/** "pass rate (grade of 10 or more)", "mortality (discharged to: died)": the words in brackets say what is counted. */
function definedBehind(said: Said, at: number): MetricSpan[] | null {
  const { tokens, words } = said
  const from = tokens.findIndex(({ isAside }, place) => place > at && isAside)
  if (from < 0 || breakdownFrom(said, at + 1) < from - 1) {
    if (from < 0 || words.slice(at + 1, from).includes('.')) return null
  }
  const behind = tokens.findIndex(({ isAside }, place) => place > from && !isAside)
  const to = behind < 0 ? tokens.length : behind
  const of = definedIn(said, { from, to })
  if (!of) return null
  const lead = isEndNoun(words[at]!) ? at : Math.max(0, at - 1)
  return [{ from: lead, to: at + 1, metric: { kind: 'rate', of }, defined: { from, to } }]
}

/** "(final grade G3 of 10 or more)": words before the column only say what it is. */
function definedIn(said: Said, { from, to }: { from: number; to: number }): Filter | null {
  const whole = conditionIn(said, { from, to }) ?? rateEnd(said.words.slice(from, to), said.understanding)
  if (whole) return whole
  for (let at = from + 1; at < Math.min(to, from + leadMax); at++) {
    if (said.tokens[at - 1]!.kind !== 'word') return null
    const isNamed = said.mentions.some((mention) => mention.from === at)
    const of = isNamed ? conditionIn(said, { from: at, to }) : null
    if (of) return of
  }
  return null
}
const leadMax = 5

const pronouns = new Set('we i you they it our my the are is do does did was were'.split(' '))

/** "how often are we more than 15 minutes late": the share of the rows of which it holds. */
function howOften(said: Said, at: number): MetricSpan[] | null {
  const { words } = said
  const isAsked = (place: number) => words[place] === 'how' && words[place + 1] === 'often'
  if (!isAsked(at)) return null
  const end = breakdownFrom(said, at + 2)
  const next = words.findIndex((_, place) => place > at + 1 && isAsked(place))
  const to = next < 0 ? end : Math.min(end, next)
  const of = conditionIn(said, { from: skip(words, at + 2, pronouns), to })
  return rateSpan(at, to, of)
}

const withAmong = (spans: MetricSpan[] | null, understanding: Understanding): MetricSpan[] | null =>
  spans?.map((span) => {
    const among = span.metric?.kind === 'rate' ? amongEnds(span.metric.of, understanding) : null
    return among ? { ...span, among } : span
  }) ?? null

/** "win rate by region: closed won out of everything closed": says what the rate is, and nothing else. */
function withDefinition(said: Said, span: MetricSpan): MetricSpan {
  const { words, understanding } = said
  const at = words.findIndex((word, place) => place >= span.to && word === 'out' && words[place + 1] === 'of')
  if (at < 0 || span.metric?.kind !== 'rate') return span
  const { value } = span.metric.of
  const own = `${value}`.toLowerCase()
  let from = at
  while (from > span.to && own.includes(words[from - 1]!)) from--
  const isSame = from < at && rateEnd([words[at - 1]!], understanding)?.value === value
  return isSame ? { ...span, defined: { from, to: breakdownFrom(said, at) } } : span
}

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
    const span = rateSpan(from, at + 1, rateEnd(words.slice(from, at), understanding))
    if (span) return withTerm(said, withRepeated(said, span))
  }
  return null
}

/** "readmission rate within 30 days": the time is a part of the column's name. */
function withTerm({ words, tokens }: Said, [span]: MetricSpan[]): MetricSpan[] {
  const { to, metric } = span!
  const number = tokens[to + 1]
  const isTerm = /^(?:within|in|after|over)$/.test(words[to] ?? '') && number?.kind === 'number'
  const isOwn = isTerm && metric?.kind === 'rate' && metric.of.column.includes(`${number.value}`)
  return [isOwn ? { ...span!, to: to + termWords } : span!]
}
const termWords = 3

/** "Kündigungsquote (Churn)": the column that it is the rate of stands behind it. */
function withRepeated({ mentions, words }: Said, [span]: MetricSpan[]): MetricSpan[] {
  const next = mentions.find(({ from }) => from === span!.to)
  const isSame = next && span!.metric?.kind === 'rate' && words[next.from] === words[span!.from]
  return [isSame ? { ...span!, to: next.to } : span!]
}

const ofWords = new Set('of in for the a an'.split(' '))

function namedBehind(said: Said, at: number): MetricSpan[] | null {
  const from = skip(said.words, at + 1, ofWords)
  const mention = said.mentions.find((one) => one.from === from)
  return mention ? rateSpan(at, mention.to, yesCondition(said.understanding, mention.column)) : null
}

/** "Kündigungsquote (Churn)". */
function compound(said: Said, at: number): MetricSpan[] | null {
  const stem = /^(\p{L}{3,})s?(?:quote|rate)$/u.exec(said.words[at]!)?.[1]
  if (!stem) return null
  const next = said.mentions.find(({ from }) => from === at + 1)
  const column = next ? yesCondition(said.understanding, next.column) : null
  return column ? rateSpan(at, next!.to, column) : rateSpan(at, at + 1, rateEnd([stem], said.understanding))
}
