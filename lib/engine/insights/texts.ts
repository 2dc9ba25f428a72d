import type { ColumnProfile } from '../profile/profile'
import type { Column } from '../table/table'
import type { Context } from './context'

export interface Spoken {
  /** As it stands in the texts. */
  text: string
  /** By sampled row: 1 where its text has the word, 0 where not, −1 where it has no text or was not looked at. */
  said: Int8Array
}

const columnsMax = 2
/** As many rows say which words there are, and what they go with. */
const rowsMax = 2000
const textsMin = 20
/** Names have two words or three; a text has more. */
const wordsPerTextMin = 3
const wordsMax = 40
const lettersMin = 4
/** Words of fewer rows are chance, of more are how everything begins. */
const shareMin = 0.03
const shareMax = 0.8
const rowsMin = 20

/** Words that only hold others together, of four letters or more, in the languages that names are read in. */
const joiningWords = new Set(
  `this that these those with without from have been were will would could should they them their there here which what
  when where than then your into over under about after before only also some such each more most very because while
  during between through other same does doesn being upon
  dies diese dieser dieses eine einer einem einen nicht auch oder aber noch wird wurde werden sind sein haben hat beim
  nach unter uber über durch ohne gegen zwischen sehr mehr
  dans avec sans pour plus mais nous vous leur leurs cette sont etre être entre sous tres très aussi
  para desde como pero este esta estos estas entre sobre hasta cuando donde muy porque
  della delle degli dalla nella sono come anche senza dopo prima molto questo questa`.split(/\s+/),
)

/** The commonest words of columns of free text, with the sampled rows that have them. */
export function spokenWords(context: Context): { column: ColumnProfile; words: Spoken[] }[] {
  const { table, profile, sample } = context
  const step = Math.max(1, Math.ceil(sample.length / rowsMax))
  const looked = [...sample.keys()].filter((at) => at % step === 0)
  return profile.columns
    .filter(({ role, distinct }) => role === 'text' && distinct >= textsMin)
    .flatMap((column) => {
      const own = table.columns[column.index]!
      const texts = looked.map((at) => textOf(own, sample[at]!))
      const words = commonWords(texts.filter((text) => text !== null))
      if (words.length === 0) return []
      return [{ column, words: words.map((text) => spokenIn({ texts, looked, size: sample.length }, text)) }]
    })
    .slice(0, columnsMax)
}

const textOf = ({ values, codes }: Column, row: number) => (codes[row]! < 0 ? null : values[codes[row]!]!)

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}-]+/u).filter((word) => word.length > 0)

function commonWords(texts: string[]): string[] {
  const counted = new Map<string, { text: string; rows: number }>()
  let all = 0
  for (const text of texts) {
    const words = wordsOf(text)
    all += words.length
    for (const word of new Map(words.map((one) => [one.toLowerCase(), one])).entries()) {
      const [key, written] = word
      counted.set(key, { text: counted.get(key)?.text ?? written, rows: (counted.get(key)?.rows ?? 0) + 1 })
    }
  }
  if (all < wordsPerTextMin * texts.length) return []
  const least = Math.max(rowsMin, shareMin * texts.length)
  return [...counted.entries()]
    .filter(([key]) => key.length >= lettersMin && /\p{L}/u.test(key) && !joiningWords.has(key))
    .filter(([, { rows }]) => rows >= least && rows <= shareMax * texts.length)
    .sort(([a, one], [b, other]) => other.rows - one.rows || (a < b ? -1 : 1))
    .slice(0, wordsMax)
    .map(([, { text }]) => text)
}

interface Looked {
  texts: (string | null)[]
  /** Their places in the sample. */
  looked: number[]
  size: number
}

function spokenIn({ texts, looked, size }: Looked, word: string): Spoken {
  const said = new Int8Array(size).fill(-1)
  const has = hasWord(word)
  for (const [i, text] of texts.entries()) if (text !== null) said[looked[i]!] = has(text) ? 1 : 0
  return { text: word, said }
}

/** By the same rule as a filter of what a text contains, so that the rows can be looked at. */
const hasWord = (word: string) => {
  const part = word.toLowerCase()
  return (text: string) => text.toLowerCase().includes(part)
}

/** By row: 1 with the word, 0 without, −1 without a text. */
export function rowsSaying({ values, codes }: Column, word: string): Int8Array {
  const has = values.map(hasWord(word))
  return Int8Array.from(codes, (code) => (code < 0 ? -1 : Number(has[code]!)))
}
