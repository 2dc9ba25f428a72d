/** A pattern over whole words, accents optional, and what it is in the grammar's English. */
export type Word = [pattern: string, english: string]

/** What the grammar needs to know of a language: data alone, read by `language.ts`. */
export interface Tongue {
  /** Words by which a text shows its language: sure ones, and those that other languages have too; letters that no other has. */
  marks: { sure: string; weak: string; letters?: RegExp }
  /** What stands before a title; the title itself stays as it is written. */
  title: string
  /** Where one sentence asks for another chart: what joins, and how names of charts begin. */
  another: string
  /** Names of the months, from January on. */
  months: string
  /** Words in another order than the grammar's, rewritten one after the other before all else. */
  turns: Word[]
  /** The closed class: the grammar's own words. */
  words: Word[]
  /** Things that tables hold: read as the data's own word where a column is called so, else in English. */
  nouns: Word[]
}
