import { distance } from 'fastest-levenshtein'

/** Shorter words stand in many a name by chance. */
const wordLengthMin = 3
/** Of the letters, how many may be wrong in a name that is still meant. */
const wrongShareMax = 0.4

/**
 * The known name that a mistyped one most likely stands for: with a letter wrong, in another case or with other
 * joints (`allowedEmail`), or as a word of it (`emails`, `pdf`); null where none is near.
 */
export function nearestName(given: string, known: readonly string[]): string | null {
  const letters = lettersOf(given)
  if (letters === '') return null
  const byLetters = known
    .map((name) => ({ name, wrong: distance(letters, lettersOf(name)) }))
    .sort((a, b) => a.wrong - b.wrong || beginsOtherwise(a.name, given) - beginsOtherwise(b.name, given))[0]
  if (byLetters && byLetters.wrong <= Math.floor(letters.length * wrongShareMax)) return byLetters.name
  const holding = known.filter((name) => holdsWord(lettersOf(name), letters))
  return holding.length === 1 ? (holding[0] ?? null) : null
}

/** Hardly anybody mistypes the first letter. */
const beginsOtherwise = (name: string, given: string) => (name[0] === given[0] ? 0 : 1)

const lettersOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const holdsWord = (name: string, word: string) =>
  (word.length >= wordLengthMin && name.includes(word)) ||
  (name.length >= wordLengthMin && word.includes(name))
