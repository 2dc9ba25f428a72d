import { claimWords, plainWords } from './plain-words'
import type { SentenceTemplate } from './sentence-template'

/** A longer one says more than it was given to say. */
const lengthFactorMax = 2
const lengthSlack = 40

/**
 * Whether a template that was written anew still says what its sentence says: each placeholder once and in the same
 * order, no other number, no word but its own and plain ones, and the same kinds of claims.
 */
export function isTrueRewording(written: string, { text }: Pick<SentenceTemplate, 'text'>): boolean {
  if (written.length > lengthFactorMax * text.length + lengthSlack) return false
  const bare = withoutMarks(written)
  if (/[^\p{L}\s.,;:()'’–—-]/u.test(bare.replaceAll(own(text), ''))) return false
  if (marksOf(written).join() !== marksOf(text).join()) return false
  const before = wordsOf(text)
  const after = wordsOf(written)
  const isAllowed = (word: string) => before.has(word) || plainWords.has(word) || kindsOf.has(word)
  return [...after].every(isAllowed) && claimsOf(after).join() === claimsOf(before).join()
}

const marksOf = (text: string) => text.match(/\{[nc]\d+\}/g) ?? []
const withoutMarks = (text: string) => text.replaceAll(/\{[nc]\d+\}/g, ' ')

/** Signs that the sentence has itself may stay: a percent sign, quotation marks. */
function own(text: string): RegExp {
  const signs = [...new Set(withoutMarks(text).match(/[^\p{L}\p{N}\s{}]/gu) ?? [])]
  return signs.length > 0
    ? new RegExp(`[${signs.map((sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`).join('')}]`, 'gu')
    : /$^/g
}

const wordsOf = (text: string) =>
  new Set(
    withoutMarks(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  )

const kindsOf = new Map<string, string[]>()
for (const [kind, list] of Object.entries(claimWords)) {
  for (const word of list) kindsOf.set(word, [...(kindsOf.get(word) ?? []), kind])
}

/** Numbers in words count one by one, the other claims by their kind. */
function claimsOf(words: ReadonlySet<string>): string[] {
  const claims = [...words].flatMap((word) =>
    (kindsOf.get(word) ?? []).map((kind) => (kind === 'number' ? `number ${word}` : kind)),
  )
  return [...new Set(claims)].sort()
}
