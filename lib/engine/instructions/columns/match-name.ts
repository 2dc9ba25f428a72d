import type { Token } from '../tokens'
import { closedWords, connectives } from '../words/closed-words'
import { wordFit } from '../words/word-forms'
import { type ColumnName, isGenericWord, type NamePart } from './column-names'

/** The words of a text that say a column's name, or enough of it. */
export interface NameMatch {
  /** Token up to which it goes, exclusive. */
  to: number
  /** How much of the name was said, 0 to 1. */
  score: number
  /** Words of the name that were said. */
  matched: number
  parts: Set<NamePart>
  /** Tokens that are words of the name. */
  exact: number[]
  /** Tokens that are only like words of the name, or mean the same. */
  loose: number[]
  /** Words between those of the name, and words that stand in another order. */
  slack: number
}

/** Best match of a column's name that begins at a token; null for none. */
export function matchName(tokens: Token[], from: number, name: ColumnName): NameMatch | null {
  if (tokens[from]!.kind === 'quote') return quotedName(tokens, from, name)
  return joinedMatch(tokens, from, name) ?? phraseMatch(tokens, from, name) ?? wordsMatch(tokens, from, name)
}

/** Words further on must fit at least so well to belong to the same name. */
const gapFitMin = 0.9
const closedFitMin = 0.95
const gapMax = 2
const exactFitMin = 0.95
const looseFitMax = 0.85
/** Words such as `of` are no part of what was said. */
const smallWeightMax = 0.02

function wordsMatch(tokens: Token[], from: number, name: ColumnName): NameMatch | null {
  const match: NameMatch = {
    to: from,
    score: 0,
    matched: 0,
    parts: new Set(),
    exact: [],
    loose: [],
    slack: 0,
  }
  // "per hour" names no `lines_per_hour`
  if (tokens[from]!.text === 'per' && name.parts[0]?.word !== 'per') return null
  const isPlain = name.parts.every(({ isContent }) => !isContent)
  let gained = 0
  let last = -1
  for (let at = from; at < tokens.length && at <= match.to + gapMax; at++) {
    const token = tokens[at]!
    if (token.kind === 'mark' || tokens[at + 1]?.text === 'than') break
    const best = bestPart(token, name, match.parts)
    if (best && (at === match.to || best.fit >= gapFitMin || match.parts.size > 0)) {
      const isInside = match.parts.size > 0 && isGenericWord(token.text)
      if (closedWords.has(token.text) && best.fit < closedFitMin && !isInside) break
      const place = name.parts.indexOf(best.part)
      // revenue per order is no order per revenue
      if (token.text === 'per' && place < last) return null
      const gap = tokens.slice(match.to, at)
      const isGenitive = place < last && gap.some(({ text }) => text === 'of')
      if (!isGenitive) match.slack += gap.length + (place < last ? 1 : 0)
      last = place
      match.parts.add(best.part)
      if (best.fit >= exactFitMin && (best.part.isContent || isPlain)) match.exact.push(at)
      if (best.fit < looseFitMax) match.loose.push(at)
      gained += best.fit * best.part.weight
      match.to = at + 1
    } else if (match.parts.size === 0 || !isLink(token, name)) break
  }
  if (match.parts.size === 0) return null
  const whole = name.parts.reduce((sum, { weight }) => sum + weight, 0)
  const matched = [...match.parts].filter(({ weight }) => weight > smallWeightMax).length
  return { ...match, score: gained / whole, matched }
}

/** Words that join two things, unless the name has them. */
const joining = new Set(['and', 'per', 'for'])

/** "length of the beak". */
const isLink = ({ text }: Token, name: ColumnName): boolean =>
  joining.has(text) ? name.parts.some(({ word }) => word === text) : connectives.has(text)

function bestPart(token: Token, name: ColumnName, used: Set<NamePart>) {
  let best: { part: NamePart; fit: number } | null = null
  for (const part of name.parts) {
    if (used.has(part)) continue
    const fit = wordFit(token.text, part.word)
    if (fit > (best?.fit ?? 0)) best = { part, fit }
  }
  return best
}

const wordsJoinedMax = 5

/** `horse power` for Horsepower. */
function joinedMatch(tokens: Token[], from: number, name: ColumnName): NameMatch | null {
  let text = ''
  for (let at = from; at < Math.min(tokens.length, from + wordsJoinedMax); at++) {
    text += tokens[at]!.text
    // "over time" says what is on the axis, whatever is done in overtime
    if (at > from && text === 'overtime') return null
    if (text === name.whole && text.length > 2) {
      const matched = Math.max(name.parts.length, at - from + 1)
      return { ...whole(name), to: at + 1, matched, exact: range(from, at + 1) }
    }
    if (!name.whole.startsWith(text)) return null
  }
  return null
}

const phraseFitMin = 0.8
const phraseScore = 0.9

function phraseMatch(tokens: Token[], from: number, name: ColumnName): NameMatch | null {
  const phrase = name.phrases.find((words) =>
    words.every((word, offset) => wordFit(tokens[from + offset]?.text ?? '', word) >= phraseFitMin),
  )
  if (!phrase) return null
  return { ...whole(name), to: from + phrase.length, score: phraseScore, matched: phrase.length }
}

function quotedName(tokens: Token[], from: number, name: ColumnName): NameMatch | null {
  const said = tokens[from]!.text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return said === name.whole ? { ...whole(name), to: from + 1 } : null
}

const whole = (name: ColumnName) => ({
  score: 1,
  matched: 1,
  parts: new Set(name.parts),
  exact: [],
  loose: [],
  slack: 0,
})

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, offset) => from + offset)
