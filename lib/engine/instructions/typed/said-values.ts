import { foldText } from '../../profile/name-words'
import type { Understanding } from '../../understanding'
import type { Token } from '../tokens'
import { findValues, plainText } from '../values/value-index'
import { isGender, valueMentions } from '../values/value-mentions'
import { closedWords } from '../words/closed-words'
import { remembered } from '../words/remembered'
import { singular } from '../words/word-forms'
import type { ValueReading } from './item'
import { isSameThing, isTaken } from './lexicon/things'

export interface SaidValue extends ValueReading {
  from: number
  to: number
}

const wordsMax = 5
const valuesMax = 40
/** A word that more values have tells none of them. */
const sharedMax = 3
const formsMax = 15
const formLengthMin = 4
const wordLengthMin = 3
const prefixMin = 4
const wholeFit = 1
const wordFit = 0.8
const formFit = 0.7
const thingFit = 0.65
const prefixFit = 0.6

/** All values that words of a text may name: whole, by one of their words, by its form or its beginning. */
export function saidValues(tokens: Token[], understanding: Understanding): SaidValue[] {
  return [...wholeValues(tokens, understanding), ...partialValues(tokens, understanding)]
}

function wholeValues(tokens: Token[], understanding: Understanding): SaidValue[] {
  const listed = valueMentions(tokens, understanding)
    .filter(({ column, from, to }) => {
      const { text } = tokens[from]!
      const isSmall = to === from + 1 && text.length <= wordLengthMin && !isGender(text)
      return tokens[from]!.isCapital || (isKind(understanding, column) && !isSmall)
    })
    .map(({ column, value, from, to }): SaidValue => ({ column, values: [value], from, to, fit: wholeFit }))
  const runs = tokens.flatMap((_, from) =>
    Array.from({ length: Math.min(wordsMax, tokens.length - from) }, (__, more) => {
      const to = from + more + 1
      const words = tokens.slice(from, to)
      if (words.some(({ kind }) => kind === 'mark')) return []
      if (
        words.length > 1 &&
        words.every((word) => closedWords.has(singular(word.text)) && !(word.isCapital && from > 0))
      )
        return []
      const [first] = words
      const isShort = first!.text.length <= wordLengthMin && !first!.isCapital
      const isClosed = closedWords.has(first!.text) && !(first!.isCapital && from > 0)
      if (to === from + 1 && first!.kind === 'word' && isShort) return []
      if (to === from + 1 && first!.kind === 'number') return []
      const text = plainText(words.map((word) => word.text).join(' '))
      const ending = words.length > 1 ? text.replace(/\S+$/, singular) : singular(text)
      const forms = new Set([text, ending, ...(currencies.get(singular(text)) ?? [])])
      const all = [...forms].flatMap((form) => findValues(form, understanding))
      const unique = all.filter(
        (one, at) =>
          all.findIndex((other) => other.column === one.column && other.value === one.value) === at &&
          (first!.isCapital || to > from + 1 || isKind(understanding, one.column)),
      )
      const isFew = (column: number) => understanding.table.columns[column]!.values.length <= formsMax
      return unique
        .filter(({ column }) => to > from + 1 || !isClosed || isFew(column))
        .map(
          ({ column, value }): SaidValue => ({
            column,
            values: [value],
            from,
            to,
            fit: to === from + 1 && isClosed ? wordFit : wholeFit,
          }),
        )
    }).flat(),
  )
  return [...listed, ...runs]
}

/** Names among many are written with a capital. */
const isKind = ({ table, profile }: Understanding, column: number): boolean =>
  table.columns[column]!.values.length <= valuesMax && profile.columns[column]!.role !== 'id'

/** What money is called, as tables write it. */
const currencies = new Map([
  ['euro', ['eur', '€']],
  ['dollar', ['usd', '$']],
  ['dolar', ['usd', '$']],
  ['pound', ['gbp', '£']],
  ['franc', ['chf']],
])

interface Part {
  word: string
  column: number
  value: string
  /** It may be the beginning of a longer word: it ends in a dot, or all values of its column are as short. */
  isShort: boolean
}

const knownParts = new WeakMap<Understanding, Part[]>()

function partsOf(understanding: Understanding): Part[] {
  const known = knownParts.get(understanding)
  if (known) return known
  const parts = understanding.table.columns.flatMap(({ values, type }, column) => {
    const { role } = understanding.profile.columns[column]!
    if (type !== 'text' || !isKind(understanding, column) || role === 'text') return []
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

function partialValues(tokens: Token[], understanding: Understanding): SaidValue[] {
  const parts = partsOf(understanding)
  return tokens.flatMap((token, from) => {
    const { kind, text } = token
    if (kind !== 'word' || text.length < wordLengthMin || closedWords.has(text)) return []
    const found = parts.flatMap((part) => {
      const isOpen = understanding.table.columns[part.column]!.values.length <= formsMax
      const fit = part.isShort && isBeginning(part.word, text) ? formFit : fitOf(text, part.word, isOpen)
      return fit > 0 ? [{ ...part, fit }] : []
    })
    return [...new Set(found.map(({ column }) => column))].flatMap((column): SaidValue[] => {
      const own = found.filter((part) => part.column === column)
      const fit = Math.max(...own.map((part) => part.fit))
      const values = [...new Set(own.filter((part) => part.fit === fit).map(({ value }) => value))]
      const all = understanding.table.columns[column]!.values.length
      const isTelling = values.length === 1 || values.length <= Math.min(sharedMax, all / 2)
      return isTelling ? [{ column, values, from, to: from + 1, fit: fit - 0.02 * (values.length - 1) }] : []
    })
  })
}

function fitOf(said: string, word: string, isOpen: boolean): number {
  if (singular(said) === singular(word)) return wordFit
  if (!isOpen || said.length < formLengthMin)
    return irregular.get(said) === irregular.get(word) && irregular.has(said) ? formFit : 0
  if (stemOf(said) === stemOf(word)) return formFit
  if (isSameThing(said, word) && isTaken(said) === 0) return thingFit
  return said.length >= Math.max(prefixMin, word.length / 2) && word.startsWith(said) ? prefixFit : 0
}

const shortMax = 5

/** "matinees" of `Mat`, "automatic" of `autom.`: so much of a word that the rest goes without saying. */
const isBeginning = (short: string, said: string): boolean =>
  short.length <= shortMax && said.length >= short.length + 3 && said.startsWith(short)

const irregular = new Map([
  ['won', 'win'],
  ['winning', 'win'],
  ['lost', 'lose'],
  ['losing', 'lose'],
  ['loss', 'lose'],
  ['losses', 'lose'],
  ['paid', 'pay'],
  ['sent', 'send'],
  ['left', 'leave'],
  ['sold', 'sell'],
  ['broken', 'break'],
  ['dead', 'death'],
  ['died', 'death'],
])
const stemLengthMin = 4

/** `cancel` of cancelled, cancellation and cancelling, `win` of won. */
export const stemOf = remembered((word: string): string => {
  const plain = irregular.get(word) ?? irregular.get(singular(word)) ?? singular(word)
  // fibre and fiber
  const one = plain.replace(/(?<=.{2}[^aeiou])re$/, 'er')
  const stem = one
    .replace(/(?<=^(?:ab|an|auf|aus|ein|zu|um|vor))ge/, '')
    .replace(
      /(?:ungen|ung|lation|ations?|tions?|sions?|ments?|ings?|ied|ed|es|als?|ers?|en|te[ns]?|e|y|t)$/,
      '',
    )
    .replace(/(?<=.{3})(.)\1$/, '$1')
  return stem.length >= stemLengthMin ? stem : one
})
