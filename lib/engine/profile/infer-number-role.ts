import type { ColumnFacts } from './column-facts'
import { inferGeo } from './infer-geo'
import {
  areGivenOut,
  areNeverTwice,
  isIdName,
  isNumberName,
  isRowNumber,
  looksLikeSerials,
  uniqueShareMin,
} from './infer-id'
import { nameAdditivity } from './name-additivity'
import { findWord } from './name-words'
import {
  areVersions,
  isCalledAsPerson,
  isCalledAsThing,
  isClassName,
  isDualClass,
  isNamedThing,
  isRatingName,
} from './named-numbers'
import { arePlaces } from './numbers-of-things'
import { isPlural } from './plural-name'
import { guess, type RoleContext, type RoleGuess } from './role-guess'
import { booleanStarts, classWords, countWords } from './role-words'
import { areSections } from './section-numbers'
import { currencyOf } from './unit-words'

const binBracket = /^(?:bins?|buckets?|bands?|groups?|ranges?|binned|gruppiert|klasse)$/i
const binDistinctMax = 60

/** The role of a column of numbers that is no part of a date. */
export function inferNumberRole(facts: ColumnFacts, context: RoleContext): RoleGuess {
  const geo = inferGeo(facts)
  if (geo)
    return {
      ...guess(geo.kind === 'postal_code' ? 'code' : 'geo', geo.confidence, geo.evidence),
      geo: geo.kind,
    }
  const isBinned = binBracket.test(facts.name.bracket ?? '') && facts.distinct <= binDistinctMax
  if (isBinned) return guess('category', 0.85, 'The name says that the numbers are bins.')
  if (!nameAdditivity(facts.name) && arePlaces(facts))
    return guess('code', 0.6, 'Spread evenly over a narrow range far from nothing: where things lie.')
  if (areVersions(facts)) return guess('code', 0.8, 'Few numbers, named as versions.')
  if (areSections(facts) && context.goesAlone(facts))
    return guess('code', 0.65, 'Counted anew behind the point within each whole number: sections.')
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
  if (isIdName(facts) || isNumberName(facts)) {
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
  if (isFew && isDualClass(facts))
    return guess('category', 0.7, 'Counted from 1, under a name of parts or classes.')
  const pair = context.paired.get(facts.index)
  if (pair && !name && !hasUnit(facts))
    return guess('code', 0.8, `Each value belongs to one value of ${pair} and the other way round.`)
  if (!name && !isCount && !hasUnit(facts) && context.naming.has(facts.index))
    return guess('code', 0.7, 'Each number goes with one text in several columns, which it names.')
  if (!name && context.sequences.has(facts.index))
    return guess('code', 0.7, 'Counted on by one from row to row of each thing: a place in a row.')
  if (!name && !isCount && context.grid.has(facts.index))
    return guess('code', 0.8, 'Each stands once with each of another column: what things are called by.')
  if (!name && !isCount && context.leading.has(facts.index))
    return guess('code', 0.75, 'The one begins with the other: numbers of parts and of wholes.')
  if (isCalledAsPerson(facts))
    return guess(isUnique ? 'id' : 'code', 0.75, 'Named as somebody: who it is, not how many.')
  if (!isCount && isNamedThing(facts) && (context.ofTexts.has(facts.index) || context.goesAlone(facts)))
    return guess('code', 0.75, 'Named as one of many: what it is called by.')
  if (!isCount && isCalledAsThing(facts) && areNeverTwice(facts))
    return guess('id', 0.75, 'No number comes twice, though by chance several would: given out.')
  if (!name && !isCount && looksLikeSerials(facts)) {
    return guess(isUnique ? 'id' : 'code', 0.65, 'Long whole numbers, all with the same number of digits.')
  }
  if (!name && !isCount && !hasUnit(facts) && context.fewCodes(facts))
    return guess('category', 0.6, `Only ${distinct} whole numbers, none of them round: codes.`)
  if (isFewClasses(facts) && !name && !isCount)
    return guess('category', 0.6, `Only ${distinct} whole numbers, so they are read as classes.`)
  if (!name && !isCount && !isRatingName(facts) && !isPlural(facts.name) && context.ofThings(facts))
    return isFewest(facts)
      ? guess('category', 0.55, 'Few whole numbers, each as often as the next, in no order: classes.')
      : guess('code', 0.6, 'All numbers of a range, each about as often: what things are called by.')
  return guess('measure', name ? 0.92 : 0.75, 'Whole numbers that differ.')
}

const fewestMax = 5
const isFewest = ({ distinct }: ColumnFacts): boolean => distinct <= fewestMax

/** What is measured of each thing is the same on all of its rows, as its code is. */
const hasUnit = ({ name: { words } }: ColumnFacts): boolean => {
  const last = words.at(-1) ?? ''
  return words.length > 1 && (sizeUnits.has(last) || currencyOf(last) !== undefined)
}
const sizeUnits = new Set('m2 m3 sqm qm sqft mq km kg ha kw kwh mw mwh mm cm'.split(' '))

function isFewClasses(facts: ColumnFacts): boolean {
  const { summary, distinct, filled } = facts
  if (distinct > fewDistinctMax || filled < classRowsMin || summary!.min < 0 || summary!.max > classValueMax)
    return false
  if (isPlural(facts.name)) return false
  // counts of things have many zeros, classes that start at 0 do not
  return summary!.min > 0 || (distinct > 2 && summary!.zeros < zerosShareMax * filled)
}
