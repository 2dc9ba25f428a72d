import { splitName } from '../profile/name-words'
import type { Understanding } from '../understanding'
import { closedWords, connectives, nounMarkers, verbWords } from './closed-words'
import { isRowName, nameColumn } from './column-kinds'
import { type ColumnName, columnNames, isGenericWord, isNamingWord, type NamePart } from './column-names'
import type { Token } from './tokens'
import { singular, wordFit } from './word-forms'

export interface ColumnMention {
  /** Index into the table's columns. */
  column: number
  /** Tokens from (inclusive) and to (exclusive). */
  from: number
  to: number
  /** 0 to 1. */
  score: number
  /** The thing that a column names or numbers was said ("customers"), not the column itself. */
  isEntity: boolean
}

/** A mention must carry at least this much of a column's name. */
const coverageMin = 0.45
/** Each further word of a name found makes the mention surer. */
const wordBonus = 0.2
const entityCoverageMax = 0.85

/** The columns that a text names, without overlaps, in the order of the text. */
export function columnMentions(tokens: Token[], understanding: Understanding): ColumnMention[] {
  const names = columnNames(understanding)
  const found: (ColumnMention & { rank: number })[] = []
  tokens.forEach((token, from) => {
    if (token.kind !== 'word' && token.kind !== 'quote') return
    for (const name of names) {
      const match = token.kind === 'quote' ? quotedName(token, name) : matchAt(tokens, from, name)
      if (!match || match.score < coverageMin || isJustGrammar(tokens, from, match)) continue
      const isEntity = isThing(understanding, name, match)
      found.push({
        column: name.index,
        from,
        to: match.to,
        score: match.score,
        isEntity,
        rank: rankOf(match, understanding, name),
      })
    }
  })
  return withNames(pickBest(found), tokens, understanding)
}

/** "their names" where only one column holds names. */
function withNames(
  mentions: ColumnMention[],
  tokens: Token[],
  understanding: Understanding,
): ColumnMention[] {
  const column = nameColumn(understanding)
  if (column === null || mentions.some((mention) => mention.column === column && !mention.isEntity))
    return mentions
  const more = tokens.flatMap((token, from) => {
    const isFree = !mentions.some((mention) => mention.from <= from && from < mention.to)
    const isName = token.kind === 'word' && /^names?$/.test(token.text) && tokens[from - 1]?.text !== 'column'
    const isRows = sureMarkers.has(tokens[from - 1]?.text ?? '') && isRowNoun(token, understanding)
    return (isName || isRows) && isFree ? [{ column, from, to: from + 1, score: 0.5, isEntity: false }] : []
  })
  return [...mentions, ...more].sort((a, b) => a.from - b.from)
}

/** "each manufacturer" in a table of manufacturers. */
function isRowNoun({ text }: Token, { name }: Understanding): boolean {
  return singular(text) === singular(splitName(name).words.at(-1) ?? '')
}

interface Match {
  to: number
  score: number
  matched: number
  parts: Set<NamePart>
}

function matchAt(tokens: Token[], from: number, name: ColumnName): Match | null {
  const joined = joinedMatch(tokens, from, name) ?? phraseMatch(tokens, from, name)
  if (joined) return joined
  const parts = new Set<NamePart>()
  let gained = 0
  let to = from
  for (let at = from; at < tokens.length && at <= to + 2; at++) {
    const token = tokens[at]!
    if (token.kind === 'mark') break
    const best = bestPart(token, name, parts)
    if (best && (at === to || best.fit >= 0.9 || parts.size > 0)) {
      if (closedWords.has(token.text) && best.fit < 0.95 && !(parts.size > 0 && isGenericWord(token.text)))
        break
      parts.add(best.part)
      gained += best.fit * best.part.weight
      to = at + 1
    } else if (parts.size === 0 || !connectives.has(token.text)) break
  }
  if (parts.size === 0) return null
  const all = name.parts.reduce((sum, { weight }) => sum + weight, 0)
  return { to, score: gained / all, matched: parts.size, parts }
}

function bestPart(token: Token, name: ColumnName, used: Set<NamePart>) {
  let best: { part: NamePart; fit: number } | null = null
  for (const part of name.parts) {
    if (used.has(part)) continue
    const fit = wordFit(token.text, part.word)
    if (fit > (best?.fit ?? 0)) best = { part, fit }
  }
  return best
}

/** `horse power` for Horsepower. */
function joinedMatch(tokens: Token[], from: number, name: ColumnName): Match | null {
  let text = ''
  for (let at = from; at < Math.min(tokens.length, from + 5); at++) {
    text += tokens[at]!.text
    if (text === name.whole && text.length > 2) {
      return {
        to: at + 1,
        score: 1,
        matched: Math.max(name.parts.length, at - from + 1),
        parts: new Set(name.parts),
      }
    }
    if (!name.whole.startsWith(text)) return null
  }
  return null
}

function phraseMatch(tokens: Token[], from: number, name: ColumnName): Match | null {
  const phrase = name.phrases.find((words) =>
    words.every((word, offset) => wordFit(tokens[from + offset]?.text ?? '', word) >= 0.8),
  )
  if (!phrase) return null
  return { to: from + phrase.length, score: 0.9, matched: phrase.length, parts: new Set(name.parts) }
}

function quotedName(token: Token, name: ColumnName): Match | null {
  const whole = token.text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return whole === name.whole ? { to: 0, score: 1, matched: 1, parts: new Set(name.parts) } : null
}

/** Words like `total`, `rank` or `by` are a column only where they can't be anything else. */
function isJustGrammar(tokens: Token[], from: number, { to, score, parts }: Match): boolean {
  const said = tokens.slice(from, to).filter((token) => token.kind === 'word')
  if (said.some(({ text }) => !closedWords.has(text) && !verbWords.has(text))) return false
  if (said.length === 0) return false
  const only = said[0]?.text ?? ''
  const before = tokens[from - 1]?.text ?? ''
  const after = tokens[to]?.text ?? ''
  if (said.length > 1) return score < 0.9 && parts.size < 2
  if (score < 0.97 && !plainNouns.has(only)) return true
  if (verbWords.has(only) || verbWords.has(only.replace(/s$/, ''))) {
    return !sureMarkers.has(before) && before !== 'of' && (!nounMarkers.has(before) || afterVerb.has(after))
  }
  if (amounts.has(only)) return false
  if (only.startsWith('result')) return before === 'the' && outputVerbs.has(tokens[from - 2]?.text ?? '')
  if (plainNouns.has(only)) return false
  const isName = tokens[from]!.isCapital && from > 0 && before !== '.'
  return after === 'of' || !(nounMarkers.has(before) || isName)
}

const set = (words: string) => new Set(words.split(' '))
const sureMarkers = set('each every per different across by')
const plainNouns = set('name names title year years date dates time month')
const amounts = set('amount value score quantity volume')
const afterVerb = set('in by from the x y total it them')
const outputVerbs = set('list show visualize visualise plot display draw represent present and compare')

/** Only what the column belongs to was said: "customer" of `customer_address`, or the rows' own name. */
function isThing(understanding: Understanding, name: ColumnName, { score, parts }: Match): boolean {
  const rest = name.parts.filter((part) => !parts.has(part))
  if (rest.length === 0 || score > entityCoverageMax) return false
  const head = name.parts.findLast(({ weight }) => weight >= 1)
  if (head && !parts.has(head)) return true
  if (rest.every(({ word }) => isNamingWord(word))) return true
  return (
    isRowName(understanding, name.index) && rest.every(({ word }) => isNamingWord(word) || word === 'name')
  )
}

/** A name says more than a number of the same thing. */
function rankOf({ score, matched }: Match, { profile }: Understanding, name: ColumnName): number {
  const isNamed = name.parts.some(({ word }) => word === 'name')
  const isId = profile.columns[name.index]!.role === 'id'
  return (
    score +
    wordBonus * (matched - 1) +
    (isNamed ? 0.04 : 0) +
    (isId ? (score < entityCoverageMax ? 0.03 : -0.02) : 0)
  )
}

function pickBest(found: (ColumnMention & { rank: number })[]): ColumnMention[] {
  const chosen: ColumnMention[] = []
  found.sort((a, b) => b.rank - a.rank || a.from - b.from || a.column - b.column)
  for (const { rank: _, ...mention } of found) {
    const to = Math.max(mention.to, mention.from + 1)
    if (chosen.some((other) => mention.from < other.to && other.from < to)) continue
    chosen.push({ ...mention, to })
  }
  return chosen.sort((a, b) => a.from - b.from)
}
