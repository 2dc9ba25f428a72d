import { canMeasure, isKind, isQuantity } from '../columns/column-kinds'
import type { ColumnMention } from '../columns/column-mentions'
import { columnNames } from '../columns/column-names'
import { rowWords } from '../columns/row-words'
import type { Token } from '../tokens'
import { expansionsOf } from '../words/abbreviations'
import { singular } from '../words/word-forms'
import { idOf } from './id-of'
import { type MetricSpan, type Said, skip } from './metric-span'
import { isMoneyWord, moneyColumn } from './money-column'
import { yesCondition } from './rate-end'

const articles = new Set('a an the one single each every'.split(' '))
const perWords = new Set('per'.split(' '))

/** Where what stands over `at` begins: behind "per", "for each". */
function belowFrom({ words }: Said, at: number): number | null {
  if (perWords.has(words[at] ?? '')) return skip(words, at + 1, articles)
  const isEach = words[at] === 'for' && /^(?:each|every)$/.test(words[at + 1] ?? '')
  return isEach ? skip(words, at + 2, articles) : null
}

/** Numbers over numbers: "revenue per night", "clicks per open", "sick days per head", "sales per order by segment". */
export function perSpans(said: Said): MetricSpan[] {
  const { words } = said
  return words.flatMap((_, at): MetricSpan[] => {
    const from = belowFrom(said, at)
    const above = from === null ? null : aboveAt(said, at)
    if (from === null || !above) return []
    return overColumn(said, above, from) ?? overEach(said, above, from) ?? overHeads(said, above, from) ?? []
  })
}

interface Above {
  from: number
  column: number
}

/** The number that ends before "per", or the sales where no column is called so. */
function aboveAt({ mentions, words, understanding }: Said, at: number): Above | null {
  const mention = mentions.find(({ to }) => to === at)
  const isNumber =
    mention !== undefined &&
    (canMeasure(understanding, mention.column) || yesCondition(understanding, mention.column) !== null)
  if (isNumber) return { from: mention.from, column: mention.column }
  const money = !mention && isMoneyWord(words[at - 1]) ? moneyColumn(understanding) : null
  return money === null ? null : { from: at - 1, column: money }
}

const nameAt = ({ understanding }: Said, index: number) => understanding.table.columns[index]!.name

function overColumn(said: Said, above: Above, from: number): MetricSpan[] | null {
  const { mentions, understanding } = said
  const below = mentions.find((mention) => mention.from === from)
  if (!below || below.column === above.column) return null
  const flags = [above.column, below.column].map((index) => yesCondition(understanding, index))
  if (flags[0] && flags[1])
    return [{ from: above.from, to: below.to, metric: { kind: 'rate', of: flags[0] }, among: flags[1] }]
  if (!canMeasure(understanding, above.column)) return null
  const isAmount =
    canMeasure(understanding, below.column) &&
    isQuantity(understanding, below.column) &&
    understanding.profile.columns[above.column]!.additivity === 'additive'
  return isAmount && !below.isEntity ? [ratio(said, above, below)] : null
}

type Below = Pick<ColumnMention, 'to' | 'column'>

const ratio = (said: Said, above: Above, below: Below): MetricSpan => ({
  from: above.from,
  to: below.to,
  metric: {
    kind: 'ratio',
    numerator: nameAt(said, above.column),
    denominator: nameAt(said, below.column),
  },
})

/** "sales per order by segment": what is counted, where the chart is broken down by something else. */
function overEach(said: Said, above: Above, from: number): MetricSpan[] | null {
  const { words, mentions, understanding } = said
  if (words[from - 1] !== 'per' || !canMeasure(understanding, above.column)) return null
  const isBrokenDown = mentions.some(
    (other) =>
      other.from > from + 1 &&
      /^(?:by|per)$/.test(words[other.from - 1]!) &&
      !canMeasure(understanding, other.column),
  )
  const column = isBrokenDown ? idOf(words[from]!, understanding) : null
  if (column === null) return null
  const span = ratio(said, above, { to: from + 1, column })
  return span.metric?.kind === 'ratio' ? [{ ...span, metric: { ...span.metric, each: true } }] : null
}

const heads = new Set('head capita person'.split(' '))
const headcounts = new Set(
  'headcount population people person staff employee guest cover member pupil passenger inhabitant head fte'.split(
    ' ',
  ),
)

/** "revenue per head": over a column that counts them; where each row is a person, the average of the rows. */
function overHeads(said: Said, above: Above, from: number): MetricSpan[] | null {
  const { words, understanding, tokens } = said
  if (!heads.has(words[from] ?? '') || !canMeasure(understanding, above.column)) return null
  const counted = columnNames(understanding).filter(
    ({ index, words: own }) =>
      index !== above.column &&
      canMeasure(understanding, index) &&
      !isKind(understanding, index) &&
      understanding.profile.columns[index]!.additivity !== 'intensive' &&
      own.some((word) => headcounts.has(singular(word))),
  )
  const span = { from: above.from, to: from + 1 }
  if (counted.length === 1) return [ratio(said, above, { ...span, column: counted[0]!.index })]
  if (counted.length > 1 || !isOfPeople(said)) return null
  return [{ ...span, as: [averageWord, ...tokens.slice(above.from, from - 1)] }]
}

/** Whether each row is a person, by what the rows or their ids are called. */
function isOfPeople({ understanding }: Said): boolean {
  const { profile, table } = understanding
  const ids = columnNames(understanding).filter(
    ({ index }) =>
      profile.columns[index]!.role === 'id' && profile.columns[index]!.distinct === table.rowCount,
  )
  const called = [
    profile.row?.one.toLowerCase() ?? '',
    ...rowWords(understanding),
    ...ids.flatMap(({ words }) => words),
  ]
  return called.some(
    (word) => people.has(singular(word)) || expansionsOf(word).some((long) => people.has(long)),
  )
}

const people = new Set(
  'staff emp person employee customer member patient student pupil passenger guest worker subscriber user client people respondent'.split(
    ' ',
  ),
)
export const averageWord: Token = { kind: 'word', text: 'average', value: Number.NaN, isCapital: false }
