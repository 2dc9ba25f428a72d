import { foldText } from '../../names/name-words'
import { isNoun } from '../../thesaurus/closeness'
import type { Understanding } from '../../understanding'
import type { Token } from '../tokens'
import { isSameThing, isTaken } from '../typed/lexicon/things'
import { closedWords } from '../words/closed-words'
import { irregularStem, isSameStem } from '../words/stem-of'
import { singular } from '../words/word-forms'

export interface PartialValue {
  /** Tokens from (inclusive) and to (exclusive). */
  from: number
  to: number
  column: number
  values: string[]
  /** 0 to 1: how surely the words name them. */
  fit: number
  /** The value is no more than the beginning of the word, which may be another one. */
  isBeginning: boolean
}

/** A column of few values, which are kinds: names among many are written with a capital. */
export const hasKinds = ({ table, profile }: Understanding, column: number): boolean =>
  table.columns[column]!.values.length <= valuesMax && profile.columns[column]!.role !== 'id'

interface Part {
  word: string
  column: number
  value: string
  /** It may be the beginning of a longer word: it ends in a dot, or all values of its column are as short. */
  isShort: boolean
}

const valuesMax = 40
/** A word that more values have tells none of them. */
const sharedMax = 3
const formsMax = 15
const formLengthMin = 4
const wordLengthMin = 3
const prefixMin = 4
const wordFit = 0.8
const formFit = 0.7
const thingFit = 0.65
const prefixFit = 0.6

const knownParts = new WeakMap<Understanding, Part[]>()

function partsOf(understanding: Understanding): Part[] {
  const known = knownParts.get(understanding)
  if (known) return known
  const parts = understanding.table.columns.flatMap(({ values, type }, column) => {
    const { role } = understanding.profile.columns[column]!
    if (type !== 'text' || !hasKinds(understanding, column) || role === 'text') return []
    const isAllShort = values.every(({ length }) => length <= shortMax)
    return values.flatMap((value) =>
      (foldText(value).match(/\p{L}{3,}/gu) ?? [])
        .filter((word) => !closedWords.has(word))
        .map((word): Part => ({ word, column, value, isShort: isAllShort || value.endsWith('.') })),
    )
  })
  knownParts.set(understanding, parts)
  return parts
}

/** Values that words of a text may name by one of their words, by its form or its beginning. */
export function partialValues(tokens: Token[], understanding: Understanding): PartialValue[] {
  const parts = partsOf(understanding)
  return tokens.flatMap((token, from) => {
    const { kind, text } = token
    if (kind !== 'word' || text.length < wordLengthMin || closedWords.has(text)) return []
    const found = parts.flatMap((part) => {
      const isOpen = understanding.table.columns[part.column]!.values.length <= formsMax
      const isBeginning = part.isShort && isShortFor(part, text)
      const fit = isBeginning ? formFit : fitOf(text, part.word, isOpen)
      return fit > 0 ? [{ ...part, fit, isBeginning }] : []
    })
    return [...new Set(found.map(({ column }) => column))].flatMap((column): PartialValue[] => {
      const own = found.filter((part) => part.column === column)
      const fit = Math.max(...own.map((part) => part.fit))
      const best = withoutDenied(own.filter((part) => part.fit === fit))
      const values = [...new Set(best.map(({ value }) => value))]
      const isBeginning = best.some((part) => part.isBeginning)
      const all = understanding.table.columns[column]!.values.length
      const isTelling = values.length === 1 || values.length <= Math.min(sharedMax, all / 2)
      if (!isTelling) return []
      return [{ column, values, from, to: from + 1, fit: fit - 0.02 * (values.length - 1), isBeginning }]
    })
  })
}

function fitOf(said: string, word: string, isOpen: boolean): number {
  if (singular(said) === singular(word)) return wordFit
  if (!isOpen || said.length < formLengthMin)
    return irregularStem(said) !== null && irregularStem(said) === irregularStem(word) ? formFit : 0
  if (isSameStem(said, word)) return formFit
  if (isSameThing(said, word) && isTaken(said) === 0) return thingFit
  return said.length >= Math.max(prefixMin, word.length / 2) && word.startsWith(said) ? prefixFit : 0
}

const denied = /^(?:no|non|not|nicht|nao|pas|un)\s/

/** "APTO" rather than "NO APTO", which says that it is not so. */
function withoutDenied<One extends Part>(parts: One[]): One[] {
  const plain = parts.filter(({ value }) => !denied.test(foldText(value)))
  return plain.length === 1 ? plain : parts
}

const shortMax = 5

/** "matinees" of `Mat`, "automatic" of `autom.`: so much of a word that the rest goes without saying; an appliance is no `app`. */
const isShortFor = ({ word, value }: Part, said: string): boolean =>
  word.length <= shortMax &&
  said.length >= word.length + 3 &&
  said.startsWith(word) &&
  (value.endsWith('.') || !isNoun(singular(said)))
