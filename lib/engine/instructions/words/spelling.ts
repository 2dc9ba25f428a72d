import { distance } from 'fastest-levenshtein'
import { isNoun } from '../../thesaurus/closeness'
import { singular } from './word-forms'

const grammarWords =
  'average median maximum minimum descending ascending alphabetical alphabetically histogram scatter scatterplot distribution correlation relationship stacked grouped highest lowest largest smallest number monthly quarterly yearly weekly weekday weekdays between greater percentage percentile quartile proportion quarter'.split(
    ' ',
  )

/** Shorter words are one letter away from too many others. */
const lengthMin = 6
const twoWrongLengthMin = 9

/** A word of the grammar with a letter wrong, as it should stand; any other word as it is. */
export function corrected(word: string): string {
  if (word.length < lengthMin || grammarWords.includes(singular(word)) || isNoun(word)) return word
  const meant = grammarWords.find((known) => {
    const wrong = known[0] === word[0] ? distance(word, known) : Number.POSITIVE_INFINITY
    return wrong === 1 || (wrong === 2 && known.length >= twoWrongLengthMin)
  })
  return meant ?? word
}
