import type { Role } from '@/lib/contracts/analysis'
import { areYearSpans } from '../clean/year-spans'
import type { ColumnFacts } from './column-facts'
import { inferGeo } from './infer-geo'
import {
  areGivenNumbers,
  areGivenOut,
  isIdName,
  isRowNumber,
  looksLikeIds,
  looksLikeSerials,
  uniqueShareMin,
} from './infer-id'
import { inferTimePart } from './infer-time-part'
import { nameAdditivity } from './name-additivity'
import { findWord, hasWord } from './name-words'
import { findOrder } from './ordinal-order'
import type { GeoKind, TimePart } from './profile'
import {
  booleanStarts,
  classWords,
  countWords,
  freeTextWords,
  monthWords,
  ratingLikeWords,
} from './role-words'
import { currencyOf } from './unit-words'

export interface RoleGuess {
  role: Role
  confidence: number
  evidence: string[]
  geo: GeoKind | null
  timePart: TimePart | null
}

/** What the table says beyond the column itself. */
export interface RoleContext {
  /** Another column is a year, a month or a date part by its name. */
  hasDateParts: boolean
  /** Columns whose values pair one to one with those of a text column. */
  paired: Map<number, string>
  /** Whole numbers of which each goes with one text in several columns. */
  naming: Set<number>
  /** Whole numbers that stand on several rows each, one after the other. */
  runs: Set<number>
}

const guess = (role: Role, confidence: number, ...evidence: string[]): RoleGuess => ({
  role,
  confidence,
  evidence,
  geo: null,
  timePart: null,
})

/** The role of a column from its type, its values and its name, with the evidence in words. */
export function inferRole(facts: ColumnFacts, context: RoleContext): RoleGuess {
  const { column } = facts
  if (facts.filled === 0) return guess('empty', 1, 'No value in any row.')
  if (column.type === 'date' || column.type === 'datetime')
    return constantOr(facts, guess('time', 0.98, 'Dates.'))
  if (column.type === 'time') return constantOr(facts, guess('time', 0.95, 'Times of day.'))
  if (column.type === 'boolean') return constantOr(facts, guess('boolean', 0.97, 'Only yes and no.'))
  const isNumber = facts.summary !== null
  const part = isNumber ? inferTimePart(facts, context.hasDateParts) : null
  if (part && (facts.distinct > 1 || context.hasDateParts)) {
    return {
      ...guess('time', 0.92, `Whole numbers in the range of a ${part}, and named so.`),
      timePart: part,
    }
  }
  if (facts.distinct === 1) return inferConstant(facts)
  return isNumber ? inferNumberRole(facts, context) : inferTextRole(facts, context)
}

const constantOr = (facts: ColumnFacts, other: RoleGuess): RoleGuess =>
  facts.distinct === 1 && facts.rowCount > 1 ? inferConstant(facts) : other

/** One value everywhere says nothing, unless it counts: a column of ones still adds up to the number of rows. */
function inferConstant(facts: ColumnFacts): RoleGuess {
  if (facts.rowCount === 1) return guess(facts.summary ? 'measure' : 'category', 0.5, 'A single row.')
  const isCount =
    facts.summary !== null && !isIdName(facts) && nameAdditivity(facts.name)?.additivity === 'additive'
  if (isCount) return guess('measure', 0.7, 'The same amount in every row.')
  return guess('constant', 0.97, 'The same value in every row.')
}

const binBracket = /^(?:bins?|buckets?|bands?|groups?|ranges?|binned|gruppiert|klasse)$/i
const binDistinctMax = 60

function inferNumberRole(facts: ColumnFacts, context: RoleContext): RoleGuess {
  const geo = inferGeo(facts)
  if (geo)
    return {
      ...guess(geo.kind === 'postal_code' ? 'code' : 'geo', geo.confidence, geo.evidence),
      geo: geo.kind,
    }
  const isBinned = binBracket.test(facts.name.bracket ?? '') && facts.distinct <= binDistinctMax
  if (isBinned) return guess('category', 0.85, 'The name says that the numbers are bins.')
  if (facts.column.type !== 'integer') return guess('measure', 0.9, 'Numbers with decimals.')
  if (facts.column.unit) return guess('measure', 0.95, `Numbers with the unit ${facts.column.unit}.`)
  return inferIntegerRole(facts, context)
}

/** So few distinct whole numbers may be classes. */
const classDistinctMax = 12
const fewDistinctMax = 4
const classRowsMin = 25
const classValueMax = 20
const zerosShareMax = 0.6

function inferIntegerRole(facts: ColumnFacts, context: RoleContext): RoleGuess {
  const { distinct } = facts
  const isUnique = facts.uniqueShare >= uniqueShareMin
  const isFew = distinct <= classDistinctMax
  if (isIdName(facts)) {
    if (isUnique && facts.distinct > 1)
      return guess('id', 0.95, 'Named as an identifier; nearly all values are distinct.')
    if (isFew && !facts.column.leadingZeros && findWord(facts.name, classWords)) {
      return guess('category', 0.75, 'Few whole numbers, named as a code: classes.')
    }
    return guess('code', 0.9, 'Named as an identifier; values come again.')
  }
  if (isRowNumber(facts)) return guess('id', 0.93, 'Consecutive numbers, one a row.')
  if (context.runs.has(facts.index))
    return guess(
      'code',
      0.85,
      'Numbers given out one after the other, each for some rows that belong together.',
    )
  if (areGivenOut(facts) && !nameAdditivity(facts.name))
    return guess('id', 0.8, 'Another number in each row, rising down the rows.')
  const isBinary = distinct === 2 && facts.summary!.min === 0 && facts.summary!.max === 1
  const name = nameAdditivity(facts.name)
  const isCount = findWord(facts.name, countWords) !== null
  if (isBinary && (!isCount || booleanStarts.has(facts.name.words[0] ?? '')))
    return guess('boolean', 0.88, 'Only 0 and 1.')
  if (isFew && !isCount && isClassName(facts))
    return guess('category', 0.85, 'Few whole numbers, named as a class.')
  const pair = context.paired.get(facts.index)
  if (pair && !name && !hasUnit(facts))
    return guess('code', 0.8, `Each value belongs to one value of ${pair} and the other way round.`)
  if (!name && !isCount && !hasUnit(facts) && context.naming.has(facts.index))
    return guess('code', 0.7, 'Each number goes with one text in several columns, which it names.')
  if (!name && !isCount && looksLikeSerials(facts)) {
    return guess(isUnique ? 'id' : 'code', 0.65, 'Long whole numbers, all with the same number of digits.')
  }
  if (areFewCodes(facts) && !name && !isCount)
    return guess('category', 0.6, `Only ${distinct} whole numbers, none of them round: codes.`)
  if (isFewClasses(facts) && !name && !isCount)
    return guess('category', 0.6, `Only ${distinct} whole numbers, so they are read as classes.`)
  return guess('measure', name ? 0.92 : 0.75, 'Whole numbers that differ.')
}

/** What is measured of each thing is the same on all of its rows, as its code is. */
const hasUnit = ({ name: { words } }: ColumnFacts): boolean => {
  const last = words.at(-1) ?? ''
  return words.length > 1 && (sizeUnits.has(last) || currencyOf(last) !== undefined)
}
const sizeUnits = new Set('m2 m3 sqm qm sqft mq km kg ha kw kwh mw mwh mm cm'.split(' '))

function isClassName(facts: ColumnFacts): boolean {
  const last = facts.name.bracket
    ? facts.name.words.find((word) => hasWord(word, classWords))
    : facts.name.words.at(-1)
  return (
    last !== undefined &&
    !isCountOfClasses(last) &&
    (hasWord(last, classWords) || hasWord(facts.name.words[0]!, classWords)) &&
    !isRatingName(facts)
  )
}

/** A floor is one of a building's, floors are how many it has. */
const isCountOfClasses = (word: string): boolean =>
  word.endsWith('s') && !classWords.exact.has(word) && classWords.exact.has(word.slice(0, -1))

const isRatingName = (facts: ColumnFacts): boolean => findWord(facts.name, ratingLikeWords) !== null

function isFewClasses(facts: ColumnFacts): boolean {
  const { summary, distinct, filled } = facts
  if (distinct > fewDistinctMax || filled < classRowsMin || summary!.min < 0 || summary!.max > classValueMax)
    return false
  // counts of things have many zeros, classes that start at 0 do not
  return summary!.min > 0 || (distinct > 2 && summary!.zeros < zerosShareMax * filled)
}

const codeDistinct = { least: 5, most: 15 }
const codeRowsMin = 20
const roundTo = 5

/** `101, 122, 261, 311`: long numbers that come again and again, and that nobody has set or measured. */
function areFewCodes({ summary, distinct, filled, column }: ColumnFacts): boolean {
  if (distinct < codeDistinct.least || distinct > codeDistinct.most || filled < codeRowsMin * distinct)
    return false
  if (summary!.min < 100 || column.unit) return false
  const values = [...new Set(column.numbers!)].filter((value) => !Number.isNaN(value)).sort((a, b) => a - b)
  const steps = new Set(values.slice(1).map((value, at) => value - values[at]!))
  const isRound = values.filter((value) => value % roundTo === 0).length > values.length / 2
  return !isRound && steps.size > values.length / 3
}

const shortTableRowsMax = 200
const categoryShareMax = 0.5
const categoryFewMax = 20
const proseWordsMin = 7
const labelWordsMax = 5
const labelLengthMax = 40

function inferTextRole(facts: ColumnFacts, context: RoleContext): RoleGuess {
  const geo = inferGeo(facts)
  if (geo)
    return {
      ...guess(geo.kind === 'postal_code' ? 'code' : 'geo', geo.confidence, geo.evidence),
      geo: geo.kind,
    }
  const text = facts.text!
  if (text.urls > 0.5) return guess('text', 0.95, 'Web addresses.')
  if (areYearSpans(facts.column.name, facts.column.values, () => false))
    return {
      ...guess('time', 0.92, 'Spans of years, as school and fiscal years are written.'),
      timePart: 'year',
    }
  if (facts.column.leadingZeros) return guess('code', 0.93, 'Numbers with leading zeros are codes.')
  if (isIdName(facts) && (text.spaces < 0.3 || text.digits > 0.95)) {
    if (facts.uniqueShare >= uniqueShareMin)
      return guess('id', 0.95, 'Named as an identifier; nearly all values are distinct.')
    return guess('code', 0.85, 'Named as an identifier; values come again.')
  }
  if (looksLikeIds(facts)) return guess('id', 0.88, 'Distinct values of one shape, without spaces.')
  const order = facts.distinct <= 60 ? findOrder(facts.column.values) : null
  if (order) {
    const isMonth =
      order.name === 'months' && context.hasDateParts && findWord(facts.name, monthWords) !== null
    if (isMonth)
      return { ...guess('time', 0.85, 'Names of months, beside other parts of a date.'), timePart: 'month' }
    return guess('category', 0.95, `Values with a natural order (${order.name}).`)
  }
  return inferProse(facts)
}

/** So many numbers under one prefix, each on a few rows, are no kinds. */
const namesMax = 50
const numberedShareMin = 0.1

function inferProse(facts: ColumnFacts): RoleGuess {
  const text = facts.text!
  const { distinct, filled, uniqueShare } = facts
  const isFreeName = findWord(facts.name, freeTextWords) !== null
  if (text.words >= proseWordsMin && uniqueShare > 0.2 && distinct > categoryFewMax)
    return guess('text', 0.9, 'Sentences.')
  if (isFreeName && (uniqueShare > 0.1 || distinct > 500) && distinct > categoryFewMax) {
    return guess('text', 0.85, 'Named as free text, with many distinct values.')
  }
  const isNumbered = uniqueShare > numberedShareMin && areGivenNumbers(facts)
  if (isNumbered && distinct > namesMax)
    return guess('code', 0.8, 'Numbers under one prefix; values come again.')
  if (uniqueShare <= categoryShareMax) {
    return guess('category', distinct <= 50 ? 0.93 : 0.8, `${distinct} distinct values in ${filled} rows.`)
  }
  if (areGivenNumbers(facts)) return guess('code', 0.8, 'Numbers under one prefix; values come again.')
  if (distinct <= categoryFewMax && !isFreeName)
    return guess('category', 0.65, `Only ${distinct} distinct values.`)
  const isLabel = text.words <= labelWordsMax && text.length <= labelLengthMax && !isFreeName
  if (filled <= shortTableRowsMax && isLabel) return guess('category', 0.6, 'Short labels in a short table.')
  return guess('text', 0.8, `Nearly every row has its own text (${distinct} in ${filled}).`)
}
