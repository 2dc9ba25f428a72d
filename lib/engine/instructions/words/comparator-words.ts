import type { FilterOp } from '@/lib/contracts/query'

const more =
  '(?:more|greater|higher|bigger|larger|older|taller|longer|heavier|better|richer|later|faster|stronger)'
const less = '(?:less|lower|fewer|smaller|younger|shorter|lighter|cheaper|worse|earlier|slower|weaker)'
const orEqual = '(?:or (?:equal to|equals?|the same as))'

/** The longer wording stands first. */
export const comparators: [string, FilterOp][] = [
  [
    `at least|no ${less} than|not ${less} than|${more} than ${orEqual}|equal to or ${more} than|>=|≥|a minimum of|minimum of|min of|since|starting from|starting in|start from|starting with|not before|not under|not below|on (?:or|and) after`,
    '>=',
  ],
  [
    `at most|no ${more} than|not ${more} than|${less} than ${orEqual}|equal to or ${less} than|<=|≤|up to|a maximum of|maximum of|until|till|through|not after|not over|not above|on (?:or|and) before`,
    '<=',
  ],
  [
    `${more} than|above|over|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|upwards of|in excess of|beyond|>|after|past`,
    '>',
  ],
  [`${less} than|below|under|underneath|<|before|prior to`, '<'],
  [
    'not equal to|not equals?|!=|<>|≠|other than|different from|is not|are not|isn|aren|except(?: for)?|excluding|not in|not',
    '!=',
  ],
  ['equal to|equals?|=|exactly|is|are|was|were|be', '='],
]

export const comparatorPattern = comparators.map(([words]) => `(?:${words})`).join('|')

/** Those that compare more or less rather than the same. */
export const ordering = comparators
  .filter(([, op]) => op !== '=' && op !== '!=')
  .map(([words]) => `(?:${words})`)
  .join('|')

const compiled: [RegExp, FilterOp][] = comparators.map(([words, op]) => [new RegExp(`^(?:${words})$`), op])

/** The operator behind a comparison in words. */
export function operatorOf(words: string): FilterOp {
  return compiled.find(([pattern]) => pattern.test(words.trim()))?.[1] ?? '='
}
