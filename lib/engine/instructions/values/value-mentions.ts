import type { Understanding } from '../../understanding'
import type { Token } from '../tokens'
import { closedWords } from '../words/closed-words'
import { singular, wordFit } from '../words/word-forms'
import { countryMentions } from './country-mentions'
import { findValues, plainText } from './value-index'

export interface ValueMention {
  column: number
  /** As it stands in the table. */
  value: string
  from: number
  to: number
  isQuoted: boolean
}

const wordsMax = 5
/** Only among so few values a misspelt or shortened one can be told. */
const fuzzyValuesMax = 40

/** Whether a word is one for a gender, which tables write in many ways. */
export const isGender = (word: string): boolean => genders.has(singular(word)) || word === 'men'

const genders = new Map([
  ['male', ['m', 'man', 'men', 'boy']],
  ['female', ['f', 'woman', 'women', 'girl']],
  ['m', ['male']],
  ['f', ['female']],
  ['man', ['male', 'm', 'men']],
  ['woman', ['female', 'f', 'women']],
  ['boy', ['male', 'm']],
  ['girl', ['female', 'f']],
])

/** The category values that a text names, without overlaps, the longer first. */
export function valueMentions(tokens: Token[], understanding: Understanding): ValueMention[] {
  const grams = gramsOf(tokens)
  const found = [...grams].flatMap(([text, places]) =>
    findValues(text, understanding).flatMap((value) => places.map((place) => ({ ...value, ...place }))),
  )
  const mentions: ValueMention[] = found
    .sort((a, b) => a.column - b.column || a.place - b.place)
    .map(({ place: _, ...mention }) => mention)
  understanding.table.columns.forEach(({ values, type }, column) => {
    const isTexts = (type === 'text' || type === 'boolean') && values.length <= fuzzyValuesMax
    if (isTexts && understanding.profile.columns[column]!.role !== 'empty')
      mentions.push(...looseMentions(tokens, column, values))
  })
  const chosen = pickLongest([...mentions, ...countryMentions(tokens, understanding)])
  return withListed(chosen, tokens, understanding)
}

const joints = new Set([',', 'and', 'or', '&'])

/** "cash, card and wallet": a word of the grammar that is listed with values of a column that has it is one of them. */
function withListed(mentions: ValueMention[], tokens: Token[], { table }: Understanding): ValueMention[] {
  const listed = tokens.flatMap(({ kind, text }, at): ValueMention[] => {
    if (kind !== 'word' || !closedWords.has(text) || joints.has(text)) return []
    const beside = mentions.filter(
      ({ from, to }) =>
        (to === at - 1 && joints.has(tokens[to]!.text)) ||
        (from === at + 2 && joints.has(tokens[at + 1]!.text)),
    )
    const own = beside.flatMap(({ column }) => {
      const value = table.columns[column]!.values.find((one) => plainText(one) === text)
      return value === undefined ? [] : [{ column, value, from: at, to: at + 1, isQuoted: false }]
    })
    return own.slice(0, 1)
  })
  return listed.length === 0 ? mentions : [...mentions, ...listed].sort((a, b) => a.from - b.from)
}

type Place = Pick<ValueMention, 'from' | 'to' | 'isQuoted'>

/** All runs of a few words of the text, as they might stand in a cell. */
function gramsOf(tokens: Token[]): Map<string, Place[]> {
  const grams = new Map<string, Place[]>()
  const add = (text: string, place: Place) => {
    if (text !== '') grams.set(text, [...(grams.get(text) ?? []), place])
  }
  tokens.forEach((token, from) => {
    if (token.kind === 'quote') add(plainText(token.text), { from, to: from + 1, isQuoted: true })
    if (token.kind === 'quote') return
    let [text, written] = ['', '']
    for (let to = from + 1; to <= Math.min(tokens.length, from + wordsMax); to++) {
      const { kind, text: next, isJoined, isOwner } = tokens[to - 1]!
      if (kind !== 'word' && kind !== 'number') break
      text = text === '' ? next : `${text} ${next}`
      written = written === '' || isJoined ? written + next : `${written} ${next}`
      if (to === from + 1 && !canBeValue(token)) continue
      const place = { from, to, isQuoted: false }
      const forms = [text, singular(text), written, ...(genders.get(singular(text)) ?? [])]
      if (isOwner) forms.push(`${written} s`)
      for (const form of new Set(forms)) add(form, place)
    }
  })
  return grams
}

function canBeValue({ kind, text, isCapital }: Token): boolean {
  if (kind !== 'word' || closedWords.has(text)) return false
  return text.length > 2 || (isCapital && text.length > 1)
}

/** `assistant professor` for AsstProf, `Califronia` for California. */
function looseMentions(tokens: Token[], column: number, values: string[]): ValueMention[] {
  const found: ValueMention[] = []
  const starts = tokens.flatMap((token, from) => (canBeValue(token) ? [from] : []))
  for (const [value, words] of wordsOfEach(values)) {
    for (const from of starts) {
      const isThere = words.every((word, offset) => fitsLoosely(tokens[from + offset], word, words.length))
      if (isThere) found.push({ column, value, from, to: from + words.length, isQuoted: false })
    }
  }
  return found
}

const knownWords = new WeakMap<string[], [value: string, words: string[]][]>()

/** Those of a column's values that are few words; a column is asked for them with each text. */
function wordsOfEach(values: string[]): [value: string, words: string[]][] {
  const known = knownWords.get(values)
  if (known) return known
  const all = values
    .map((value): [string, string[]] => [
      value,
      plainText(value.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).split(' '),
    ])
    .filter(([, words]) => words.length <= wordsMax && words[0] !== '')
  knownWords.set(values, all)
  return all
}

function fitsLoosely(token: Token | undefined, word: string, count: number): boolean {
  if (token?.kind !== 'word' || !canBeValue(token)) return false
  const fit = wordFit(token.text, word)
  return count > 1 ? fit >= 0.75 : fit === 0.85 && word.length > 5
}

function pickLongest(found: ValueMention[]): ValueMention[] {
  const chosen: ValueMention[] = []
  found.sort((a, b) => b.to - b.from - (a.to - a.from) || a.column - b.column)
  for (const mention of found) {
    const isNew = !chosen.some((other) => mention.from < other.to && other.from < mention.to)
    if (isNew) chosen.push(mention)
  }
  return chosen.sort((a, b) => a.from - b.from)
}
