import type { Filter } from '@/lib/contracts/query'
import { canMeasure } from '../columns/column-kinds'
import { breakdownFrom, conditionIn, conditionsIn } from './condition-in'
import { type MetricSpan, rateSpan, type Said, skip } from './metric-span'
import { rateEnd, yesCondition } from './rate-end'
import { articles, goes, shareHas, shareOf, shareOfValue } from './share-values'

/** A pie is of parts of a whole, which rates are not. */
export const shareAt = (said: Said, at: number) =>
  said.words.some((word) => parts.has(word))
    ? null
    : (shareOfValue(said, at) ?? shareOf(said, at) ?? shareThat(said, at) ?? shareHas(said, at))

const nounWordsMax = 3
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
    const own = skip(words, from, into)
    const of = own < to ? countedIn(said, { from, own, to }) : null
    if (of) return rateSpan(lead, to, of)
    const both = own < to ? bothOf(said, { from: skip(words, own, bothWords), to }) : null
    if (both) return [{ from: lead, to, ...both }]
  }
  return null
}

/** "loans in arrears": a state that things are in. */
const into = new Set([...goes, 'in'])
const bothWords = new Set('both'.split(' '))

/** "customers with both partner and dependents": rows of which several things hold. */
function bothOf(
  said: Said,
  place: { from: number; to: number },
): Pick<MetricSpan, 'metric' | 'asked'> | null {
  const all = conditionsIn(said, place)
  const flags = all.length > 0 ? all : flagsIn(said, place)
  if (flags.length < 2) return null
  const name = `Share (${said.words.slice(place.from, place.to).join(' ')})`
  return {
    metric: { kind: 'rate', of: { column: name, op: '=', value: 'Yes' } },
    asked: [{ kind: 'flag', name, all: flags }],
  }
}

/** "partner and dependents": what is said of yes/no columns alone. */
function flagsIn(
  { mentions, words, understanding }: Said,
  { from, to }: { from: number; to: number },
): Filter[] {
  const own = mentions.filter((one) => one.from >= from && one.to <= to)
  const flags = own.flatMap(({ column }) => yesCondition(understanding, column) ?? [])
  const isOnly = words
    .slice(from, to)
    .every(
      (word, at) =>
        word === 'and' || word === 'a' || own.some((one) => one.from <= from + at && from + at < one.to),
    )
  return isOnly && flags.length === own.length ? flags : []
}

/** "with a voucher": what only some rows have at all. */
function filledIn(
  { words, mentions, understanding }: Said,
  { from, to }: { from: number; to: number },
): Filter | null {
  const lead = words[from] === 'having' ? 'with' : words[from]
  if (lead !== 'with' && lead !== 'without') return null
  const start = skip(words, from + 1, articles)
  const mention = mentions.find((one) => one.from === start && one.to === to)
  const column = mention && understanding.profile.columns[mention.column]!
  if (!column || column.missing === 0 || canMeasure(understanding, column.index)) return null
  return { column: column.name, op: lead === 'with' ? '!=' : '=', value: '' }
}

function countedIn(said: Said, { from, own, to }: { from: number; own: number; to: number }): Filter | null {
  const condition =
    filledIn(said, { from, to }) ?? conditionIn(said, { from: own, to }) ?? conditionIn(said, { from, to })
  // "who were unarmed": an end, where a verb leads to it
  return condition ?? (own > from ? rateEnd(said.words.slice(own, to), said.understanding) : null)
}
