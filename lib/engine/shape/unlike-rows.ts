import { isMissingToken } from '../clean/missing-tokens'
import { timesApart } from './sizes'

/** So many rows of numbers, and of something else, are what things are told by. */
const rowsOfKindMin = 2
/** Rows of one measure lie less far apart, of several more. */
const apartMin = 10
const year = /^(?:1[0-9]|20|21)\d\d$/
const yesNo = /^(?:yes|no|y|n|true|false|ja|nein|oui|non|s[ií]|no|sim|n[aã]o|x|✓|✗|✔|✘)$/i

export type RowKind = 'number' | 'date' | 'time' | 'word' | 'blank' | 'mixed'

/** What one row tells of the things. */
export interface ToldRow {
  kind: RowKind
  /** What stands in it, without its blanks. */
  texts: string[]
  /** About how large its numbers are. */
  size: number
}

/**
 * Whether rows are told of things, each in its own way: numbers, dates and words, or numbers of very different sizes and
 * something else. A row that repeats one word or mark says that there are no numbers, and so does one of several such words.
 */
export function areUnlike(rows: ToldRow[]): boolean {
  const numbers = rows.filter(({ kind, texts }) => kind === 'number' && !texts.every(isYear))
  const dates = rows.filter(({ kind, texts }) => (kind === 'date' || texts.every(isYear)) && differs(texts))
  const words = ownWords(rows)
  if (numbers.length > 0 && dates.length > 0 && words.length > 0) return true
  if (numbers.length < rowsOfKindMin || dates.length + words.length < rowsOfKindMin) return false
  if (dates.length === 0 && !words.some(isNoState)) return false
  return timesApart(numbers.map(({ size }) => size)) >= apartMin
}

const isYear = (text: string) => year.test(text)
const differs = (texts: string[]) => new Set(texts).size > 1

/** Words that say yes or no, or another one of each thing: those that come again may be what stands for a number. */
const isNoState = ({ texts }: ToldRow): boolean =>
  texts.every((text) => yesNo.test(text)) || new Set(texts).size === texts.length

/** Rows of words that differ and, but for yes and no, stand in no row before. */
function ownWords(rows: ToldRow[]): ToldRow[] {
  const seen = new Set<string>()
  return rows.filter(({ kind, texts }) => {
    const words = new Set(texts.map((text) => text.toLowerCase()).filter((text) => !isMissingToken(text)))
    if (kind !== 'word' || words.size < 2) return false
    const isOwn = [...words].every((word) => yesNo.test(word) || !seen.has(word))
    for (const word of words) seen.add(word)
    return isOwn
  })
}
