import { closeness, isNoun } from '../../thesaurus/closeness'
import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { type ColumnName, columnNames, isGenericWord, unitsOf } from '../columns/column-names'
import { matchName } from '../columns/match-name'
import { isMoneyWord } from '../spans/money-column'
import { isSameForm } from '../spans/opposite-end'
import { yesCondition } from '../spans/rate-end'
import type { Token } from '../tokens'
import { closedWords } from '../words/closed-words'
import { singular, wordFit } from '../words/word-forms'
import type { ColumnReading } from './item'
import { isSameThing } from './lexicon/things'
import { inEnglishNouns } from './translate'

export interface Named extends ColumnReading {
  from: number
  to: number
}

const translated = new WeakMap<Understanding, readonly ColumnName[]>()

/** What the columns are called in English. */
function englishNames(understanding: Understanding): readonly ColumnName[] {
  const known = translated.get(understanding)
  if (known) return known
  const columns = understanding.table.columns.map((column) => ({
    ...column,
    name: inEnglishNouns(column.name),
  }))
  const names = columnNames({ table: { ...understanding.table, columns } })
  translated.set(understanding, names)
  return names
}

const smallWeightMax = 0.1
const coverageShare = 0.35
const scoreMin = 0.28

/** All columns that words of a text may name, in any of the languages. */
export function namedColumns(tokens: Token[], english: Token[], understanding: Understanding): Named[] {
  return calledColumns(tokens, english, understanding).flatMap((named) => [
    named,
    ...asTime(tokens, named, understanding),
  ])
}

const timeMargin = 0.02
/** It is called so itself. */
const ownFit = 0.95

/** "average delay" of what is late or not: how long it was late, between the same two dates. */
function asTime(
  tokens: Token[],
  { index, from, to, fit }: Named,
  { table, profile }: Understanding,
): Named[] {
  const dates = table.columns[index]!.derivedFrom
  if (!dates || fit >= ownFit || profile.columns[index]!.type !== 'boolean') return []
  const note = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
  return table.columns.flatMap(({ derivedFrom, numbers }, other) =>
    numbers &&
    other !== index &&
    derivedFrom?.length === dates.length &&
    dates.every((name) => derivedFrom.includes(name))
      ? [{ index: other, from, to, fit: fit - timeMargin, note }]
      : [],
  )
}

function calledColumns(tokens: Token[], english: Token[], understanding: Understanding): Named[] {
  const own = columnNames(understanding)
  const foreign = englishNames(understanding)
  return tokens.flatMap((token, from) => {
    if (token.kind !== 'word' && token.kind !== 'quote') return []
    const only = onlyOf(token, from, own)
    return own.flatMap((name, index): Named[] => {
      const found = [
        matchName(tokens, from, name),
        matchName(english, from, name),
        matchName(english, from, foreign[index]!),
      ].flatMap((match) => match ?? [])
      const best = found.sort((a, b) => b.score - a.score)[0]
      const isPlain = name.parts.every(({ isContent }) => !isContent)
      const isContent =
        best && [...best.parts].some((part) => part.isContent || (isPlain && part.weight > smallWeightMax))
      const isTold = best && best.score >= scoreMin && isContent
      const { role } = understanding.profile.columns[index]!
      const isLoose = best?.exact.length === 0
      // what was taken in is a number, and no `Billing Country`
      const isOfOthers = isMoneyWord(token.text) && !canMeasure(understanding, index)
      const like = [
        ...asForms(token, from, { name, data: understanding }),
        ...(isOfOthers ? [] : likeThings(tokens, from, name)),
      ]
      if (!isTold || (isLoose && role === 'id'))
        return [...like, ...lent(english, from, foreign[index]!), ...only(index)].slice(0, 1)
      const isNumbering = isPlain && (role === 'id' || role === 'code')
      const fit =
        (isNumbering ? 0.8 : 1) *
        (1 - coverageShare + coverageShare * Math.min(1, best.score)) *
        (isLoose ? 0.9 : 1)
      const to = Math.max(best.to, from + 1)
      return [{ index, from, to, fit }, ...like.filter((other) => other.to > to || other.fit > fit)]
    })
  })
}

const formFit = 0.97

/** "bezahlter", "pagati": a form of the word that a yes/no is called by; "CA": the letters that words of a name begin with. */
function asForms(
  { text, isCapital }: Token,
  from: number,
  { name, data }: { name: ColumnName; data: Understanding },
): Named[] {
  const [only, ...others] = name.parts.filter(({ isContent }) => isContent)
  const isForm =
    only !== undefined &&
    others.length === 0 &&
    isSameForm(text, only.word) &&
    yesCondition(data, name.index) !== null
  const initials = name.words.flatMap((word) => (word.length > 1 ? [word[0]!] : [])).join('')
  const isShort = isCapital && initials.length > 1 && text === initials && !closedWords.has(text)
  return isForm || isShort ? [{ index: name.index, from, to: from + 1, fit: formFit }] : []
}

const likeFit = 0.74
const wholeBonus = 0.08

/** An everyday word for what a name says, in any language: its head, or one of two words. */
function likeThings(tokens: Token[], from: number, name: ColumnName): Named[] {
  const content = name.parts.filter(({ isContent }) => isContent)
  const parts = content.length > 0 ? content : name.parts
  const { text } = tokens[from]!
  const like = parts.filter(({ word }) => isSameThing(text, word) || wordFit(text, word) >= 0.9)
  if (like.length === 0 || parts.length > 3) return []
  const next = tokens[from + 1]
  const isMore =
    next?.kind === 'word' &&
    parts.some(
      (part) =>
        !like.includes(part) && (isSameThing(next.text, part.word) || wordFit(next.text, part.word) >= 0.75),
    )
  const fit = likeFit + (parts.length === like.length ? wholeBonus : 0) - 0.06 * (parts.length - like.length)
  return [{ index: name.index, from, to: isMore ? from + 2 : from + 1, fit: isMore ? fit + wholeBonus : fit }]
}

const sureMeaning = 0.8
const lentFit = 0.55

/** A word of the same meaning, or its unit. */
function lent(tokens: Token[], at: number, name: ColumnName): Named[] {
  const word = singular(tokens[at]!.text)
  if (word.length < 3 || isGenericWord(word)) return []
  const isUnit = unitsOf(name).includes(word)
  const parts = name.parts.filter(({ isContent }) => isContent)
  const isMeant =
    isNoun(word) &&
    parts.length <= 2 &&
    parts.some((part) => closeness(word, singular(part.word)) >= sureMeaning)
  if (!isUnit && !isMeant) return []
  return [{ index: name.index, from: at, to: at + 1, fit: lentFit, note: tokens[at]!.text }]
}

/** A word that no other column's name has: "channel" of `Session default channel group`. */
function onlyOf({ text }: Token, at: number, names: readonly ColumnName[]): (index: number) => Named[] {
  const isSmall = text.length < 4 || isGenericWord(singular(text))
  const having = isSmall ? [] : names.filter(({ words }) => words.some((word) => wordFit(text, word) >= 0.9))
  return (index) =>
    having.length === 1 && having[0]!.index === index
      ? [{ index, from: at, to: at + 1, fit: lentFit, note: text }]
      : []
}
