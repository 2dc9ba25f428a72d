import type { Plan } from '../../../plan/plan'
import { german } from './de'
import { english } from './en'
import { spanish } from './es'
import { french } from './fr'
import { italian } from './it'
import { portuguese } from './pt'

/** A meaning of the grammar, as `by`, `avg` or `lt`. */
export type Concept = string

interface Phrase {
  words: string[]
  /** Its last word may go on. */
  isOpen: boolean
  concept: Concept
}

/** Phrases by their first word; those whose first word is open, by none. */
export type Lexicon = ReadonlyMap<string, readonly Phrase[]>

const texts: Record<Plan['language'], string> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
}
const known = new Map<Plan['language'], Lexicon>()
const open = ''

/** The words that a language has for the meanings of the grammar. */
export function lexiconOf(language: Plan['language']): Lexicon {
  const before = known.get(language)
  if (before) return before
  const byFirst = new Map<string, Phrase[]>()
  for (const line of texts[language].trim().split('\n')) {
    const [concept, phrases] = line.split(': ') as [string, string]
    for (const text of phrases.split(', ')) {
      const isOpen = text.endsWith('*')
      const words = text.replace('*', '').split(' ')
      const key = isOpen && words.length === 1 ? open : words[0]!
      byFirst.set(key, [...(byFirst.get(key) ?? []), { words, isOpen, concept }])
    }
  }
  known.set(language, byFirst)
  return byFirst
}

/** The single words of the phrases that some meanings have. */
export const wordsFor = (lexicon: Lexicon, concepts: Concept[]): string[] => [
  ...new Set(
    [...lexicon.values()]
      .flat()
      .filter(({ concept }) => concepts.includes(concept))
      .flatMap(({ words }) => words),
  ),
]

const spoken = new WeakMap<Lexicon, { whole: ReadonlySet<string>; begun: readonly string[] }>()

/** Whether a word, without accents, stands in any phrase of a language. */
export function isWordOf(lexicon: Lexicon, word: string): boolean {
  let own = spoken.get(lexicon)
  if (!own) {
    const phrases = [...lexicon.values()].flat()
    own = {
      whole: new Set(phrases.flatMap(({ words }) => words)),
      begun: phrases.flatMap(({ words, isOpen }) => (isOpen ? [words.at(-1)!] : [])),
    }
    spoken.set(lexicon, own)
  }
  return own.whole.has(word) || own.begun.some((start) => word.startsWith(start))
}

export interface Meaning {
  to: number
  concepts: Set<Concept>
}

/** What words from a place on mean, the longest phrase of them; null where the language has none. */
export function meaningAt(lexicon: Lexicon, words: string[], at: number): Meaning | null {
  const found = [...(lexicon.get(words[at]!) ?? []), ...(lexicon.get(open) ?? [])].filter((phrase) =>
    phrase.words.every((word, step) => {
      const said = words[at + step] ?? ''
      return said === word || (phrase.isOpen && step === phrase.words.length - 1 && said.startsWith(word))
    }),
  )
  if (found.length === 0) return null
  const length = Math.max(...found.map((phrase) => phrase.words.length))
  const longest = found.filter((phrase) => phrase.words.length === length)
  return { to: at + length, concepts: new Set(longest.map(({ concept }) => concept)) }
}
