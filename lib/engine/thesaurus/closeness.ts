import nouns from './nouns.json'

/** Two words share a usual meaning; less for each meaning that is more usual than the shared one. */
const sameMeaning = 1
/** One names a kind of the other: an eatery, a place. */
const kindOf = 0.8
const rarerMeaning = 0.08
/** Rarer meanings of a word bring words that nobody means. */
const usualMeanings = 2

/**
 * How close the meanings of two English nouns are, 0 to 1, by WordNet 3.1 (Princeton University): 0.8 and more where
 * they may stand for each other. Singular, lower case.
 */
export function closeness(a: string, b: string): number {
  const meaningsOfB = meaningsOf(b)
  let best = 0
  meaningsOf(a).forEach((meaning, rank) => {
    meaningsOfB.forEach((other, otherRank) => {
      const close = related(meaning, other) - rarerMeaning * (rank + otherRank)
      if (close > best) best = close
    })
  })
  return best
}

const generationsMax = 7

/** Whether a noun names a kind of another, however far above it stands: a robe is a garment. Singular, lower case. */
export function isKindOf(word: string, kind: string): boolean {
  const wanted = meaningsOf(kind).slice(0, usualMeanings)
  let above = wanted.length === 0 ? [] : meaningsOf(word).slice(0, usualMeanings)
  for (let step = 0; step < generationsMax && above.length > 0; step++) {
    above = above.flatMap(parentsOf)
    if (above.some((meaning) => wanted.includes(meaning))) return true
  }
  return false
}

/** Whether it has the word at all, in the singular. */
export const isNoun = (word: string): boolean => meaningsOf(word).length > 0

/** Words that may stand for a noun, as `wage` for pay: those of its usual meanings and of what these are kinds of. */
export function standIns(word: string): string[] {
  const usual = meaningsOf(word).slice(0, usualMeanings)
  const near = usual.flatMap((meaning) => [meaning, ...parentsOf(meaning)])
  return [...new Set(near.flatMap(wordsOf))]
}

function related(meaning: string, other: string): number {
  if (meaning === other) return sameMeaning
  return parentsOf(meaning).includes(other) || parentsOf(other).includes(meaning) ? kindOf : 0
}

/** Two British endings that WordNet spells the American way. */
const american = (word: string) =>
  word.replace(/([^aeiou])our$/, '$1or').replace(/([aeiou][nt]?t)re$/, '$1er')

/** All meanings of a word, the most usual first; none where the thesaurus does not have it. */
const meaningsOf = (word: string): string[] => listed(american(word)) ?? listed(word) ?? []

/**
 * The entries stand in the order of the alphabet, each between two spaces: ` noun:meaning.meaning `. They are searched
 * as they stand, since taking all of them apart takes longer than a text has words for.
 */
function listed(word: string): string[] | null {
  const { words } = nouns
  let first = 0
  let end = words.length - 1
  while (first < end) {
    const start = words.lastIndexOf(' ', (first + end) >> 1)
    const colon = words.indexOf(':', start)
    const next = words.indexOf(' ', colon)
    const noun = words.slice(start + 1, colon)
    if (noun === word) return words.slice(colon + 1, next).split('.')
    if (noun < word) first = next
    else end = start
  }
  return null
}

let parents: string[] | null = null

function parentsOf(meaning: string): string[] {
  parents ??= nouns.parents.split(' ')
  const list = parents[Number.parseInt(meaning, 36)]!
  return list === '' ? [] : list.split('.')
}

const wordsByMeaning = new Map<string, string[]>()

function wordsOf(meaning: string): string[] {
  const known = wordsByMeaning.get(meaning)
  if (known) return known
  const { words } = nouns
  const found: string[] = []
  for (let at = words.indexOf(meaning); at >= 0; at = words.indexOf(meaning, at + 1)) {
    const isMeaning = /[:.]/.test(words[at - 1]!) && /[. ]/.test(words[at + meaning.length]!)
    if (isMeaning) found.push(words.slice(words.lastIndexOf(' ', at) + 1, words.lastIndexOf(':', at)))
  }
  wordsByMeaning.set(meaning, found)
  return found
}
