import { hasWord } from '../../names/name-words'
import { planWords } from '../../profile/plan-words'
import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import type { ColumnName } from '../columns/column-names'
import { columnNames } from '../columns/column-names'
import { isRowWord } from '../columns/row-words'
import { isContent } from '../report/is-content'
import type { Token } from '../tokens'
import { closedWords } from '../words/closed-words'
import { wordFit } from '../words/word-forms'
import { wordSet } from '../words/word-set'
import { breakdownFrom } from './condition-in'
import type { MetricSpan, Said } from './metric-span'
import { averageWord } from './per-spans'

const units = wordSet('days hours minutes weeks months time')
const links = wordSet('from to between until till before')
const durationWords = wordSet(
  'days hours minutes min mins sec seconds duration los tenure time wait lead length age',
)
/** Verbs and nouns of every duration; which one is meant they leave open. */
const anyTime = wordSet(
  'take takes took last lasts stay stays need needs wait it they people we one long it s time days hours',
)
const fitMin = 0.75

/** How long things took: "how many days from order to shipping", "how long does it take to settle", "time to resolve". */
export function durationSpans(said: Said): MetricSpan[] {
  const { words } = said
  const at = words.findIndex((_, place) => lengthFrom(said, place) > 0)
  if (at < 0) return nounsOf(said)
  const begin = at + lengthFrom(said, at)
  const comma = words.indexOf(',', begin)
  const whole = breakdownFrom(said, begin)
  const end = comma < 0 ? whole : Math.min(comma, whole)
  const column = meant(said, words.slice(begin, end))
  if (column === null) return []
  // "how long does it take, median please"
  const isMade = words.some((word) => summaries.has(word))
  const stand: Token = { ...averageWord, text: 'xmetricx', column }
  const tail = unitsFrom(said, end)
  return [
    {
      from: at,
      to: end,
      as: isMade ? [stand] : [averageWord, stand],
      ...(tail && { defined: tail }),
    },
  ]
}

const stays = wordSet('tenure turnaround leadtime')
/** Before "time" or "duration": what takes it. */
const verbNouns = wordSet(
  'resolution delivery lead waiting handling processing response cycle turnaround shipping closing settlement approval repair recovery stay service',
)

/** "average tenure", "delivery time": where the table has one duration that can be meant, and no column is called so. */
function nounsOf(said: Said): MetricSpan[] {
  const { words, mentions } = said
  return words.flatMap((word, at): MetricSpan[] => {
    const isTime = /^(?:times?|durations?|length)$/.test(word) && verbNouns.has(words[at - 1] ?? '')
    if (!isTime && !stays.has(word)) return []
    const from = isTime ? at - 1 : at
    if (mentions.some((one) => one.from < at + 1 && from < one.to)) return []
    const column = meant(said, words.slice(from, at + 1))
    if (column === null) return []
    const isMade = summaries.has(words[from - 1] ?? '')
    const stand: Token = { ...averageWord, text: 'xmetricx', column }
    const { name } = said.understanding.table.columns[column]!
    return [
      {
        from,
        to: at + 1,
        as: isMade ? [stand] : [averageWord, stand],
        note: `“${words.slice(from, at + 1).join(' ')}” was read as ${name}.`,
      },
    ]
  })
}

const summaries = wordSet(
  'average avg mean median longest shortest maximum minimum typical total percentile percentiles p',
)

/** How many words ask for a duration there; 0 where none do, or where a column is called so. */
function lengthFrom({ words, mentions }: Said, at: number): number {
  if (mentions.some(({ from, to }) => from <= at && to > at + 1)) return 0
  if (words[at] === 'how' && words[at + 1] === 'long') return 2
  const lead = words[at] === 'how' && words[at + 1] === 'many' ? 2 : 0
  return units.has(words[at + lead] ?? '') && links.has(words[at + lead + 1] ?? '') ? lead + 1 : 0
}

/** The one column of durations that some words are about; null where none is, or several. */
function meant({ understanding }: Said, words: string[]): number | null {
  const { table } = understanding
  const durations = columnNames(understanding).filter((name) => {
    const { derivedFrom } = table.columns[name.index]!
    const isDerived = derivedFrom?.length === 2 && name.words.includes('from')
    return (
      canMeasure(understanding, name.index) &&
      (isDerived || name.words.some((word) => durationWords.has(word)))
    )
  })
  const content = words.filter(
    (word) => !closedWords.has(word) && !anyTime.has(word) && /^\p{L}{2,}/u.test(word),
  )
  const rated = durations.map((name) => ({ name, fit: fitOf(content, name) }))
  const best = Math.max(0, ...rated.map(({ fit }) => fit))
  const first = rated.filter(({ fit }) => fit === best)
  const [only, ...others] =
    first.length > 1 ? first.filter(({ name }) => isMeasured(understanding, name)) : first
  if (best > 0) return only && others.length === 0 ? only.name.index : null
  const isOther = content.some((word) => isContent(word) && !isRowWord(word, understanding))
  return durations.length === 1 && !isOther ? durations[0]!.index : null
}

/** How long it was meant to take, and the classes of it, are asked for by their names. */
const isMeasured = ({ profile }: Understanding, { index, words }: ColumnName): boolean =>
  profile.columns[index]!.role === 'measure' && !words.some((word) => hasWord(word, planWords))

/** How many of the words the name has, or the dates that it was made of. */
const fitOf = (content: string[], { words }: ColumnName): number =>
  content.filter((word) => words.some((own) => wordFit(word, own) >= fitMin)).length

/** "in months or days": only how it is told. */
function unitsFrom({ words }: Said, from: number): { from: number; to: number } | null {
  const at = words.indexOf('in', from)
  if (at < 0 || !units.has(words[at + 1] ?? '')) return null
  const to = words[at + 2] === 'or' && units.has(words[at + 3] ?? '') ? at + 4 : at + 2
  return { from: words[at - 1] === ',' ? at - 1 : at, to }
}
