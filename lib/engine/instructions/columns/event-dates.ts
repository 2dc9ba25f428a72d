import type { Understanding } from '../../understanding'
import { wordSet } from '../words/word-set'
import { isTime } from './column-kinds'
import { columnNames } from './column-names'

/** What a date is called by itself, rather than by what happened on it. */
const dateWords = wordSet(
  'date dates time times day days week weeks month months quarter quarters year years period at on when timestamp season hour datum tag monat jahr fecha dia mes ano annee mois jour data giorno mese anno',
)

/** What happens row by row has about a date of its own in each. */
const ownShareMin = 0.75
const namedShareMin = 0.95

/**
 * Dates that are called by what happened on them, about one a row: `visit`, `admission`. "A visit" is then a row, not its
 * date. Where something else names the rows, or many share a date (a vintage, a cohort, a departure), it is a date.
 */
export const isEventDate = (understanding: Understanding, index: number): boolean =>
  isCalledByEvent(understanding, index) &&
  shareOf(understanding, index) >= ownShareMin &&
  !understanding.profile.columns.some(
    ({ index: other, role, type }) =>
      (role === 'id' || type === 'text') && shareOf(understanding, other) >= namedShareMin,
  )

/** `hired`: before a condition, "hired in 2020", it asks for no dates. */
export const isCalledByEvent = (understanding: Understanding, index: number): boolean =>
  isTime(understanding, index) && !columnNames(understanding)[index]!.words.some(isDateWord)

/** How many different ones there are to a row that has one. */
function shareOf({ table, profile }: Understanding, index: number): number {
  const { distinct, missing } = profile.columns[index]!
  return distinct / Math.max(1, table.rowCount - missing)
}

/** `date`, and `orderdate` or `Buchungstag` in one word. */
const isDateWord = (word: string): boolean =>
  dateWords.has(word) || [...dateWords].some((end) => end.length >= endMin && word.endsWith(end))
const endMin = 3
