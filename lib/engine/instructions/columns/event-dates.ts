import type { Understanding } from '../../understanding'
import { wordSet } from '../words/word-set'
import { isTime } from './column-kinds'
import { columnNames } from './column-names'

/** What a date is called by itself, rather than by what happened on it. */
const dateWords = wordSet(
  'date dates time times day days week weeks month months quarter quarters year years period at on when timestamp season hour datum tag monat jahr fecha dia mes ano annee mois jour data giorno mese anno',
)

/** Dates that are called by what happened on them: `visit`, `admission`. "A visit" is then a row, not its date. */
export const isEventDate = (understanding: Understanding, index: number): boolean =>
  isTime(understanding, index) &&
  !columnNames(understanding)[index]!.words.some((word) => dateWords.has(word))
