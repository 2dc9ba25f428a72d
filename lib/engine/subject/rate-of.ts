import type { Filter } from '@/lib/contracts/query'
import { lowerFirst, upperFirst } from '@/lib/format/first-letter'
import { deniedBy, deniesAnother } from '../names/denied'
import { findWord, foldText, splitName, wordList } from '../names/name-words'
import { didOrDidNot, namesPeople } from '../profile/answer-words'
import type { ColumnProfile } from '../profile/profile'
import { rowsByCode } from '../table/code-facts'
import type { Column } from '../table/table'
import { toldInTrades } from '../trades/told-in-trades'
import { isMidway } from './going-on'
import { badEnds, endValues } from './outcome-words'

/** Answers that a share is told of, in the languages of the names. */
const yes = new Set('true yes y 1 ja j wahr oui vrai si verdadero vero'.split(' '))
/** Where some are won, chosen or found, the rest is what was not. */
const won = new Set(
  `won hired admitted awarded granted converted positive aangenomen gewonnen konvertiert positiv gagne converti positif ganado convertido positivo
  vinto convertito`.split(/\s+/),
)
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
  const rowsOf = (value: string) => rows[values.indexOf(value)]!
  const met = values.filter((_, code) => rows[code]! > 0)
  const leastRows = stateShareMin * rows.reduce((sum, count) => sum + count, 0)
  const present = met.length > 2 ? met.filter((value) => rowsOf(value) >= leastRows) : met
  const find = (test: (value: string) => boolean) => present.find((value) => test(foldText(value.trim())))
  const [low, high] = present.map(Number).sort((a, b) => a - b)
  const isCode = present.length === 2 && Number.isInteger(low) && Number.isInteger(high)
  // a code of 1 and 2 counts up to what happened, as 0 and 1 does
  if (isCode) return detailed ?? `${high}`
  const answer = find((value) => yes.has(value)) ?? named
  if (answer !== undefined) return answer
  const ends = withoutMidway(present)
  const byRows = [...ends].sort((a, b) => rowsOf(b) - rowsOf(a))
  const ofPair = byRows.length === 2 ? toldOfDenied(byRows) : undefined
  if (ofPair !== undefined) return detailed ?? ofPair
  const ended = knownEnd(ends, byRows) ?? detailed ?? (byRows.length === 2 ? byRows[1]! : byRows[0]!)
  const told = byRows.filter((value) => value === ended || !deniesAnother(value, byRows))
  return deniesAnother(ended, byRows) ? ended : likeliestTold(told, { ended, rowsOf })
}

/** Where things have ended too, how many are on their way is not asked of all. */
function withoutMidway(values: string[]): string[] {
  const ended = values.filter((value) => !isMidway(value))
  return ended.some((value) => isKnownEnd(value)) ? ended : values
}

const isWon = (value: string): boolean =>
  deniedBy(value) === null && wordsOf(foldText(value)).some((word) => won.has(word))
const isKnownEnd = (value: string): boolean =>
  isWon(value) || isBadEnd(value) || endValues.has(foldText(value.trim()))

/** Who cancels says so; of who does not come nobody knew. */
const missed = new Set(
  `dna|no show|no-show|noshow|did not attend|not attended|missed|nicht erschienen|nichterschienen|non presente|no presentado|no asistio|non presentato|nao compareceu|faltou`.split(
    '|',
  ),
)
const isMissed = (value: string): boolean => missed.has(foldText(value.trim()))

/** What was won, else who did not come where others did or cancelled, the commonest bad end, another end; undefined where none is known. */
const knownEnd = (ends: string[], byRows: string[]): string | undefined =>
  ends.find(isWon) ??
  (ends.some((value) => isKnownEnd(value) && !isMissed(value)) ? byRows.find(isMissed) : undefined) ??
  byRows.find(isBadEnd) ??
  ends.find(isKnownEnd)

/** Of what is so and what is not it is what is so, unless that is as it should be; undefined where none denies the other. */
function toldOfDenied(values: string[]): string | undefined {
  const denying = values.find((value) => deniesAnother(value, values))
  if (denying === undefined) return undefined
  return isBadEnd(denying) && endValues.has(deniedBy(denying)!)
    ? denying
    : values.find((value) => value !== denying)
}

/** What the lists, what is known of some rows alone and how many there are say, before a word of another trade: a log of odds. */
const endedWeight = 0.75

/** So much more must speak for a value of so many times fewer rows: of what hardly happens people seldom tell the rate of a state. */
const rarityWeight = 0.25

interface Ended {
  ended: string
  rowsOf: (value: string) => number
}

/** Of the values of a state the one whose rate people of other trades tell, by its words, unless `ended` is as likely. */
function likeliestTold(values: string[], { ended, rowsOf }: Ended): string {
  const rarity = (value: string) => Math.max(0, Math.log(rowsOf(ended) / rowsOf(value)))
  const odds = (value: string) =>
    toldInTrades(value) + (value === ended ? endedWeight : -rarityWeight * rarity(value))
  return values.reduce((best, value) => (odds(value) > odds(best) ? value : best), ended)
}

/** What went wrong, in a word or as what did not happen: `No-show`, `nicht erschienen`, `non présenté`; none of `not lost`. */
function isBadEnd(value: string): boolean {
  const folded = foldText(value.trim())
  if (badEnds.has(folded)) return true
  const denied = deniedBy(value)
  return denied === null ? wordsOf(folded).some((word) => badEnds.has(word)) : !isToldItself(denied)
}

/** What is told rather than that it is not so: `awarded`, `readmitted`. */
const isToldItself = (value: string): boolean =>
  isWon(value) || wordsOf(value).some((word) => badEnds.has(word))

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
