import { closeness } from '../../thesaurus/closeness'
import type { Understanding } from '../../understanding'
import type { Token } from '../tokens'
import { closedWords } from '../words/closed-words'
import { singular } from '../words/word-forms'
import { fittingColumn, qualitiesOf } from './column-fit'
import { canMeasure, standsForAnother } from './column-kinds'
import type { ColumnMention } from './column-mentions'
import { type ColumnName, columnNames, unitsOf } from './column-names'
import { isNumberedThing } from './numbered-things'
import { onlyKind } from './only-kind'
import { quantityFit } from './quantity-fit'
import { rowWords } from './row-words'

/** A column that a word was taken for which is not in its name. */
export interface Loan {
  mention: ColumnMention
  word: string
  /** The word may well mean something else. */
  isGuess: boolean
}

/** From here on a word can hardly mean another column. */
const sureFitMin = 0.6
const wordLengthMin = 3
/** As sure as a name: "how many minutes" are the minutes, not the rows. */
const lentScore = 0.9

/**
 * Columns for words that name none: by meaning ("remuneration" for salary), by part of a longer word ("hometown" for
 * home_city), by its unit ("minutes" for delay_min). Only words that a first reading left over are asked for.
 */
export function lendColumns(tokens: Token[], unread: Set<string>, understanding: Understanding): Loan[] {
  const names = columnNames(understanding).filter(
    ({ index }) =>
      understanding.profile.columns[index]!.role !== 'id' && !standsForAnother(understanding, index),
  )
  const rows = rowWords(understanding)
  const isMeasured = (word: string) => names.some((name) => quantityFit(word, name, understanding) > 0)
  const isRows = (word: string) =>
    (isNumberedThing(word, understanding) && !isMeasured(word)) ||
    rows.some((row) => row === word || (closeness(row, word) >= sureFitMin && !isMeasured(word)))
  const loans = tokens.flatMap((token, at): Loan[] => {
    const isHead = heads.has(token.text) && unread.has(tokens[at - 1]?.text ?? '')
    const isNoun =
      token.kind === 'word' &&
      token.text.length >= wordLengthMin &&
      !closedWords.has(token.text) &&
      unread.has(token.text) &&
      !token.text.endsWith('ing')
    const word = singular(token.text)
    if (!isHead && (!isNoun || anybody.has(word) || anybody.has(token.text))) return []
    // what is lost is no column of what is taken in
    if (losing.test(tokens[at - 1]?.text ?? '')) return []
    // no thing of its own: "units outside 2 to 5", "outside sales"
    const next = tokens[at + 1]
    if (token.text === 'outside' && !(next?.kind === 'word' && unread.has(next.text))) return []
    // what the rows are broken down by is not what they are
    if (isRows(word) && !breakdownWords.has(tokens[at - 1]?.text ?? '')) return []
    const isCounted = countWords.test(textBefore(tokens, at))
    const wanted = names.filter(
      (name) => isWanted(tokens, at, understanding)(name) && (!isCounted || unitsOf(name).includes(word)),
    )
    const beside = [tokens[at - 1], tokens[at + 1]].flatMap((one) =>
      one?.kind === 'word' && unread.has(one.text) ? [singular(one.text)] : [],
    )
    const asked = tokens[at - 1]?.text === 'how' ? qualitiesOf(word) : [word]
    const best =
      fittingColumn(asked, wanted, { data: understanding, beside }) ??
      (isBehindBy(tokens, at) && !isRows(word) ? onlyKind(understanding) : null)
    if (!best || tokens[at - 1]?.kind === 'number' || textBefore(tokens, at).endsWith(' to')) return []
    const from = isHead ? at - 1 : at
    const said = tokens.slice(from, at + 1).map(({ text }) => text)
    const mention = { column: best.index, from, to: at + 1, score: lentScore, isEntity: false }
    return [{ mention, word: said.join(' '), isGuess: best.fit < sureFitMin }]
  })
  return loans.reduce<Loan[]>(joined, [])
}

/** "outdoor temp": words that stand together and mean one column are one name of it. */
function joined(loans: Loan[], loan: Loan): Loan[] {
  const last = loans.at(-1)
  const isSame = last?.mention.column === loan.mention.column && last.mention.to === loan.mention.from
  if (!last || !isSame) return [...loans, loan]
  const mention = { ...last.mention, to: loan.mention.to }
  return [
    ...loans.slice(0, -1),
    { mention, word: `${last.word} ${loan.word}`, isGuess: last.isGuess && loan.isGuess },
  ]
}

export const losing = /^(?:los[et]|losing|lost|wast)/

/** Of a noun that nothing is known of they say how much it is: "deal value". */
const heads = new Set('value amount'.split(' '))

/** "by site", "at each site". */
const isBehindBy = (tokens: Token[], at: number): boolean =>
  /^(?:by|per|each|every)$/.test(tokens[at - 1]?.text ?? '')

/** Words for whatever the rows are about. */
const anybody = new Set('records entries person people means way amount year quarter month time'.split(' '))
const breakdownWords = new Set('by per each every across for different various'.split(' '))
const measureWords = new Set(
  'average avg mean median total sum summed overall combined typical highest lowest maximum minimum max min biggest smallest largest greatest'.split(
    ' ',
  ),
)
const wordsBefore = 3
/** What is counted are the rows, whatever they are called. */
const countWords = / (?:how many|number of|count of|count)(?: (?:the|all|different|distinct))*$/

const textBefore = (tokens: Token[], at: number): string =>
  ` ${tokens
    .slice(Math.max(0, at - wordsBefore), at)
    .map(({ text }) => text)
    .join(' ')}`

/** A histogram by runtime is broken down by numbers. */
const spreading = /^(?:histograms?|distribut\w*|scatter\w*)$/

/** Behind "average" stands a number, behind "for each" something to break down by. */
function isWanted(tokens: Token[], at: number, understanding: Understanding) {
  const before = tokens.slice(Math.max(0, at - wordsBefore), at).map(({ text }) => text)
  if (tokens.some(({ text }) => spreading.test(text))) return () => true
  const isMeasure = before.some((word) => measureWords.has(word))
  const isBreakdown = before.some((word) => breakdownWords.has(word))
  return ({ index }: ColumnName): boolean => {
    if (isMeasure === isBreakdown) return true
    return canMeasure(understanding, index) === isMeasure
  }
}
