import type { Understanding } from '../../understanding'
import { fittingColumn } from '../columns/column-fit'
import { canMeasure, isFew, isKind, isQuantity, standsForAnother } from '../columns/column-kinds'
import type { ColumnMention } from '../columns/column-mentions'
import { type ColumnName, columnNames, unitsOf } from '../columns/column-names'
import { rowWords } from '../columns/row-words'
import { isContent } from '../report/is-content'
import type { Token } from '../tokens'
import { expansionsOf } from '../words/abbreviations'
import { singular, wordFit } from '../words/word-forms'
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
    const from = isInName(said, at) ? null : belowFrom(said, at)
    const above = from === null ? null : aboveAt(said, at)
    if (from === null || !above) return []
    const ways = isNamedInPart(said, from)
      ? [overEach, overColumn, overHeads]
      : [overColumn, overEach, overHeads]
    return ways.reduce<MetricSpan[] | null>((found, way) => found ?? way(said, above, from), null) ?? []
  })
}

/** "Sales per Customer" of a column that is called so. */
const isInName = ({ mentions }: Said, at: number): boolean =>
  mentions.some(({ from, to }) => from < at && at < to - 1)

/** "per order" of "order total": no more of its name than what is called an order has. */
function isNamedInPart({ mentions, words, understanding }: Said, from: number): boolean {
  const mention = mentions.find((one) => one.from === from)
  if (!mention) return idOf(words[from] ?? '', understanding) !== null
  const name = columnNames(understanding).find(({ index }) => index === mention.column)
  return name !== undefined && name.words.length > mention.to - mention.from
}

interface Above {
  from: number
  column: number
  /** No word of its name was said. */
  isLent?: boolean
}

/** The number that ends before "per", or the sales where no column is called so. */
function aboveAt({ mentions, words, understanding }: Said, at: number): Above | null {
  const mention = mentions.find(({ to }) => to === at)
  const isNumber =
    mention !== undefined &&
    (canMeasure(understanding, mention.column) || yesCondition(understanding, mention.column) !== null)
  if (isNumber) return { from: mention.from, column: mention.column }
  const money = !mention && isMoneyWord(words[at - 1]) ? moneyColumn(understanding) : null
  if (money !== null) return { from: at - 1, column: money }
  return mention ? null : lentAbove({ words, understanding }, at - 1)
}

const lentFitMin = 0.45

/** "cost per click" of what was spent: a number whose name means it, where no other does. */
function lentAbove(
  { words, understanding }: Pick<Said, 'words' | 'understanding'>,
  at: number,
): Above | null {
  const word = words[at] ?? ''
  if (!isContent(word)) return null
  const names = columnNames(understanding).filter(({ index }) => isAmount(understanding, index))
  const best = fittingColumn([singular(word)], names, { data: understanding })
  return best && best.fit >= lentFitMin ? { from: at, column: best.index, isLent: true } : null
}

/** What one number can be over, or under: no rate, no rating, nothing that is over something already. */
function isAmount(understanding: Understanding, index: number): boolean {
  const { additivity, format, unit, isRatio, isScore, of } = understanding.profile.columns[index]!
  const isRate = isRatio || isScore || of || format?.style === 'percent' || unit?.includes('/')
  return canMeasure(understanding, index) && additivity !== 'ordinal' && !isRate
}

const nameAt = ({ understanding }: Said, index: number) => understanding.table.columns[index]!.name

/** The column that has its amounts once, where they stand on several rows each. */
const onceOf = ({ understanding }: Said, index: number) =>
  understanding.profile.columns[index]!.onceAs ?? index

function overColumn(said: Said, above: Above, from: number): MetricSpan[] | null {
  const { understanding } = said
  const below = belowAt(said, from)
  if (!below || onceOf(said, below.column) === onceOf(said, above.column)) return null
  const flags = [above.column, below.column].map((index) => yesCondition(understanding, index))
  if (flags[0] && flags[1])
    return [{ from: above.from, to: below.to, metric: { kind: 'rate', of: flags[0] }, among: flags[1] }]
  if (!canMeasure(understanding, above.column)) return null
  const canBe = [above, below].every(({ column }) => isAmount(understanding, column))
  const isSum =
    isQuantity(understanding, below.column) &&
    understanding.profile.columns[above.column]!.additivity === 'additive'
  // nobody draws a number by hundreds of others, and where something else breaks it down it is over it
  const isOver =
    isSum ||
    !isFew(understanding, below.column) ||
    (!isLevel(said, below.column, from) && isBrokenDown(said, below.to))
  return canBe && isOver && !below.isEntity ? [ratio(said, above, below)] : null
}

/** "for each setpoint": a few levels, which add up to nothing, are kinds. */
const isLevel = ({ words, understanding }: Said, column: number, from: number): boolean =>
  words[from - 1] !== 'per' && !isQuantity(understanding, column)

const isBrokenDown = ({ words, mentions, understanding }: Said, from: number): boolean =>
  words.some(
    (word, at) => at > from && /^(?:by|per|each)$/.test(words[at - 1]!) && periods.has(singular(word)),
  ) ||
  mentions.some(
    (other) =>
      other.from > from &&
      /^(?:by|per|each)$/.test(words[other.from - 1]!) &&
      !canMeasure(understanding, other.column),
  )

const periods = new Set('year quarter month week day weekday hour'.split(' '))

/** A column that is named, or the one number that is counted so: "per km", "per pound spent". */
function belowAt(
  { mentions, words, understanding }: Said,
  from: number,
): (Below & { isEntity: boolean }) | null {
  const mention = mentions.find((one) => one.from === from)
  if (mention) return mention
  const word = singular(words[from] ?? '')
  const next = words[from + 1] ?? ''
  const counted = columnNames(understanding).filter(
    (name) =>
      isAmount(understanding, name.index) &&
      !standsForAnother(understanding, name.index) &&
      (isCountedIn(name, word) ||
        (holdsMany(name, word) && (!isCourse(understanding, word) || isSaid(name, next)))),
  )
  const named = counted.filter((name) => isSaid(name, next))
  const [only, ...others] = named.length > 0 ? named : counted
  if (!only || others.length > 0) return null
  return { to: named.length > 0 ? from + 2 : from + 1, column: only.index, isEntity: false }
}
const nextFitMin = 0.75

const isSaid = ({ words }: ColumnName, word: string): boolean =>
  words.some((own) => wordFit(word, own) >= nextFitMin)

/** `labour_hours`, and no `lines_per_hour`, which is over them itself. */
const isCountedIn = (name: ColumnName, word: string): boolean =>
  !name.words.includes('per') &&
  (name.words.slice(1).includes(word) || unitsOf(name).some((unit) => wordFit(word, unit) >= nextFitMin))

/** `hours_worked`. */
const holdsMany = ({ words }: ColumnName, word: string): boolean =>
  words.length > 1 && !words.includes('per') && words.some((own) => own !== word && singular(own) === word)

const coarseToFine = ['year', 'quarter', 'month', 'week', 'day', 'hour']

/** Whether the dates tell one such from the next: "per week" is then how it went, whatever else holds weeks. */
function isCourse({ profile }: Understanding, word: string): boolean {
  const grain = profile.mainTime === null ? null : profile.columns[profile.mainTime]!.grain
  const place = coarseToFine.indexOf(word)
  return grain !== null && place >= 0 && place <= coarseToFine.indexOf(grain)
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
  ...(above.isLent && {
    note: `“${said.words[above.from]}” was read as ${nameAt(said, above.column)}.`,
  }),
})

/** "sales per order by segment": what is counted, where the chart is broken down by something else. */
function overEach(said: Said, above: Above, from: number): MetricSpan[] | null {
  const { words, understanding } = said
  if (words[from - 1] !== 'per' || !canMeasure(understanding, above.column)) return null
  const isNamed = said.mentions.some((one) => one.from === from && one.to > from + 1)
  const column = !isNamed && isBrokenDown(said, from + 1) ? idOf(words[from]!, understanding) : null
  if (column === null) return null
  const span = ratio(said, above, { to: from + 1, column })
  return span.metric?.kind === 'ratio' ? [{ ...span, metric: { ...span.metric, each: true } }] : null
}

const heads = new Set('head capita person'.split(' '))
const headcounts = new Set(
  'headcount population people person staff employee guest cover couvert member pupil passenger inhabitant head fte gast comensal'.split(
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
