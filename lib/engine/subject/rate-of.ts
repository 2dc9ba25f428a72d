import type { Filter } from '@/lib/contracts/query'
import { lowerFirst, upperFirst } from '@/lib/format/first-letter'
import { findWord, foldText, splitName, wordList } from '../names/name-words'
import { nots } from '../names/nots'
import { didOrDidNot, namesPeople } from '../profile/answer-words'
import type { ColumnProfile } from '../profile/profile'
import { rowsByCode } from '../table/code-facts'
import type { Column } from '../table/table'
import { toldInTrades } from '../trades/told-in-trades'
import { badEnds, endValues } from './outcome-words'

/** Answers that a share is told of, in the languages of the names. */
const yes = new Set('true yes y 1 ja j wahr oui vrai si verdadero vero'.split(' '))
/** Where some are won or chosen, the rest is what was not. */
const won = new Set('won hired admitted awarded granted gewonnen gagne ganado vinto'.split(' '))
const wordsOf = (value: string) => value.split(/[^\p{L}]+/u)
/** Of several states, what so few rows came to is not what people ask of all of them. */
const stateShareMin = 0.02
/** Names that are said with "rate" behind them. */
const rateWords = wordList(
  `churn attrition default fraud conversion response mortality survival approval rejection acceptance admission return
  failure success readmission relapse callback completion win delay error defect exit`,
)

/**
 * Which value of a yes/no or of an end state the share is told of: yes, the one that another column speaks of (`named`); else what
 * was won, a bad end, a known end, the one of whose rows alone more is known (`detailed`) or the rarer one, unless the words of
 * another are those of what people tell by more.
 */
export function rateValue(column: Column, detailed?: string, named?: string): string {
  const { values } = column
  const rows = rowsByCode(column)
  const met = values.filter((_, code) => rows[code]! > 0)
  const leastRows = stateShareMin * rows.reduce((sum, count) => sum + count, 0)
  const present = met.length > 2 ? met.filter((value) => rows[values.indexOf(value)]! >= leastRows) : met
  const find = (test: (value: string) => boolean) => present.find((value) => test(foldText(value.trim())))
  const [low, high] = present.map(Number).sort((a, b) => a - b)
  const isCode = present.length === 2 && Number.isInteger(low) && Number.isInteger(high)
  // a code of 1 and 2 counts up to what happened, as 0 and 1 does
  if (isCode) return detailed ?? `${high}`
  const byRows = [...present].sort((a, b) => rows[values.indexOf(b)]! - rows[values.indexOf(a)]!)
  const answer = find((value) => yes.has(value)) ?? named
  if (answer !== undefined) return answer
  const ended =
    find((value) => wordsOf(value).some((word) => won.has(word))) ??
    byRows.find((value) => isBadEnd(foldText(value.trim()))) ??
    find((value) => endValues.has(value)) ??
    detailed ??
    (present.length === 2 ? byRows[1]! : byRows[0]!)
  return isDenied(ended) ? ended : likeliestTold(byRows, ended)
}

/** What the lists, what is known of some rows alone and how many there are say, before a word of another trade: a log of odds. */
const endedWeight = 0.75

/** Of the values of a state the one whose rate people of other trades tell, by its words, unless `ended` is as likely. */
function likeliestTold(values: string[], ended: string): string {
  const odds = (value: string) => toldInTrades(value) + (value === ended ? endedWeight : 0)
  return values.reduce((best, value) => (odds(value) > odds(best) ? value : best), ended)
}

/** What went wrong, in a word or as what did not happen: `No-show`, `nicht erschienen`, `non présenté`. */
const isBadEnd = (value: string): boolean => {
  const words = wordsOf(value)
  return badEnds.has(value) || words.some((word) => badEnds.has(word)) || isDenied(value)
}

/** `nicht erschienen` has the words of `erschienen`. */
const isDenied = (value: string): boolean => {
  const [first, ...rest] = wordsOf(foldText(value.trim()))
  return rest.length > 0 && nots.has(first!)
}

export function rateCondition(column: Column, value = rateValue(column)): Filter {
  if (column.type === 'boolean') return { column: column.name, op: '=', value: value === 'true' }
  const isNumber = column.type === 'integer' || column.type === 'number'
  return { column: column.name, op: '=', value: isNumber ? Number(value) : value }
}

/** Whether a value is the yes of its column; the 1 of three codes is none. */
export const isYesOf = ({ type, distinct }: ColumnProfile, value: string): boolean =>
  type === 'boolean' || (distinct <= 2 && yes.has(foldText(value.trim())))

/** `Share without churn`, `Share not cancelled`: of a yes or no the rows of which it is not so. */
export function notLabel(profile: ColumnProfile): string {
  const { label, words, yes: own } = profile
  const no = own === undefined ? undefined : Object.keys(words ?? {}).find((value) => value !== own)
  if (no !== undefined) return shareOf(words![no]!)
  return /(?:ed|lost|left|won|paid)$/i.test(label)
    ? `Share not ${lowerFirst(label)}`
    : rateWithout(profile, true)
}

/** `Share without discount code`, `Share with discount code`. */
export const rateWithout = ({ label }: ColumnProfile, isNot: boolean): string =>
  `Share ${isNot ? 'without' : 'with'} ${lowerFirst(label)}`

/** `Churn rate`, `Share with Partner`, `Share released`, `Share of smokers`, `Share with Status Won`. */
export function rateLabel(profile: ColumnProfile, value: string): string {
  const { label, name, words, yes: own } = profile
  const isYes = isYesOf(profile, value)
  if (isYes && findWord(splitName(name), rateWords)) return `${upperFirst(label)} rate`
  if (own === value && words) return shareOf(words[own]!)
  return isYes ? `Share with ${lowerFirst(label)}` : `Share with ${lowerFirst(label)} ${value}`
}

function shareOf(words: string): string {
  if (didOrDidNot(words)) return `Share that ${words}`
  return `Share ${namesPeople(words) ? 'of ' : ''}${words}`
}
