import type { SectionNames } from '@/lib/contracts/blocks'
import type { Amount } from './forms/amounts'
import type { Comparison } from './forms/comparisons'
import type { Course } from './forms/courses'
import type { Phrase } from './forms/phrases'
import type { Title } from './forms/titles'

/** How a language tells what the engine says in English: each form of words, and how numbers and times are written. */
export interface Telling {
  /** BCP 47, for numbers and dates. */
  locale: string
  titles: Record<Title, string>
  clauses: Record<Amount | Comparison | Course, string>
  phrases: Record<Phrase, string>
  /** English words behind a number and their own, of one and of many: `row`, `days`. */
  units: Record<string, string>
  /** Single words that stand for themselves: `yes`, `Mondays`. */
  words: Record<string, string>
  /** What stands above the cards of a dashboard. */
  sections: SectionNames
  /** Between the last two of a list, before the last. */
  and: (last: string) => string
  or: (last: string) => string
  /** What words do to each other, put right: `de` before a vowel. */
  mended?: (text: string) => string
}
