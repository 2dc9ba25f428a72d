import { hasWord } from '../../names/name-words'
import { planWords } from '../../profile/plan-words'
import type { Understanding } from '../../understanding'
import type { Token } from '../tokens'
import { canMeasure, isNumeric, isRowName, isTime, nameColumn, standsForAnother } from './column-kinds'
import { type ColumnName, columnNames } from './column-names'
import { isJustGrammar, sureMarkers } from './just-grammar'
import { matchName, type NameMatch } from './match-name'
import { entityCoverageMax, isDatedThing, isPlural, isThing, isThingOfKind, kinds } from './named-things'
import { isRowNoun } from './row-words'

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
  /** It was put in the place of words that ask for what no column holds. */
  isMade?: boolean
}

/** A mention must carry at least this much of a column's name, less where it is a word of the name itself. */
const coverageMin = 0.45
const exactCoverageMin = 0.4
const coverageOf = ({ exact, loose }: NameMatch) =>
  exact.length > 0 && loose.length === 0 ? exactCoverageMin : coverageMin

/** Each further word of a name found makes the mention surer. */
const wordBonus = 0.2
/** Words between those of a name, or in another order, make it less sure. */
const slackMalus = 0.1

/** The columns that a text names, without overlaps, in the order of the text. */
export function columnMentions(tokens: Token[], understanding: Understanding): ColumnMention[] {
  const names = columnNames(understanding).filter(({ index }) => !standsForAnother(understanding, index))
  const found: Candidate[] = []
  tokens.forEach((token, from) => {
    if (token.column !== undefined) return
    if (token.kind !== 'word' && token.kind !== 'quote') return
    for (const name of names) {
      const match = matchName(tokens, from, name)
      if (!match || match.score < coverageOf(match)) continue
      if (isHalfRatio(understanding, name, match)) continue
      const isPeriod = isPeriodOf(tokens, from, match) && isTime(understanding, name.index)
      if (!isPeriod && isJustGrammar(tokens, from, match)) continue
      if (isNumberOf(tokens, from, match) && !isNumeric(understanding, name.index)) continue
      if (match.exact.length === 0 && isRowNoun(token.text, understanding)) continue
      if (match.score < wholeMin && isOfRows(tokens, from, { match, column: name.index, understanding }))
        continue
      found.push({
        column: name.index,
        from,
        to: match.to,
        score: match.score,
        isEntity:
          isThing(understanding, name, match) ||
          isThingOfKind(name, match, tokens[match.to - 1]!.text) ||
          isDatedThing(understanding, name, { match, token }),
        rank:
          rankOf(match, understanding, name) +
          (isPeriod ? timeBonus : 0) +
          (isSummed(tokens, from) && canMeasure(understanding, name.index) ? measureBonus : 0),
        match,
      })
    }
  })
  const given = tokens.flatMap(({ column }, from): ColumnMention[] =>
    column === undefined ? [] : [{ column, from, to: from + 1, score: 1, isEntity: false, isMade: true }],
  )
  const mentions = [...pickBest(withoutLoose(found)), ...given]
    .filter(({ from }) => !isDrawn(tokens, from))
    .sort((a, b) => a.from - b.from)
  return withNames(withOwners(mentions, tokens, understanding), tokens, understanding)
}

/** "the number of apartments" counts them, whatever `apartment_number` holds. */
const isNumberOf = (tokens: Token[], from: number, { to }: NameMatch): boolean =>
  tokens[from]!.text === 'number' && tokens[from + 1]?.text === 'of' && isPlural(tokens[to - 1]!.text)

/** From here on a name was said whole. */
const wholeMin = 0.9

/** "bread orders" in a table of orders are its rows, not their breads. */
function isOfRows(
  tokens: Token[],
  from: number,
  { match, column, understanding }: { match: NameMatch; column: number; understanding: Understanding },
): boolean {
  const next = tokens[match.to]
  const before = tokens[from - 1]
  if (!next || !isRowNoun(next.text, understanding) || sureMarkers.has(before?.text ?? '')) return false
  // "3 bedroom flats" are told apart by their bedrooms
  return before?.kind !== 'number' || !canMeasure(understanding, column)
}

/** "rent" is no rent per square metre that the dataset was given beside, and "by month" no `visits_per_month`. */
function isHalfRatio({ table }: Understanding, { index, parts }: ColumnName, match: NameMatch): boolean {
  const place = parts.findIndex(({ word }) => word === 'per')
  if (place <= 0) return false
  const isBefore = parts.some((part, at) => at < place && match.parts.has(part))
  const isBehind = parts.some((part, at) => at > place && match.parts.has(part))
  return table.columns[index]!.derivedFrom === undefined ? !isBefore : !isBehind
}

interface Candidate extends ColumnMention {
  rank: number
  match: NameMatch
}

/** "total grants" are their amount rather than their ids. */
const measureBonus = 0.06
const summing = /^(?:total|sum|summed|average|avg|mean|median|cumulative|combined|aggregate)$/

const isSummed = (tokens: Token[], from: number): boolean =>
  tokens.slice(Math.max(0, from - 3), from).some(({ text }) => summing.test(text)) &&
  !tokens.slice(Math.max(0, from - 3), from).some(({ text }) => text === 'number')

/** "release year" and "year of release" are of the date rather than of another column of releases. */
const timeBonus = 0.5
const periods = /^(?:year|quarter|month|week|weekday|day)s?$/

function isPeriodOf(tokens: Token[], from: number, { to }: NameMatch): boolean {
  const before = tokens.slice(Math.max(0, from - 3), from).map(({ text }) => text)
  const isBehind = before.includes('of') && before.some((word) => periods.test(word))
  return isBehind || periods.test(tokens[to]?.text ?? '')
}

/** A word that stands in a column's name means that column, not one of a similar name. */
function withoutLoose(found: Candidate[]): Candidate[] {
  const exact = new Set(found.flatMap(({ match }) => match.exact))
  return found.filter(({ match }) => !match.loose.some((at) => exact.has(at)))
}

/** "the product's category", "product categories": whose it is, belongs to the name. */
function withOwners(
  mentions: ColumnMention[],
  tokens: Token[],
  understanding: Understanding,
): ColumnMention[] {
  const isKind = (mention: ColumnMention | undefined): mention is ColumnMention =>
    mention !== undefined && !mention.isEntity && !canMeasure(understanding, mention.column)
  const isOwner = (mention: ColumnMention, next: ColumnMention | undefined) =>
    (mention.isEntity || tokens[mention.to - 1]!.isOwner === true || isQualifier(mention, next)) &&
    next?.from === mention.to &&
    tokens[next.from]!.isAside === tokens[mention.from]!.isAside &&
    isKind(next)
  // "building type": of a column that is called type alone
  const isQualifier = (mention: ColumnMention, next: ColumnMention | undefined) =>
    next !== undefined &&
    next.to - next.from === 1 &&
    isKind(mention) &&
    (kinds.test(tokens[next.from]!.text) ||
      // "model year": of rows that are called models
      (isTime(understanding, next.column) && isRowName(understanding, mention.column)))
  return mentions.flatMap((mention, place) => {
    const before = mentions[place - 1]
    if (before && isOwner(before, mention)) return [{ ...mention, from: before.from }]
    return isOwner(mention, mentions[place + 1]) ? [] : [mention]
  })
}

/** "colour the points by region": what is drawn, not a column of points. */
export function isDrawn(tokens: Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 2), from).map(({ text }) => text)
  return drawn.test(tokens[from]!.text) && painting.test(before.join(' '))
}

const drawn = /^(?:point|dot|circle|bubble|marker|bar|line|slice|wedge|segment|area)s?$/
const painting = /\b(?:colou?r(?:ed|ing)?|shade|paint|size)(?: (?:the|all|each))?$/

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
    // "each product's name" is the product
    const isOwn = mentions.some((mention) => mention.to === from && !mention.isEntity)
    const isName =
      !isOwn && token.kind === 'word' && /^names?$/.test(token.text) && tokens[from - 1]?.text !== 'column'
    const isRows =
      isRowName(understanding, column) &&
      sureMarkers.has(tokens[from - 1]?.text ?? '') &&
      isRowNoun(token.text, understanding)
    return (isName || isRows) && isFree ? [{ column, from, to: from + 1, score: 0.5, isEntity: false }] : []
  })
  return [...mentions, ...more].sort((a, b) => a.from - b.from)
}

/** "pieces" are those that were made, rather than `target_pieces`. */
const isUnsaidPlan = (name: ColumnName, said: NameMatch['parts']): boolean =>
  name.parts.some((part) => hasWord(part.word, planWords) && !said.has(part))
const planMalus = 0.03

/** A name says more than a number of the same thing. */
function rankOf(
  { score, matched, slack, parts }: NameMatch,
  { profile }: Understanding,
  name: ColumnName,
): number {
  const isNamed = name.parts.some(({ word }) => word === 'name')
  const isId = profile.columns[name.index]!.role === 'id'
  return (
    score +
    wordBonus * (matched - 1) -
    slackMalus * slack +
    (isNamed ? 0.04 : 0) -
    (isUnsaidPlan(name, parts) ? planMalus : 0) +
    (isId ? (score < entityCoverageMax ? 0.03 : -0.02) : 0)
  )
}

function pickBest(found: Candidate[]): ColumnMention[] {
  const chosen: ColumnMention[] = []
  found.sort((a, b) => b.rank - a.rank || a.from - b.from || a.column - b.column)
  for (const { rank: _rank, match: _match, ...mention } of found) {
    const to = Math.max(mention.to, mention.from + 1)
    if (chosen.some((other) => mention.from < other.to && other.from < to)) continue
    chosen.push({ ...mention, to })
  }
  return chosen.sort((a, b) => a.from - b.from)
}
