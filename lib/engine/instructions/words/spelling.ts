import { distance } from 'fastest-levenshtein'
import { isNoun } from '../../thesaurus/closeness'
import { closedWords } from './closed-words'
import { remembered } from './remembered'
import { singular } from './word-forms'

const grammarWords =
  'average median maximum minimum descending ascending alphabetical alphabetically histogram scatter scatterplot distribution correlation relationship stacked grouped highest lowest largest smallest number monthly quarterly yearly weekly weekday weekdays between greater percentage percentile quartile proportion quarter'.split(
    ' ',
  )

/** Shorter words are one letter away from too many others. */
const lengthMin = 6
const twoWrongLengthMin = 9

/** Two wrong letters stand behind a beginning that is right: "depending" is no "descending". */
const sureBeginning = 3

/** A word of the grammar with a letter wrong, as it should stand; any other word as it is. */
export const corrected = remembered((word: string): string => {
  if (word.length < lengthMin || grammarWords.includes(singular(word)) || isWord(word)) return word
  const [first, second] = grammarWords
    .filter((known) => known[0] === word[0])
    .map((known) => ({ known, wrong: distance(word, known) }))
    .filter(({ known, wrong }) => wrong === 1 || (wrong === 2 && isLikely(word, known)))
    .sort((a, b) => a.wrong - b.wrong)
  if (!first) return word
  // as close to two words that are not alike, it may be the opposite of either
  return first.wrong === second?.wrong && !beginAlike(first.known, second.known) ? word : first.known
})

const beginAlike = (a: string, b: string) => a.slice(0, sureBeginning) === b.slice(0, sureBeginning)

const isLikely = (word: string, known: string) => known.length >= twoWrongLengthMin && beginAlike(known, word)

/** Words of the language itself are never wrong: nouns, what verbs and adjectives make of them, and small words. */
const isWord = (word: string) => closedWords.has(word) || isNoun(word) || stemsOf(word).some(isNoun)

function stemsOf(word: string): string[] {
  const stem = /^(.{3,}?)(?:ed|ing|ly|er|est|able)$/.exec(word)?.[1]
  return stem === undefined ? [] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
}
