import type { ColumnMention } from '../columns/column-mentions'
import { columnNames, unitsOf } from '../columns/column-names'
import { isRowWord } from '../columns/row-words'
import { singular } from '../words/word-forms'
import { breakdownFrom } from './condition-in'
import { isShareWord, type MetricSpan, rateSpan, type Said } from './metric-span'
import { averageWord } from './per-spans'
import { rateEnd, yesCondition } from './rate-end'

const wordsMax = 3
const percents = new Set('percent percentage pct'.split(' '))

/** "abandoned calls % by weekday", "returned orders percent": the sign behind says that a share of the rows is meant. */
export function percentSpans(said: Said): MetricSpan[] {
  return said.words.flatMap((word, at): MetricSpan[] => {
    if (!percents.has(word) || !isLast(said, at)) return []
    const end = said.words[at - 1] === 'in' ? at - 1 : at
    const named = said.mentions.find(({ to }) => to === end)
    if (named && isInPercent(said, named)) return [{ from: end, to: at + 1, as: [] }]
    const column = named ? ratioOf(said, named) : null
    if (named && column !== null)
      return [{ from: named.from, to: at + 1, as: [{ ...averageWord, text: 'xmetricx', column }] }]
    return rateBefore(said, at) ?? []
  })
}

/** Whether nothing stands behind it that it could be of. */
const isLast = (said: Said, at: number): boolean =>
  at + 1 >= said.words.length ||
  breakdownFrom(said, at + 1) === at + 1 ||
  !/^\p{L}/u.test(said.words[at + 1]!)

function isInPercent({ understanding }: Said, { column }: ColumnMention): boolean {
  const { format, unit } = understanding.profile.columns[column]!
  const { name } = understanding.table.columns[column]!
  const units = unitsOf(columnNames(understanding)[column]!)
  return unit === '%' || format?.style === 'percent' || name.includes('%') || units.includes('percent')
}

/** The one column in per cent that a number is put over another one in: what is left of each income. */
function ratioOf({ understanding: { profile } }: Said, { column }: ColumnMention): number | null {
  const found = profile.identities.flatMap((one) =>
    one.kind === 'ratio' &&
    one.numerator === column &&
    profile.columns[one.result]!.format?.style === 'percent'
      ? [one.result]
      : [],
  )
  return found.length === 1 ? found[0]! : null
}

function rateBefore(said: Said, at: number): MetricSpan[] | null {
  const { words, mentions, understanding } = said
  const isThing = (place: number) =>
    isRowWord(words[place]!, understanding) || singular(words[place]!) !== words[place]
  const end = at > 1 && isThing(at - 1) && !isShareWord(words[at - 1]) ? at - 1 : at
  for (let from = Math.max(0, end - wordsMax); from < end; from++) {
    const mention = mentions.find((one) => one.from === from && one.to >= end)
    const flag = mention ? yesCondition(understanding, mention.column) : null
    const of = flag ?? rateEnd(words.slice(from, end), understanding)
    if (of) return rateSpan(from, at + 1, of)
  }
  return null
}
