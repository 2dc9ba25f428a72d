import type { Filter } from '@/lib/contracts/query'
import { foldText } from '../../names/name-words'
import { rateCondition } from '../../subject/rate-of'
import { rowsByCode } from '../../table/code-facts'
import type { Column } from '../../table/table'
import type { Understanding } from '../../understanding'
import { columnNames } from '../columns/column-names'
import { closedWords } from '../words/closed-words'
import { wordFit } from '../words/word-forms'
import { noes, oppositeEnd } from './opposite-end'

/** From here on a word of a text is a word of a name or of a value. */
const fitMin = 0.75
/** A column of more values holds names, not ends that things come to. */
const endsMax = 15

/** Ends that are not of the family of the word for them. */
const ends = new Map<string, string[]>([
  ['win', ['won']],
  ['loss', ['lost']],
  ['churn', ['churned', 'left', 'lost']],
  ['attrition', ['left', 'resigned', 'terminated', 'attrited']],
  ['abandonment', ['abandoned', 'aband']],
  ['turnover', ['left', 'resigned', 'terminated']],
  ['mortality', ['died', 'dead', 'death', 'deceased']],
  ['fatality', ['died', 'dead', 'death', 'fatal']],
  ['retention', ['retained', 'active', 'renewed']],
  ['return', ['returned']],
  ['refund', ['refunded']],
  ['pass', ['passed']],
  ['fail', ['failed']],
  ['dropout', ['dropped']],
  ['default', ['defaulted']],
  ['delivery', ['delivered']],
  ['completion', ['completed']],
  ['resolution', ['resolved']],
  ['response', ['responded']],
  ['acceptance', ['accepted']],
  ['attendance', ['attended', 'att']],
  ['noshow', ['dna', 'missed']],
  ['decline', ['declined', 'rejected']],
  ['rejection', ['rejected', 'declined']],
  ['conversion', ['converted', 'purchased']],
  ['success', ['successful', 'succeeded']],
  ['failure', ['failed']],
  ['error', ['error', 'failed']],
  ['cancellation', ['cancelled', 'canceled']],
  ['approval', ['approved']],
  ['death', ['died', 'dead']],
  ['survival', ['survived', 'alive']],
])

/** Words that are the rate of an end without being called one. */
export const isEndNoun = (word: string): boolean => endNouns.has(word)
const endNouns = new Set('mortality attrition churn fatality'.split(' '))

/** Which rows a word is the rate of: "churn" of a yes/no that is called so, "decline" of those with the status Declined. */
export function rateEnd(words: string[], understanding: Understanding): Filter | null {
  const said = words.map((word) => foldText(word))
  if (said.length === 0 || said.every(isPlain)) return null
  return (
    yesNoCalled(said, understanding) ??
    valueCalled(said, understanding) ??
    yesNoHeaded(said, understanding) ??
    endedCalled(said, understanding) ??
    (said.length === 1 ? oppositeEnd(said[0]!, understanding) : null)
  )
}

/** "return" is a word of the grammar, and an end too. */
const isPlain = (word: string) => closedWords.has(word) && !ends.has(word)

/** The yes/no column at an index as a condition; null where it is none. */
export function yesCondition({ table }: Understanding, index: number): Filter | null {
  const column = table.columns[index]!
  return isYesNo(column) ? rateCondition(column) : null
}

/** The other answer of a yes/no column; null where it is none. */
export function noCondition(understanding: Understanding, index: number): Filter | null {
  const yes = yesCondition(understanding, index)
  const no = understanding.table.columns[index]!.values.find((value) => noes.has(foldText(value.trim())))
  if (!yes || no === undefined || typeof yes.value !== 'string') return yes && { ...yes, op: '!=' }
  return { ...yes, value: no }
}

const answers = new Set('yes no y n true false ja nein j oui non si sí 0 1'.split(' '))

function isYesNo(column: Column): boolean {
  if (column.type === 'boolean') return true
  const rows = rowsByCode(column)
  const present = column.values.filter((_, code) => rows[code]! > 0)
  const said = present.map((value) => value.trim().toLowerCase())
  // "No internet service": a no with its reason
  const isExplained = said.includes('yes') && said.every((value) => value === 'yes' || /^no\b/.test(value))
  return isExplained || (present.length === 2 && said.every((value) => answers.has(value)))
}

function yesNoCalled(said: string[], understanding: Understanding): Filter | null {
  for (const { index, parts } of columnNames(understanding)) {
    // "readmit_30d": the time within which is no word for it
    const content = parts.filter(({ isContent, word }) => isContent && !/\d/.test(word))
    const isCalled =
      content.length > 0 &&
      content.every(({ word }) => said.some((one) => wordFit(one, word) >= fitMin)) &&
      said.every((one) => parts.some(({ word }) => wordFit(one, word) >= fitMin))
    const condition = isCalled ? yesCondition(understanding, index) : null
    if (condition) return condition
  }
  return null
}

/** What somebody who is gone has done, where a column says whether. */
const gone = ['cancelled', 'canceled', 'exited', 'leave', 'leaver', 'closed', 'ended']

/** "churn" of a yes/no that says by its name that something ended: `Cancelled`, `left_company`. */
function endedCalled(said: string[], understanding: Understanding): Filter | null {
  const called = [...endsOf(said), ...(isEndNoun(said.join('')) ? gone : [])]
  const found = columnNames(understanding).flatMap(({ index, parts }) => {
    const content = parts.filter(({ isContent }) => isContent)
    const isCalled = content.length > 0 && called.some((end) => wordFit(end, content[0]!.word) >= headFitMin)
    return (isCalled ? yesCondition(understanding, index) : null) ?? []
  })
  return found.length === 1 ? found[0]! : null
}

/** "callback rate" of a yes/no called received_callback, where no other ends so. */
function yesNoHeaded(said: string[], understanding: Understanding): Filter | null {
  const headed = columnNames(understanding).flatMap(({ index, parts }) => {
    const head = parts.findLast(({ isContent }) => isContent)?.word
    const isSaid =
      head !== undefined &&
      wordFit(said.at(-1)!, head) >= headFitMin &&
      said.every((one) => parts.some(({ word }) => wordFit(one, word) >= fitMin))
    return (isSaid ? yesCondition(understanding, index) : null) ?? []
  })
  return headed.length === 1 ? headed[0]! : null
}
const headFitMin = 0.9

/** Of several columns with such a value the one that says it as an end: returned, rather than returning customers. */
function valueCalled(said: string[], { table, profile }: Understanding): Filter | null {
  const wanted = [said.join(' '), ...endsOf(said)]
  const found = table.columns.flatMap((column, index) => {
    const { role } = profile.columns[index]!
    if (column.type !== 'text' || column.values.length > endsMax || role === 'id') return []
    const rated = column.values.map((value) => ({ value, fit: valueFit(value, wanted) }))
    const most = Math.max(...rated.map(({ fit }) => fit))
    const fitting = rated.filter(({ fit }) => fit > 0)
    // "refunded" rather than "partially refunded"
    const best = fitting.filter(({ fit }) => fit === most && (most === wholeFit || fitting.length === 1))
    return best.length === 1 ? [{ column: column.name, ...best[0]! }] : []
  })
  const [first] = found.sort((a, b) => b.fit - a.fit)
  return first ? { column: first.column, op: '=', value: first.value } : null
}

/** What ends are called that a word stands for. */
const endsOf = (said: string[]): string[] => ends.get(said.join('')) ?? []

const wholeFit = 3

/** 3 where it is said so, 2 where one of its words is, 1 where that is a form of the word. */
function valueFit(value: string, wanted: string[]): number {
  const words = wordsOf(value)
  if (words.length > endWordsMax) return 0
  if (wanted.some((word) => words.join(' ') === word)) return wholeFit
  if (words.some((own) => own.length > pastMin && wanted.includes(own))) return 2
  return wanted.some((word) => words.some((own) => isEnd(word, own))) ? 1 : 0
}

/** An end is said in a word or two; "5 - Closed Won" counts its steps. */
const endWordsMax = 2
const wordsOf = (value: string): string[] => foldText(value).match(/\p{L}+/gu) ?? []

/** What is still open is neither won nor lost: of which rows a rate of ends is a share. */
export function amongEnds({ column: name, value }: Filter, { table }: Understanding): Filter | null {
  const { values } = table.columns.find((column) => column.name === name)!
  const ended = values.filter((one) => wordsOf(one).some((word) => decided.has(word)))
  const isOne = typeof value === 'string' && wordsOf(value).some((word) => decided.has(word))
  return isOne && ended.length === 2 && values.length > 2 ? { column: name, op: 'in', value: ended } : null
}

const decided = new Set('won lost'.split(' '))

/** No misspelling: a rate is of an end that is called so. */
const isEnd = (word: string, own: string) =>
  wordFit(word, own) >= 0.9 || (own.length > pastMin && own.endsWith('ed') && stemOf(word) === stemOf(own))
const pastMin = 4
/** `return` of returned, `cancellation` of cancelled. */
const stemOf = (word: string) =>
  word.replace(/(?:lation|ation|tion|sion|ion|ment|al|led|ted|ed|e|y|t)$/, '').replace(/(.)\1$/, '$1')
