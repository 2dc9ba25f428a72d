import type { Grain } from '@/lib/contracts/query'
import { monthOf } from '../conditions/mark-dates'
import type { Token } from '../tokens'

/** A stretch of the calendar that words name, tokens from (inclusive) to (exclusive). */
export interface PeriodPhrase {
  from: number
  to: number
  /** 0 where the year is not said. */
  year: number
  /** 1 to 12; the whole year where it is 1 to 12. */
  months: [number, number]
}

const [yearMin, yearMax] = [1900, 2100]
const yearWords = new Set('fy cy year calendar fiscal the of in'.split(' '))
const toWords = new Set('to through until till'.split(' '))
const halves = new Map([
  ['first', 0],
  ['second', 1],
])
const quarters = new Map([
  ['first', 0],
  ['second', 1],
  ['third', 2],
  ['fourth', 3],
  ['last', 3],
])

/** All periods that a clause names by the calendar, the longer where two begin alike. */
export function periodPhrases(tokens: Token[]): PeriodPhrase[] {
  const found: PeriodPhrase[] = []
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseFrom(tokens, at)
    if (phrase) found.push(phrase)
    at = phrase ? phrase.to : at + 1
  }
  return found
}

function phraseFrom(tokens: Token[], at: number): PeriodPhrase | null {
  const part = monthsFrom(tokens, at) ?? partFrom(tokens, at)
  if (part) {
    const year = yearFrom(tokens, part.to)
    return { from: at, to: year?.to ?? part.to, year: year?.year ?? 0, months: part.months }
  }
  const year = yearFrom(tokens, at)
  if (!year) return null
  const behind = partFrom(tokens, year.to)
  return { from: at, to: behind?.to ?? year.to, year: year.year, months: behind?.months ?? [1, 12] }
}

interface Part {
  to: number
  months: [number, number]
}

/** "January", "Jan to April". */
function monthsFrom(tokens: Token[], at: number): Part | null {
  const month = monthAt(tokens, at)
  if (month === 0) return null
  const next = toWords.has(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  const last = monthAt(tokens, next)
  return last > month ? { to: next + 1, months: [month, last] } : { to: at + 1, months: [month, month] }
}

const monthAt = (tokens: Token[], at: number): number => {
  const token = tokens[at]
  return token?.kind === 'word' && token.column === undefined ? monthOf(token.text) : 0
}

/** "Q1", "H2", "first half", "third quarter". */
function partFrom(tokens: Token[], at: number): Part | null {
  const [word, next] = [tokens[at]?.text ?? '', tokens[at + 1]]
  const number = next?.kind === 'number' ? next.value : 0
  if (word === 'q' && [1, 2, 3, 4].includes(number)) return part(at + 2, (number - 1) * 3, 3)
  if (word === 'h' && [1, 2].includes(number)) return part(at + 2, (number - 1) * 6, 6)
  if (next?.text === 'half' && halves.has(word)) return part(at + 2, halves.get(word)! * 6, 6)
  if (next?.text === 'quarter' && quarters.has(word)) return part(at + 2, quarters.get(word)! * 3, 3)
  return null
}

const part = (to: number, before: number, months: number): Part => ({
  to,
  months: [before + 1, before + months],
})

function yearFrom(tokens: Token[], at: number): { to: number; year: number } | null {
  let next = at
  while (next < tokens.length && next < at + 3 && yearWords.has(tokens[next]!.text)) next++
  const token = tokens[next]
  const isYear =
    token?.kind === 'number' &&
    Number.isInteger(token.value) &&
    token.text === `${token.value}` &&
    token.value >= yearMin &&
    token.value <= yearMax
  return isYear ? { to: next + 1, year: token.value } : null
}

/** The finest grain of which both are a period, so that each is one; years where they are the same part of two. */
export function sharedGrain(
  a: PeriodPhrase,
  b: PeriodPhrase,
): Extract<Grain, 'year' | 'quarter' | 'month'> | null {
  if (a.year !== b.year && a.months.every((month, at) => month === b.months[at])) return 'year'
  const lengths = [a, b].map(({ months: [first, last] }) => last - first + 1)
  if (lengths.every((length) => length === 1)) return 'month'
  const areQuarters =
    lengths.every((length) => length === 3) && [a, b].every(({ months }) => months[0] % 3 === 1)
  return areQuarters ? 'quarter' : null
}
