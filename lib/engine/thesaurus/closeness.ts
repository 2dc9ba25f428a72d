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
  const meaningsOfB = meaningsOf(american(b))
  let best = 0
  meaningsOf(american(a)).forEach((meaning, rank) => {
    meaningsOfB.forEach((other, otherRank) => {
      const close = related(meaning, other) - rarerMeaning * (rank + otherRank)
      if (close > best) best = close
    })
  })
  return best
}

/** Whether it has the word at all, in the singular. */
export const isNoun = (word: string): boolean => meaningsOf(word).length > 0

function related(meaning: string, other: string): number {
  if (meaning === other) return sameMeaning
  return parentsOf(meaning).includes(other) || parentsOf(other).includes(meaning) ? kindOf : 0
}

/** Two British endings that WordNet spells the American way. */
const american = (word: string) =>
  word.replace(/([^aeiou])our$/, '$1or').replace(/([aeiou][nt]?t)re$/, '$1er')

let meanings: Map<string, string[]> | null = null

/** Taken apart at the first question, since most processes never ask one. */
function meaningsOf(word: string): string[] {
  meanings ??= new Map(
    nouns.words
      .trim()
      .split(' ')
      .map((entry) => {
        const [noun, ids] = entry.split(':')
        return [noun!, ids!.split('.')]
      }),
  )
  return meanings.get(word) ?? []
}

let parents: string[] | null = null

function parentsOf(meaning: string): string[] {
  parents ??= nouns.parents.split(' ')
  return parents[Number.parseInt(meaning, 36)]!.split('.')
}

let wordsOfMeaning: Map<string, string[]> | null = null

function meaningIndex(): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const [word, ids] of meanings ?? []) {
    for (const id of ids) index.set(id, [...(index.get(id) ?? []), word])
  }
  return index
}

/** Words that may stand for a noun, as `wage` for pay: those of its usual meanings and of what these are kinds of. */
export function standIns(word: string): string[] {
  const usual = meaningsOf(american(word)).slice(0, usualMeanings)
  wordsOfMeaning ??= meaningIndex()
  const near = usual.flatMap((meaning) => [meaning, ...parentsOf(meaning)])
  return [...new Set(near.flatMap((meaning) => wordsOfMeaning!.get(meaning) ?? []))]
}
