import type { Filter } from '@/lib/contracts/query'
import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { isRowWord } from '../columns/row-words'
import { type ValueMention, valueMentions } from '../values/value-mentions'
import { breakdownFrom, conditionIn } from './condition-in'
import { isRateWord, isShareWord, type MetricSpan, type Said, skip } from './metric-span'
import { amongEnds, isEndNoun, rateEnd, yesCondition } from './rate-end'

/** More words than these name no end. */
const wordsMax = 2

/** Rates that a clause asks for by name: "churn rate", "rate of churn", "percent exited", "share of orders that were late". */
export function rateSpans(said: Said): MetricSpan[] {
  return said.words.flatMap((word, at): MetricSpan[] => {
    const named = isRateWord(word) ? rateNamed(said, at) : isEndNoun(word) ? endNamed(said, at) : null
    const span = withAmong(named, said.understanding)?.map((one) => withDefinition(said, one)) ?? null
    return (
      span ?? (isShareWord(word) ? shareAt(said, at) : null) ?? compound(said, at) ?? howOften(said, at) ?? []
    )
  })
}

const rateNamed = (said: Said, at: number) =>
  definedBehind(said, at) ?? namedBefore(said, at) ?? namedBehind(said, at)
/** A pie is of parts of a whole, which rates are not. */
const shareAt = (said: Said, at: number) =>
  said.words.some((word) => parts.has(word)) ? null : (shareOf(said, at) ?? shareThat(said, at))

/** "mortality by ward": an end that is told by its rate alone, where no column is called so. */
function endNamed(said: Said, at: number): MetricSpan[] | null {
  const isNamed = isRateWord(said.words[at + 1]) || isHeld(said, at, at + 1)
  if (isNamed || said.mentions.some(({ from, to }) => from <= at && at < to)) return null
  return definedBehind(said, at) ?? spanOf(at, at + 1, rateEnd([said.words[at]!], said.understanding))
}

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
  if (words[at] !== 'how' || words[at + 1] !== 'often') return null
  const to = breakdownFrom(said, at + 2)
  const of = conditionIn(said, { from: skip(words, at + 2, pronouns), to })
  return spanOf(at, to, of)
}

const nounWordsMax = 3
const goes = new Set(
  'that which who whose where with were was are is come comes came from go goes have has had having made being'.split(
    ' ',
  ),
)
const parts = new Set('pie pies donut doughnut'.split(' '))

/** "share of items below reorder", "percent of tickets reopened at least once": all that stands behind the noun. */
function shareThat(said: Said, at: number): MetricSpan[] | null {
  const { words, tokens, mentions, understanding } = said
  const isAmount = tokens[at - 1]?.kind === 'number'
  if (isAmount || words[at + 1] !== 'of') return null
  const start = skip(words, at + 2, articles)
  const to = breakdownFrom(said, start)
  const noun = mentions.find(({ from }) => from === start)
  // "share of revenue from Spain" is of a number, not of the rows
  if (noun && !noun.isEntity && canMeasure(understanding, noun.column)) return null
  const lead = /^(?:what|which|how)$/.test(words[at - 1] ?? '')
    ? at - 1
    : words[at - 2] === 'how'
      ? at - 2
      : at
  for (let from = start + 1; from <= Math.min(start + nounWordsMax, to - 1); from++) {
    const own = skip(words, from, goes)
    const of = own < to ? countedIn(said, { from, own, to }) : null
    if (of) return spanOf(lead, to, of)
  }
  return null
}

function countedIn(said: Said, { from, own, to }: { from: number; own: number; to: number }): Filter | null {
  const condition = conditionIn(said, { from: own, to }) ?? conditionIn(said, { from, to })
  // "who were unarmed": an end, where a verb leads to it
  return condition ?? (own > from ? rateEnd(said.words.slice(own, to), said.understanding) : null)
}
const articles = new Set('the all our my their a an'.split(' '))

const spanOf = (from: number, to: number, of: Filter | null): MetricSpan[] | null =>
  of && [{ from, to, metric: { kind: 'rate', of } }]

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
    const span = spanOf(from, at + 1, rateEnd(words.slice(from, at), understanding))
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
