import { upperFirst } from '@/lib/format/first-letter'
import { hasWord, wordList } from '../../names/name-words'
import { planWords } from '../../profile/plan-words'
import { canMeasure } from '../columns/column-kinds'
import type { ColumnMention } from '../columns/column-mentions'
import { columnNames } from '../columns/column-names'
import type { Token } from '../tokens'
import { wordSet } from '../words/word-set'
import { askedToken, plainToken } from './asked-token'
import { isShareWord, type MetricSpan, type Said, skip } from './metric-span'

const against = wordSet('against versus vs v compared comparison with to and relative the')
const comparing = wordSet('against versus vs v compared relative minus less')
/** What was spent beyond what was planned, or short of it. */
const deviations = wordSet(
  'overspend overspent overspending underspend underspent underspending overrun overruns variance deviation shortfall excess gap difference exceed exceeds exceeded',
)
const beyond = wordSet('over above below under beyond')
const used = wordSet(
  'spent used consumed spend spends reached reach met achieved exhausted utilized utilised did has have was is of',
)
const actualWords = wordList(
  'actual actuals real realise spent spend spending ist istwert ausgaben depense depenses gasto gastos effettivo consuntivo reached achieved',
)
const small = wordSet('the a its their our his her my of your')

/** Something that was planned, and what it came to. */
interface Pair {
  plan: number
  actual: number
}

/** A plan and what came of it: "budget against actual", "overspend by department", "percent of the budget spent". */
export function planSpans(said: Said): MetricSpan[] {
  const pair = pairOf(said)
  if (!pair) return []
  return [...comparedIn(said, pair), ...deviationsIn(said, pair), ...usedIn(said, pair)]
}

/** The one column of a plan and the one of what came of it, which adds up as it does; null where it is not plain. */
function pairOf({ understanding }: Said): Pair | null {
  const { profile, table } = understanding
  const amounts = columnNames(understanding).filter(
    ({ index }) => canMeasure(understanding, index) && !table.columns[index]!.derivedFrom,
  )
  const addsUp = ({ index }: { index: number }) => profile.columns[index]!.additivity === 'additive'
  const plans = amounts.filter(({ words }) => words.some((word) => hasWord(word, planWords)))
  const others = amounts.filter((name) => !plans.includes(name) && differenceOf(profile, name.index) === null)
  const named = others.filter(({ words }) => words.some((word) => hasWord(word, actualWords)))
  const actual = named.length === 1 ? named : others.filter(addsUp)
  return plans.length === 1 && actual.length === 1
    ? { plan: plans[0]!.index, actual: actual[0]!.index }
    : null
}

type Profile = Said['understanding']['profile']

const differenceOf = ({ identities }: Profile, result: number) =>
  identities.find((one) => one.kind === 'difference' && one.result === result) ?? null

/** "budget versus actual", "actual minus budget". */
function comparedIn(said: Said, pair: Pair): MetricSpan[] {
  const { mentions, words } = said
  return mentions.flatMap((first, place) => {
    const second = mentions[place + 1]
    if (!second || !isPair(pair, first, second)) return []
    const between = words.slice(first.to, second.from)
    const isJoined =
      between.some((word) => comparing.has(word)) &&
      between.every((word) => against.has(word) || comparing.has(word))
    const lead = words[first.from - 1] === 'between' && deviations.has(words[first.from - 2] ?? '') ? 2 : 0
    if (!isJoined && lead === 0) return []
    return [
      {
        from: first.from - lead,
        to: second.to,
        as: [differenceToken(said, pair)],
        ...tailOf(said, second.to),
      },
    ]
  })
}

const isPair = ({ plan, actual }: Pair, a: ColumnMention, b: ColumnMention): boolean =>
  (a.column === plan && b.column === actual) || (a.column === actual && b.column === plan)

/** "overspend by department", "variance against budget", "departments over budget". */
function deviationsIn(said: Said, pair: Pair): MetricSpan[] {
  const { words, mentions } = said
  const { plan } = pair
  return words.flatMap((word, at): MetricSpan[] => {
    if (!deviations.has(word) && !beyond.has(word)) return []
    if (mentions.some(({ from, to, column }) => from <= at && at < to && column !== plan)) return []
    const end = skip(words, skip(words, at + 1, againstWords), small)
    const mention = mentions.find(({ from, column }) => from === end && column === plan)
    if (!mention && !deviations.has(word)) return []
    if (!mention && /^(?:gap|difference|excess|exceed|shortfall)/.test(word)) return []
    return [{ from: at, to: mention?.to ?? at + 1, as: [differenceToken(said, pair)] }]
  })
}
const againstWords = wordSet('against versus vs from to of on with or and over above under below')

/** "percent of its budget spent". */
function usedIn(said: Said, { plan, actual }: Pair): MetricSpan[] {
  const { words, mentions, understanding } = said
  const nameAt = (index: number) => understanding.table.columns[index]!.name
  return words.flatMap((word, at): MetricSpan[] => {
    const isMuch = word === 'how' && words[at + 1] === 'much'
    const of = isMuch ? at + 2 : at + 1
    if ((!isMuch && !isShareWord(word)) || words[of] !== 'of') return []
    const start = skip(words, of + 1, small)
    const mention = mentions.find(({ from, column }) => from === start && column === plan)
    const use = words.findIndex((one, place) => place >= (mention?.to ?? words.length) && uses.has(one))
    if (!mention || use < 0) return []
    const from = /^(?:what|which)$/.test(words[at - 1] ?? '') ? at - 1 : at
    const metric = { kind: 'ratio', numerator: nameAt(actual), denominator: nameAt(plan) } as const
    const verb = words.slice(mention.to, use).findLastIndex((one) => !used.has(one)) + 1 + mention.to
    return [{ from, to: mention.to, metric, defined: { from: verb, to: use + 1 } }]
  })
}
const uses = wordSet('spent used consumed spend spends reached met achieved exhausted utilized utilised')

/** What came of the plan, less the plan; the column that holds it, where there is one. */
function differenceToken({ understanding }: Said, { plan, actual }: Pair): Token {
  const { profile, table } = understanding
  const held = profile.identities.find(
    (one) => one.kind === 'difference' && one.minuend === actual && one.subtrahend === plan,
  )
  if (held) return { ...plainToken('xmetricx'), column: held.result }
  const [above, below] = [actual, plan].map((index) => table.columns[index]!.name)
  const { label } = profile.columns[actual]!
  const less = profile.columns[plan]!.label
  return askedToken({
    kind: 'difference',
    name: `${upperFirst(label)} less ${less}`,
    above: above!,
    below: below!,
  })
}

/** ", and tell me who is above": asks for what the difference shows. */
function tailOf({ words }: Said, from: number): Pick<MetricSpan, 'defined'> {
  const at = words.findIndex((word, place) => place >= from && /^(?:who|which|where)$/.test(word))
  const rest = at < 0 ? [] : words.slice(at + 1)
  const isOver =
    rest.length > 0 &&
    rest.every(
      (word) =>
        beyond.has(word) ||
        deviations.has(word) ||
        /^(?:is|are|was|were|goes|went|it|them|the|and|or)$/.test(word),
    )
  if (!isOver) return {}
  let start = at
  while (start > from && /^(?:and|tell|show|say|me|us|please|also|,|then)$/.test(words[start - 1]!)) start--
  return { defined: { from: start, to: words.length } }
}
