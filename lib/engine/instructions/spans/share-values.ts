import type { Filter } from '@/lib/contracts/query'
import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { isRowWord } from '../columns/row-words'
import { type ValueMention, valueMentions } from '../values/value-mentions'
import { breakdownFrom, conditionIn } from './condition-in'
import { type MetricSpan, rateSpan, type Said, skip } from './metric-span'
import { rateEnd, yesCondition } from './rate-end'

/** What leads from a noun to what is said of it. */
export const goes = new Set(
  'that which who whose where with were was are is come comes came from go goes have has had having made being do does did we you they it'.split(
    ' ',
  ),
)
export const articles = new Set('the all our my their a an'.split(' '))

const has = new Set('has have had is are was were got gets'.split(' '))

/** "of the fiber customers, what share has tech support": a verb leads to what is counted. */
export function shareHas(said: Said, at: number): MetricSpan[] | null {
  const { words } = said
  let verb = at + 1
  if (words[verb] === 'of' && /^(?:them|these|those)$/.test(words[verb + 1] ?? '')) verb += 2
  if (!has.has(words[verb] ?? '')) return null
  const to = breakdownFrom(said, verb)
  const own = skip(words, verb + 1, articles)
  const mention = said.mentions.find((one) => one.from === own && one.to === to)
  const flag = mention ? yesCondition(said.understanding, mention.column) : null
  const of = flag ?? conditionIn(said, { from: own, to }) ?? rateEnd(words.slice(own, to), said.understanding)
  const lead = /^(?:what|which|how)$/.test(words[at - 1] ?? '') ? at - 1 : at
  return rateSpan(lead, to, of)
}

/** "what percentage of month-to-month customers churn": of the rows with a value those that came to an end. */
export function shareOfValue(said: Said, at: number): MetricSpan[] | null {
  const { words, understanding, tokens, mentions } = said
  if (words[at + 1] !== 'of') return null
  const start = skip(words, at + 2, articles)
  const value = valueMentions(tokens, understanding).find(({ from }) => from === start)
  const to = value ? breakdownFrom(said, value.to) : 0
  if (!value || to - value.to < 1 || to - value.to > rowsWordsMax) return null
  const own = words.findIndex((word, place) => place > value.to && place < to && !goes.has(word))
  if (own < 0 || breaks.has(words[own - 1] ?? '')) return null
  const mention = mentions.find((one) => one.from === own && one.to === to)
  const flag = mention ? yesCondition(understanding, mention.column) : null
  const of = flag ?? rateEnd(words.slice(own, to), understanding)
  const { name } = understanding.table.columns[value.column]!
  if (!of || of.column === name) return null
  const lead = /^(?:what|which)$/.test(words[at - 1] ?? '') ? at - 1 : at
  return [
    { from: lead, to, metric: { kind: 'rate', of }, among: { column: name, op: '=', value: value.value } },
  ]
}

/** What may stand between "percent" and what is counted. */
const between = new Set(
  `of the a an all our my their your people person persons everyone those them who that which whose is are was were be been
  has have had got with being ones respondents`.split(/\s+/),
)

/** "percent exited", "how many percent of orders were refunded": the rows with that value, or with a yes. */
export function shareOf(said: Said, at: number): MetricSpan[] | null {
  const { words, understanding } = said
  const lead = words[at - 2] === 'how' ? at - 2 : at
  const next = toCounted(said, at + 1)
  const values = valueMentions(said.tokens, understanding)
  const value = values.find(({ from }) => from === next)
  if (value && isSaidOf(words, next, value)) return valuesFrom(said, { lead, value, values })
  const mention = said.mentions.find(({ from }) => from === next)
  return mention ? rateSpan(lead, mention.to, yesCondition(understanding, mention.column)) : null
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
