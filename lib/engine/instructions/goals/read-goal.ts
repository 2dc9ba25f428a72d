import { isTimeUnit } from '../../derive/duration-columns'
import type { ColumnProfile } from '../../profile/profile'
import { closeness } from '../../thesaurus/closeness'
import type { Understanding } from '../../understanding'
import { qualitiesOf } from '../columns/column-fit'
import { columnNames } from '../columns/column-names'
import { isRowWord } from '../columns/row-words'
import { isContent } from '../report/is-content'
import { readTokens } from '../tokens'
import { saidStates } from '../typed/said-states'
import { singular, wordFit } from '../words/word-forms'

/** What somebody wants to find out: what it is about, likeliest first, and what it is to be told by; column indexes. */
export interface Goal {
  outcomes: number[]
  factors: number[]
}

/** A word of the text means a word of a name from here on. */
const fitMin = 0.7
/** What is looked for stands behind what it is explained by. */
const explainedWeight = 2
const outcomesMax = 2

const goal =
  /^(?:(?:please|so|and|but|i|we|they|want|need|would like|have|the|my|our|aim|goal|purpose|question|is|given [^,]*,|help me|let me|let us|can you|could you) )*(?:to )?(?:analy[sz]e|investigate|assess|explore|examine|identify|understand|uncover|detect|determine|evaluate|study|explain|find out|find the (?:discrepanc|imbalanc|factors|reasons|drivers|causes|patterns|trends)|improve|reduce|optimi[sz]e|know (?:why|what|how|where)|why (?:is|are|do|does|did|has|have|was|were)\b|what (?:drives|explains|influences|affects|determines|causes|leads to|is behind)\b|which (?:factors|things)\b|how (?:can|could|should|do) (?:we|i) (?:improve|reduce|increase|raise|lower|cut|grow|avoid|keep)\b)/i
/** Behind these stands what is explained. */
const explains =
  /\b(?:influences?|impacts?|affects?|drives?|explains?|determines?|causes?|leads? to|leading to|behind|improve|reduce|raise|lower|cut|optimi[sz]e)\b/i
/** A kind of chart, or a breakdown said in so many words, asks for a card. */
const drawn =
  /\b(?:charts?|graphs?|plots?|bars?|lines?|pies?|scatter|histograms?|tables?|kpis?|cards?|maps?|heatmaps?)\b/i

/** What somebody wants to find out, rather than a chart that they want to see. */
export const isGoal = (english: string): boolean => goal.test(english.trim()) && !drawn.test(english)

/** Words of how long things take. */
const termWords = new Set(
  'time times duration durations period periods quick quicker quickly fast faster slow slower delay delays long longer turnaround ttr speed'.split(
    ' ',
  ),
)
/** Words of names that say only what kind of thing a column is, and words that goals are made of. */
const generic = new Set(
  'id code name number num no type date time day days at from to of in by on per and or the a an is with data value total status level end start system user sys title label key'.split(
    ' ',
  ),
)

interface Said {
  word: string
  weight: number
}

/** What a goal is about, by the words of columns, of the values that rates are made of, and of how long things take. */
export function readGoal(english: string, named: number[], understanding: Understanding): Goal {
  const said = saidIn(english)
  const { profile } = understanding.subject
  const measures = profile.measures.map((index) => profile.columns[index]!)
  const called = measures
    .map((column, place) => ({ column, place, fit: fitOf(column, said, understanding) }))
    .filter(({ fit }) => fit >= fitMin)
    .sort((a, b) => b.fit - a.fit || a.place - b.place)
    .slice(0, outcomesMax)
    .map(({ column }) => column)
  const outcomes = called.length > 0 ? called : ofStates(english, measures, understanding)
  const isOutcome = (index: number) =>
    outcomes.some(({ name }) => name === understanding.table.columns[index]!.name)
  const factors = profile.dimensions.filter(
    (index) =>
      index < understanding.table.columns.length &&
      !isOutcome(index) &&
      (named.includes(index) || fitOf(profile.columns[index]!, said, understanding) >= fitMin),
  )
  return { outcomes: outcomes.map(({ index }) => index), factors }
}

/** "why members quit" of a rate of those that have churned: what is told of by a word for what has come of rows. */
function ofStates(english: string, measures: ColumnProfile[], understanding: Understanding): ColumnProfile[] {
  const told = saidStates(readTokens(english), understanding).map(({ filter }) => filter.column)
  return measures.filter(({ name, of }) => told.includes(of?.column ?? name)).slice(0, 1)
}

function saidIn(english: string): Said[] {
  const from = explains.exec(english)?.index ?? english.length
  return [...english.matchAll(/\p{L}{3,}/gu)]
    .map(({ 0: word, index }) => ({
      word: word.toLowerCase(),
      weight: index >= from ? explainedWeight : 1,
    }))
    .filter(({ word }) => !generic.has(word) || termWords.has(word))
}

const prepositions = new Set(
  'in by for across between among within at on over during from since and or our the'.split(' '),
)

/** What is to be explained, where nothing that the goal was read as is called so; null where it is, or none is said. */
export function unexplained(
  english: string,
  { outcomes, factors }: Goal,
  understanding: Understanding,
): string | null {
  const match = explains.exec(english)
  if (!match) return null
  const words =
    english
      .slice(match.index + match[0].length)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const start = words.findIndex((word) => !prepositions.has(word))
  const end = words.findIndex((word, at) => at > start && prepositions.has(word))
  const head = words.slice(Math.max(0, start), end < 0 ? words.length : end).at(-1)
  if (head !== undefined && termWords.has(head)) return outcomes.length > 0 ? null : head
  if (head === undefined || !isContent(head) || isRowWord(head, understanding)) return null
  const { columns } = understanding.subject.profile
  const parts = [...outcomes, ...factors].flatMap((index) => partsOf(columns[index]!, understanding))
  return parts.some((part) => meaningOf(head, part) >= fitMin) ? null : head
}

/** How much of what is said speaks of a column; each word of its name counts once. */
function fitOf(column: ColumnProfile, said: Said[], understanding: Understanding): number {
  const parts = partsOf(column, understanding)
  const fits = parts.map((part) =>
    Math.max(0, ...said.map(({ word, weight }) => weight * meaningOf(word, part))),
  )
  const isTerm = isTimeUnit(column.unit) || parts.some((part) => termWords.has(part))
  const term = isTerm ? Math.max(0, ...said.map(({ word, weight }) => (termWords.has(word) ? weight : 0))) : 0
  return term + fits.reduce((sum, fit) => sum + fit, 0)
}

function partsOf(column: ColumnProfile, { table }: Understanding): string[] {
  const index = table.columns.findIndex(({ name }) => name === column.name)
  const words = index < 0 ? [] : columnNames({ table })[index]!.words
  const answers = [column.of?.value ?? []]
    .flat()
    .flatMap((value) => `${value}`.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  return [...new Set([...words, ...answers])].filter((word) => !generic.has(word) || termWords.has(word))
}

function meaningOf(word: string, part: string): number {
  const plain = Math.max(0, ...qualitiesOf(word).map((quality) => wordFit(quality, part)))
  if (plain >= fitMin) return plain
  return closeness(singular(word), singular(part)) >= closenessMin ? fitMin : 0
}

const closenessMin = 0.8
