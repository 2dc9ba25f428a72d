import { claimWords, plainWords } from './plain-words'
import type { SentenceTemplate } from './sentence-template'

/** A longer one says more than it was given to say. */
const lengthFactorMax = 2
const lengthSlack = 40

/** What a sentence was before, and what else of the dataset could be meant by plain words. */
export interface Before extends Pick<SentenceTemplate, 'text'> {
  /** Columns and values: a word of theirs is plain only where the sentence has it. */
  names?: readonly string[]
}

/**
 * Whether a template that was written anew still says what its sentence says: each placeholder once and in the same
 * order, no other number, no word but its own and plain ones, and the same kinds of claims in the same places between
 * the placeholders.
 */
export function isTrueRewording(written: string, { text, names = [] }: Before): boolean {
  if (written.length > lengthFactorMax * text.length + lengthSlack) return false
  const bare = withoutMarks(written)
  if (/[^\p{L}\s.,;:()'’–—-]/u.test(bare.replaceAll(own(text), ''))) return false
  const before = new Set(wordsOf(text))
  const meant = new Set(names.flatMap(wordsOf))
  const isAllowed = (word: string) =>
    before.has(word) || kindsOf.has(word) || (plainWords.has(word) && !meant.has(word))
  return wordsOf(written).every(isAllowed) && claimsOf(written) === claimsOf(text)
}

const withoutMarks = (text: string) => text.replaceAll(/\{[nc]\d+\}/g, ' ')

/** Signs that the sentence has itself may stay: a percent sign, quotation marks. */
function own(text: string): RegExp {
  const signs = [...new Set(withoutMarks(text).match(/[^\p{L}\p{N}\s{}]/gu) ?? [])]
  return signs.length > 0
    ? new RegExp(`[${signs.map((sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`).join('')}]`, 'gu')
    : /$^/g
}

const wordsOf = (text: string): string[] =>
  withoutMarks(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

const kindsOf = new Map<string, string[]>()
for (const [kind, list] of Object.entries(claimWords)) {
  for (const word of list) kindsOf.set(word, [...(kindsOf.get(word) ?? []), kind])
}

/** Numbers in words count one by one, the other claims by their kind. */
const claimIn = (word: string): string | null =>
  kindsOf
    .get(word)
    ?.map((kind) => (kind === 'number' ? `number ${word}` : kind))
    .join('+') ?? null

/** Placeholders and the kinds of claims between them, in order; one kind said twice in a row is said once. */
function claimsOf(text: string): string {
  const parts = text.toLowerCase().match(/\{[nc]\d+\}|\p{L}+/gu) ?? []
  const claims = parts.flatMap((part) => (part.startsWith('{') ? part : (claimIn(part) ?? [])))
  return claims.filter((claim, at) => claim.startsWith('{') || claim !== claims[at - 1]).join(' ')
}
