import type { Understanding } from '../../understanding'
import { isQuality } from '../columns/column-fit'
import { columnMentions } from '../columns/column-mentions'
import { isRowWord } from '../columns/row-words'
import { plainVerbs } from '../reasons/fallback-count'
import { isMoneyWord } from '../spans/money-column'
import type { Token } from '../tokens'
import { partialValues } from '../values/partial-values'
import { valueMentions } from '../values/value-mentions'
import { closedWords } from '../words/closed-words'
import { isFiller } from '../words/filler-words'
import { singular } from '../words/word-forms'
import { isContent, isPresenting } from './is-content'

const list = (text: string) => new Set(text.trim().split(/\s+/))
/** Behind these stands what rows have, or what something is broken down by. */
const binding = list(
  'with without in before after from for of and or by per only non not excluding except including within on at against',
)
/** Verbs that say what is to be measured, or of which rows. */
const telling = list(
  'lose loses losing lost win wins won spend spends spent earn earns earned pay pays cost costs leave leaves left cancel cancels waste wastes save saves gain gains',
)
/** A word that says that something is not so. */
const opposite = /^(?:un|non|in|dis)(\p{L}{3,})$/u
const versus = list('vs versus')
const being = list('is are was were')
/** Between such a word and its noun. */
const determiners = list('the a an any all our my their its his her')
const wordLengthMin = 3

/** Whether a word is a verb that says what is to be measured, or of which rows. */
export const isTelling = (word: string): boolean => telling.has(word)

/** Left-over words that say which rows or which things are meant, and so are a part of what was asked for. */
export function leftWords(unread: string[], tokens: Token[], understanding: Understanding): string[] {
  const named = [...columnMentions(tokens, understanding), ...valueMentions(tokens, understanding)]
  const left = unread.filter((word) => {
    if (isRowWord(word, understanding)) return false
    if (isTelling(word) || isMoneyWord(word)) return true
    if (plainVerbs.test(word) || isOfRows(word)) return false
    if (isContent(word) || isHow(word)) return true
    if (isOpposite(word)) return true
    if (!/^\p{L}+$/u.test(word) || word.length < wordLengthMin || isEmpty(word)) return false
    const at = tokens.findIndex(({ text }) => text === word)
    return at >= 0 && (isBound(at) || isQualifying(at) || isSide(at))
  })

  return [...left, ...closedBreakdowns(tokens, named)]

  /** "undamaged orders", "unpaid": what a column or a value says, turned round. */
  function isOpposite(word: string): boolean {
    const rest = opposite.exec(word)?.[1]
    if (!rest) return false
    const [token] = tokens.filter(({ text }) => text === word)
    const alone = token ? [{ ...token, text: rest }] : []
    return (
      columnMentions(alone, understanding).length > 0 ||
      valueMentions(alone, understanding).length > 0 ||
      partialValues(alone, understanding).length > 0
    )
  }

  /** "how far from target": what is asked for, unless the number is told behind it, as in "how large is the discount". */
  function isHow(word: string): boolean {
    const at = tokens.findIndex(({ text }, place) => text === word && tokens[place - 1]?.text === 'how')
    return at > 0 && isQuality(word) && !being.has(tokens[at + 1]?.text ?? '')
  }

  /** "inbound vs outbound": what is set against another. */
  function isSide(at: number): boolean {
    return [at - 1, at + 1].some((place) => versus.has(tokens[place]?.text ?? ''))
  }

  /** "faculty members", "loan applications": many of what the rows are called. */
  function isOfRows(word: string): boolean {
    const at = tokens.findIndex(({ text }) => text === word)
    return singular(word) !== word && isRowWord(tokens[at - 1]?.text ?? '', understanding)
  }

  /** "with sunroof", "before tax", "and gearbox". */
  function isBound(at: number): boolean {
    let before = at - 1
    const isPassed = (word: string | undefined) =>
      word !== undefined && (determiners.has(word) || unread.includes(word))
    while (isPassed(tokens[before]?.text)) before--
    return binding.has(tokens[before]?.text ?? '')
  }

  /** "red cars", "electric chairs": it stands before what the rows or their values are called. */
  function isQualifying(at: number): boolean {
    const next = tokens[at + 1]
    if (next?.kind !== 'word') return false
    const isNamed = named.some(({ from }) => from === at + 1)
    return (
      isNamed || isRowWord(next.text, understanding) || (unread.includes(next.text) && isThing(next.text))
    )
  }
}

const drawing = list('color colors colour colours title titles legend label labels image images map')
const breaking = list('by per and ,')

/** "by region and colour": a word of the grammar that is asked for as if a column were called so. */
function closedBreakdowns(tokens: Token[], named: { from: number; to: number }[]): string[] {
  return tokens.flatMap(({ text, kind }, at) => {
    const next = tokens[at + 1]
    const isLast = !next || next.kind === 'mark' || /^(?:for|in|where|with|sorted)$/.test(next.text)
    const isNamed = named.some(({ from, to }) => from <= at && at < to)
    if (kind !== 'word' || !drawing.has(text) || !isLast || isNamed) return []
    const own = named.find(({ to }) => to === at)
    const before = tokens[(own?.from ?? at) - 1]?.text ?? ''
    const isSecond = before === 'and' || before === ','
    const isBroken = tokens.slice(0, at).some(({ text: word }) => word === 'by' || word === 'per')
    return breaking.has(before) && (!isSecond || isBroken) ? [text] : []
  })
}

const isThing = (word: string) => singular(word) !== word || isContent(word)

const isEmpty = (word: string) =>
  isFiller(word) || closedWords.has(word) || isPresenting(word) || /..(?:ed|ing|ly)$/.test(word)
