import { closeness } from '../../thesaurus/closeness'
import type { Understanding } from '../../understanding'
import type { Token } from '../tokens'
import { closedWords } from '../words/closed-words'
import { singular } from '../words/word-forms'
import { fittingColumn, qualitiesOf } from './column-fit'
import { canMeasure, standsForAnother } from './column-kinds'
import type { ColumnMention } from './column-mentions'
import { type ColumnName, columnNames, unitsOf } from './column-names'
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
  const isRows = (word: string) => rows.some((row) => row === word || closeness(row, word) >= sureFitMin)
  return tokens.flatMap((token, at) => {
    const isNoun =
      token.kind === 'word' &&
      token.text.length >= wordLengthMin &&
      !closedWords.has(token.text) &&
      !token.text.endsWith('ing')
    const word = singular(token.text)
    if (!isNoun || !unread.has(token.text) || anybody.has(word) || anybody.has(token.text) || isRows(word))
      return []
    const isCounted = countWords.test(textBefore(tokens, at))
    const wanted = names.filter(
      (name) => isWanted(tokens, at, understanding)(name) && (!isCounted || unitsOf(name).includes(word)),
    )
    const best = fittingColumn(tokens[at - 1]?.text === 'how' ? qualitiesOf(word) : [word], wanted)
    if (!best || tokens[at - 1]?.kind === 'number' || textBefore(tokens, at).endsWith(' to')) return []
    const mention = { column: best.index, from: at, to: at + 1, score: lentScore, isEntity: false }
    return [{ mention, word: token.text, isGuess: best.fit < sureFitMin }]
  })
}

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
