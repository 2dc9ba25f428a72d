import { splitName } from '../profile/name-words'
import type { Understanding } from '../understanding'
import { phrasesFor } from './abbreviations'

export interface NamePart {
  word: string
  /** How much of the name it carries. */
  weight: number
}

export interface ColumnName {
  index: number
  parts: NamePart[]
  /** The name in one word. */
  whole: string
  /** Other wordings, as words. */
  phrases: string[][]
}

/** Words that many names carry; alone they say little. */
const generic = new Set(
  'id code name number num no nr type detail details description value amount date time total status level in of per and or the a to by for with key text info label title first last other count rate'.split(
    ' ',
  ),
)
const small = new Set('in of per and or the a to by for with is'.split(' '))
const units = new Set(
  'billion billions million millions thousand usd eur dollar dollars euro euros kg km cm mm yn mf pct'.split(
    ' ',
  ),
)
const genericWeight = 0.4
const unitWeight = 0.1
const smallWeight = 0.02

/** What the dataset's columns may be called. */
export function columnNames({ table }: Pick<Understanding, 'table'>): ColumnName[] {
  return table.columns.map(({ name }, index) => {
    const { words, whole } = splitName(name)
    const parts = words.map((word) => ({ word, weight: weightOf(word) }))
    const isPlain = parts.every(({ weight }) => weight < 1)
    return {
      index,
      parts: isPlain ? parts.map((part) => ({ ...part, weight: Math.max(part.weight, 0.5) })) : parts,
      whole,
      phrases: words.flatMap((word) => (phrasesFor.get(word) ?? []).map((phrase) => phrase.split(' '))),
    }
  })
}

function weightOf(word: string): number {
  if (small.has(word)) return smallWeight
  if (units.has(word)) return unitWeight
  return generic.has(word) ? genericWeight : 1
}

export const isGenericWord = (word: string): boolean => generic.has(word)

/** Words that say that a column names or numbers a thing rather than telling something of it. */
export const isNamingWord = (word: string): boolean =>
  ['id', 'code', 'number', 'num', 'no', 'nr', 'key'].includes(word)
