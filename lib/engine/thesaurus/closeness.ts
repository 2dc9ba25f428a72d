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

/** Taken apart at the first question, since most processes never ask one. */
let meanings: Map<string, string[]> | null = null

function meaningsByWord(): Map<string, string[]> {
  meanings ??= new Map(
    nouns.words
      .trim()
      .split(' ')
      .map((entry) => {
        const [noun, ids] = entry.split(':')
        return [noun!, ids!.split('.')]
      }),
  )
  return meanings
}

/** All meanings of a word, the most usual first; none where the thesaurus does not have it. */
const meaningsOf = (word: string): string[] =>
  meaningsByWord().get(american(word)) ?? meaningsByWord().get(word) ?? []

let parents: string[] | null = null

function parentsOf(meaning: string): string[] {
  parents ??= nouns.parents.split(' ')
  return parents[Number.parseInt(meaning, 36)]!.split('.')
}

let words: Map<string, string[]> | null = null

function wordsOf(meaning: string): string[] {
  words ??= invert(meaningsByWord())
  return words.get(meaning) ?? []
}

function invert(lists: Map<string, string[]>): Map<string, string[]> {
  const inverted = new Map<string, string[]>()
  for (const [key, list] of lists) {
    for (const each of list) inverted.set(each, [...(inverted.get(each) ?? []), key])
  }
  return inverted
}
