import type { Computed, Grain } from '@/lib/contracts/query'
import { wordSet } from '../words/word-set'
import { isShareWord, type MetricSpan, type Said, skip } from './metric-span'

const articles = wordSet('the a an our its their')
const wholes = wordSet('total overall all whole entire')
const periods: Record<string, Grain> = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
}
const shortened: Record<string, Grain> = { yoy: 'year', qoq: 'quarter', mom: 'month', wow: 'week' }
const pies = wordSet('pie donut doughnut funnel stacked')

/** Words for what is computed of the values of a chart, which then stand there no more. */
export function computedSpans(said: Said): MetricSpan[] {
  return [...sharesOf(said), ...runningOf(said), ...changesOf(said)]
}

const cut = (from: number, to: number, computed: Computed): MetricSpan => ({ from, to, computed, as: [] })

const since = (said: Said, span: { from: number; to: number }, unit: Grain): MetricSpan => ({
  ...cut(span.from, span.to, changeOf(said.words, unit)),
  unit,
})

/** "share of total sales by region", "how much of the total spend goes to each campaign", "sales as a percentage of the total". */
function sharesOf({ words, mentions }: Said): MetricSpan[] {
  if (words.some((word) => pies.has(word))) return []
  return words.flatMap((word, at): MetricSpan[] => {
    const isMuch = word === 'how' && words[at + 1] === 'much'
    const of = isMuch ? at + 2 : at + 1
    if ((!isMuch && !isShareWord(word)) || words[of] !== 'of') return []
    const whole = skip(words, of + 1, articles)
    if (!wholes.has(words[whole] ?? '')) return []
    const isBehind = words[at - 1] === 'a' && words[at - 2] === 'as'
    if (isBehind) return [cut(at - 2, whole + 1, 'share_of_total')]
    const isNumber = mentions.some(({ from }) => from === whole + 1)
    const from = /^(?:what|which)$/.test(words[at - 1] ?? '') ? at - 1 : at
    return isNumber ? [cut(from, whole, 'share_of_total')] : []
  })
}

/** "running total of sales by month", "cumulative sales". */
function runningOf({ words }: Said): MetricSpan[] {
  return words.flatMap((word, at): MetricSpan[] => {
    const isRunning = word === 'running' && /^(?:total|sum|count)s?$/.test(words[at + 1] ?? '')
    if (!isRunning && !/^(?:cumulative(?:ly)?|cumulated|accumulated)$/.test(word)) return []
    const next = isRunning ? at + 2 : at + 1
    return [cut(at, words[next] === 'of' ? next + 1 : next, 'running_total')]
  })
}

const growing = wordSet('growth increase change')
const comparing = wordSet('versus vs against over on to with compared')
const earlier = wordSet('previous prior last preceding')

/** "sales growth by month", "month over month growth of sales", "sales by month, change against the previous month". */
function changesOf(said: Said): MetricSpan[] {
  const { words } = said
  const spans = words.flatMap((_, at) => periodAgainst(said, at) ?? [])
  const noun = words.findIndex((word) => word === 'growth' || (spans.length > 0 && growing.has(word)))
  if (noun < 0) return []
  const lead = /^(?:with|and|the|percentage|percent)$/.test(words[noun - 1] ?? '') ? noun - 1 : noun
  const rate = words[noun + 1] === 'rate' ? noun + 2 : noun + 1
  const tail = words[rate] === 'of' || words[rate] === 'in' ? rate + 1 : rate
  const free = spans.filter(({ from, to }) => to <= lead || from >= tail)
  const onYear = free.some(({ computed }) => computed === 'change_on_year')
  return [cut(lead, tail, onYear ? 'change_on_year' : 'change'), ...free]
}

/** "month over month", "yoy", "versus the previous month", "compared with last year". */
function periodAgainst(said: Said, at: number): MetricSpan[] | null {
  const { words } = said
  const word = words[at]!
  const short = shortened[word]
  if (short) return [since(said, { from: at, to: at + 1 }, short)]
  if (periods[word] && /^(?:over|on)$/.test(words[at + 1] ?? '') && words[at + 2] === word)
    return [since(said, { from: at, to: at + 3 }, periods[word])]
  if (!comparing.has(word)) return null
  const from = skip(words, at + 1, comparing)
  const before = skip(words, from, articles)
  const unit = periods[words[before + 1] ?? '']
  return earlier.has(words[before] ?? '') && unit ? [since(said, { from: at, to: before + 2 }, unit)] : null
}

/** Months against the year before are those of the same name. */
const changeOf = (words: string[], unit: Grain): Computed =>
  unit === 'year' && words.some((word) => /^(?:month|quarter|week)(?:s|ly)?$/.test(word))
    ? 'change_on_year'
    : 'change'
