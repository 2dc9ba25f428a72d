import type { Understanding } from '../../understanding'
import { isRowName } from '../columns/column-kinds'
import { isDrawn } from '../columns/column-mentions'
import { type ColumnName, columnNames } from '../columns/column-names'
import { isEventDate } from '../columns/event-dates'
import { isRowWord } from '../columns/row-words'
import type { Token } from '../tokens'
import { valueMentions } from '../values/value-mentions'
import { closedWords } from '../words/closed-words'
import { singular } from '../words/word-forms'
import { cardColumns, type Outcome } from './card-columns'

/** Columns that a clause names in full and that stand nowhere in its outcome, in a sentence; null where all do. */
export function unseenNames(tokens: Token[], outcome: Outcome, understanding: Understanding): string | null {
  const names = columnNames(understanding)
  const isShown = shownIn(outcome, understanding)
  const shown = names.filter(isShown)
  if (shown.length === 0) return null
  const values = valueMentions(tokens, understanding)
  const unseen = names.filter((name) => {
    if (isShown(name) || isPlain(name, understanding) || isRowName(understanding, name.index)) return false
    const from = placeOf(name, tokens)
    if (from < 0 || shown.some((other) => isPartOf(name, other))) return false
    // "the average cost of a visit"
    if (tokens[from - 1]?.text !== 'by' && isEventDate(understanding, name.index)) return false
    const to = from + name.words.length
    const isValue = values.some((value) => value.from < to && from < value.to)
    return !isValue && !tokens[to - 1]!.isOwner && !isDrawn(tokens, from) && !isCounted(tokens, from)
  })
  if (unseen.length === 0) return null
  const said = unseen.map(({ index }) => understanding.table.columns[index]!.name).join(' and ')
  return `${said} ${unseen.length === 1 ? 'is' : 'are'} not shown, though named: no card has room for it.`
}

function shownIn(outcome: Outcome, { table }: Understanding): (name: ColumnName) => boolean {
  const shown = new Set(cardColumns(outcome))
  return ({ index }) => shown.has(table.columns[index]!.name)
}

/** Words of the grammar, and of the rows, name no column for sure. */
const isPlain = ({ words }: ColumnName, understanding: Understanding): boolean =>
  words.every((word) => closedWords.has(word) || isRowWord(word, understanding))

/** The first token of a name that was said in full; -1 where it was not. */
const placeOf = ({ words }: ColumnName, tokens: Token[]): number =>
  words.length === 0
    ? -1
    : tokens.findIndex((_, at) =>
        words.every((word, step) => singular(tokens[at + step]?.text ?? '') === singular(word)),
      )

/** "credit score" names no column `score`, where the column of the whole name is shown. */
const isPartOf = ({ words }: ColumnName, other: ColumnName): boolean =>
  other.words.length > words.length &&
  words.every((word) => other.words.some((whole) => singular(whole) === singular(word)))

/** "the number of cylinders" may be their rows. */
function isCounted(tokens: Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - wordsBefore), at)
  return before.some(({ text }, place) => {
    const rest = before.slice(place + 1)
    return counting.has(text) && rest.every((next) => determiners.has(next.text))
  })
}

const wordsBefore = 4
const counting = new Set('number many count'.split(' '))
const determiners = new Set('of the all different distinct unique'.split(' '))
