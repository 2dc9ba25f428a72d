import type { Understanding } from '../../understanding'
import { isSameThing } from '../typed/lexicon/things'
import { wordFit } from '../words/word-forms'
import { canMeasure } from './column-kinds'
import { columnNames } from './column-names'
import { isRepeated } from './counted-once'

/** A word fits so well what is called so. */
const calledFit = 0.95

/**
 * Whether a word is another for what each row has a number of its own for: "deals" beside an `Opportunity ID`. Where a
 * column is called so itself, or a number as another would say, as "donations" of a gift's id and amount, that is meant.
 */
export function isNumberedThing(word: string, understanding: Understanding): boolean {
  const meaning = columnNames(understanding).filter(({ words }) =>
    words.some((own) => isSameThing(word, own)),
  )
  return (
    meaning.some(({ index }) => isRowNumber(understanding, index)) &&
    meaning.every(
      ({ index, words }) =>
        !canMeasure(understanding, index) && words.every((own) => wordFit(word, own) < calledFit),
    )
  )
}

const isRowNumber = (understanding: Understanding, index: number): boolean =>
  understanding.profile.columns[index]!.role === 'id' && !isRepeated(understanding, index)
