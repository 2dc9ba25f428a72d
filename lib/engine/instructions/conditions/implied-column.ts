import { isSameKind } from '../../clean/unit-kinds'
import { leastAndMost } from '../../stats/least-and-most'
import type { Understanding } from '../../understanding'
import { isTime, timeColumn } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import { isRowWord } from '../columns/row-words'
import { columnOf } from '../sentence'
import { moneyColumn, priceColumn } from '../spans/money-column'
import { closedWords } from '../words/closed-words'
import { amountOf, isYear } from './amounts'
import type { Reader } from './condition-reader'
import { saidUnit } from './said-unit'
import { axisBefore } from './value-filters'

/** What a comparison itself is about: "taller than" is about the height. */
const hints: [RegExp, string[]][] = [
  [/old|young|aged/, ['age']],
  [/tall|short/, ['height']],
  [/heav|light|weigh/, ['weight', 'mass']],
  [/cheap|expensive|priced|cost|worth/, ['price', 'cost', 'amount', 'value']],
  [/earn|paid|making/, ['salary', 'income', 'wage', 'earnings', 'pay']],
  [/long|lasting/, ['length', 'duration']],
  [/fast|slow/, ['speed']],
]

/** Whether a column holds what can be above or below something. */
export const isComparable = ({ table, profile }: Understanding, index: number) =>
  table.columns[index]!.numbers !== null && profile.columns[index]!.role !== 'id'

const isDated = ({ table }: Understanding, index: number) => /^date/.test(table.columns[index]!.type)

/** Words that compare times. */
const temporal =
  /^ ?(?:since|before|after|until|till|prior to|through|from|between|in|not before|not after|starting \w+|past)(?= |$)/

/** Words that compare amounts. */
const ofAmount =
  /^ ?(?:\S+ )?(?:above|below|over|under|exceed\w*|(?:more|less|greater|higher|lower|fewer|larger|smaller) than)/

interface Comparison {
  /** The column that stands beside it. */
  named: number | null
  /** Whether only the thing was said that it names. */
  isThing: boolean
  marks: string[]
  words: string
  at: number
}

/** The column that a comparison is about: the one beside it, unless that can't be compared so. */
export function comparedColumn(
  reader: Reader,
  { named, isThing, marks, words, at }: Comparison,
): number | null {
  const { sentence, understanding } = reader
  const mark = marks[0]!
  const time = timeColumn(understanding)
  const areYears = marks.every((each) => mayBeYear(reader, each))
  if (named === null) return impliedColumn(reader, at, { mark, words })
  const isOfTime = isDated(understanding, named) || isTime(understanding, named)
  if (marks.some((each) => each.startsWith('#d'))) return isOfTime ? named : time
  if (isDated(understanding, named) && !areYears && marks.every((each) => isYear(sentence, each)))
    return columnInUnit(reader, { mark, at, named: [] })
  if (isDated(understanding, named) && !areYears) {
    const isAxis = axisBefore.test(sentence.text.slice(0, at + 1))
    return isAxis && !temporal.test(words) ? namedMeasure(reader, at) : named
  }
  if (isThing && !understanding.profile.measures.includes(named))
    return impliedColumn(reader, at, { mark, words })
  // "whose rank is below 5": what is named itself is compared, though no two rows have the same
  const isOwn = !isThing && understanding.table.columns[named]!.numbers !== null
  if (!isOwn && !isComparable(understanding, named))
    return impliedColumn(reader, at, { mark, words }) ?? named
  const isNoYear = !areYears && !isOfTime && time !== null && ofTimeOnly.test(words)
  if (isNoYear) return numberedTime(reader, mark) ?? named
  const isAboutTime = areYears && !isOfTime && time !== null && temporal.test(words)
  return isAboutTime && marks.every((each) => isWithin(reader, each, time)) ? time : named
}

/** Whether a number may be a year: "2000 km" of a table with kilometres is none. */
function mayBeYear({ sentence, understanding }: Reader, mark: string): boolean {
  const said = saidUnit(sentence, mark)
  const isAmount =
    said !== null && understanding.profile.columns.some(({ unit }) => unit && isSameKind(said, unit))
  return isYear(sentence, mark) && !isAmount
}

const halfYearMs = 184 * 86_400_000

/** Whether a year lies in the times of the data. */
function isWithin({ sentence, understanding }: Reader, mark: string, time: number): boolean {
  const year = amountOf(sentence, mark)
  const [moment, room] = isDated(understanding, time) ? [Date.UTC(year, 6), halfYearMs] : [year, 0]
  const [first, last] = leastAndMost(understanding.table.columns[time]!.numbers ?? [])
  return moment >= first - room && moment <= last + room
}

/** The measure named last before a place. */
function namedMeasure({ sentence, understanding }: Reader, at: number): number | null {
  const said = [...sentence.text.slice(0, at).matchAll(/#[ce]\d+/g)].map(([mark]) => columnOf(sentence, mark))
  return said.findLast((index) => understanding.profile.measures.includes(index)) ?? null
}

/** The column that a comparison without one is about: the time for years and dates, else the number named last before it. */
export function impliedColumn(
  reader: Reader,
  at: number,
  { mark, words = '' }: { mark: string; words?: string },
): number | null {
  const { sentence, understanding } = reader
  const named = [...sentence.text.slice(0, at).matchAll(/#[ce]\d+/g)]
    .map(([text]) => columnOf(sentence, text))
    .filter((index) => isComparable(understanding, index))
    .filter((index) => mayBeYear(reader, mark) || !isDated(understanding, index))
  const isOfAmount = ofAmount.test(words) && named.length > 0 && !mark.startsWith('#d')
  if (mayBeYear(reader, mark) && !isOfAmount) {
    const time = timeColumn(understanding) ?? yearColumn(reader, mark)
    if (time !== null) return named.find((index) => isTime(understanding, index)) ?? time
    if (mark.startsWith('#d')) return null
  }
  if (mark.startsWith('#n') && !isYear(sentence, mark) && ofTimeOnly.test(words))
    return numberedTime(reader, mark)
  const isOfPerson =
    personBefore.test(sentence.text.slice(0, at + 1)) && / ?(?:over|under|above|below) /.test(`${words} `)
  const age =
    isOfPerson && Math.abs(amountOf(sentence, mark)) <= ageMax ? hinted(understanding, 'older') : null
  const sure =
    saidColumn(reader, at) ?? hinted(understanding, words) ?? age ?? columnInUnit(reader, { mark, at, named })
  if (sure !== null) return sure
  const quality = words.split(' ').find(tellsKind)
  const last = named.at(-1)
  if (last === undefined)
    return quality ? null : hinted(understanding, /high|low/.test(words) ? 'taller' : 'older')
  if (quality)
    reader.found.problems.push(
      `No column tells what is ${quality}; ${understanding.table.columns[last]!.name} was compared.`,
    )
  return last
}

/** "after 100" is about time, and about nothing where that is told in dates. */
const ofTimeOnly = /^ ?(?:since|before|after|until|till|prior to|not before|not after) ?/

function numberedTime({ sentence, understanding }: Reader, mark: string): number | null {
  const time = timeColumn(understanding)
  if (time === null || isDated(understanding, time)) return time
  const { summary } = understanding.profile.columns[time]!
  const number = amountOf(sentence, mark)
  return summary && summary.min <= number && summary.max >= number ? time : null
}

/** "over 4 kg": of the columns named, or of all, the one that is told in such a unit. */
function columnInUnit(reader: Reader, { mark, at, named }: Compared): number | null {
  const { sentence, understanding } = reader
  const said = saidUnit(sentence, mark)
  const fitting = understanding.profile.columns.flatMap(({ index, unit }) =>
    said && unit && isSameKind(said, unit) && isComparable(understanding, index) ? [index] : [],
  )
  const own = named.findLast((index) => fitting.includes(index))
  if (own !== undefined || fitting.length > 0) return own ?? (fitting.length === 1 ? fitting[0]! : null)
  if (said === '%') return rateAround(reader, at, Math.abs(amountOf(sentence, mark)))
  const isMoney = said !== null && moneySigns.has(said)
  return isMoney ? (moneyColumn(understanding) ?? priceColumn(understanding)) : null
}

interface Compared {
  mark: string
  /** Where the comparison begins. */
  at: number
  named: number[]
}

/** "beers over 6%" of `abv`: what the rows are over, and the one number that may be told in percent on both sides of it. */
function rateAround({ sentence, understanding }: Reader, at: number, amount: number): number | null {
  const said =
    sentence.text
      .slice(0, at + 1)
      .split(' ')
      .at(-2) ?? ''
  const isOfRows = said.startsWith('#')
    ? !/^#[ce]/.test(said) || !isComparable(understanding, columnOf(sentence, said))
    : closedWords.has(said) || isRowWord(said, understanding)
  const around = understanding.profile.columns.filter(
    ({ index, additivity, summary }) =>
      additivity === 'intensive' &&
      summary !== null &&
      summary.min < amount &&
      summary.max > amount &&
      mayBePercent(understanding, index),
  )
  return isOfRows && around.length === 1 ? around[0]!.index : null
}

/** No whole numbers, no money, and nothing outside 0 to 100. */
function mayBePercent(understanding: Understanding, index: number): boolean {
  const { summary, format } = understanding.profile.columns[index]!
  const isMoney =
    format?.style === 'currency' || [moneyColumn(understanding), priceColumn(understanding)].includes(index)
  return summary !== null && !summary.integers && summary.min >= 0 && summary.max <= 100 && !isMoney
}

const moneySigns = new Set(['$', '€', '£', 'USD', 'EUR', 'GBP'])

/** "amount bigger than 100": a word of a column's name that alone names no column. */
function saidColumn({ sentence, understanding }: Reader, at: number): number | null {
  const word = / (\p{L}{3,}) $/u.exec(sentence.text.slice(0, at + 1))?.[1]
  const found = columnNames(understanding).flatMap(({ index, words }) =>
    word && isComparable(understanding, index) && words.includes(word) ? [index] : [],
  )
  return found.length === 1 && !isDated(understanding, found[0]!) ? found[0]! : null
}

/** "women over 60", "people under 30". */
const personBefore =
  / (?:people|persons?|women|men|girls?|boys?|adults|anyone|everyone|those|who (?:are|is|were|was)|(?:or|and|but) (?:are|is)|#e\d+|#v\d+) $/
const ageMax = 120

/** A column of numbers called a year that holds such years, though it is no time of its rows. */
function yearColumn({ sentence, understanding }: Reader, mark: string): number | null {
  if (mark.startsWith('#d')) return null
  const year = amountOf(sentence, mark)
  const index = understanding.profile.columns.findIndex(({ index: own, summary }) => {
    const isCalled = columnNames(understanding)[own]!.words.some((word) =>
      /^(?:year|founded|built)s?$/.test(word),
    )
    return isCalled && summary !== null && summary.min <= year && summary.max >= year
  })
  return index < 0 ? null : index
}

/** Whether a word tells what is compared: what is heavier is no older. */
const tellsKind = (word: string) => hints.some(([pattern]) => pattern.test(word))

function hinted(understanding: Understanding, said: string): number | null {
  const names = hints.find(([pattern]) => pattern.test(said))?.[1] ?? []
  const column = columnNames(understanding).find(
    ({ index, words }) =>
      understanding.table.columns[index]!.numbers !== null && words.some((word) => names.includes(word)),
  )
  return column?.index ?? null
}
