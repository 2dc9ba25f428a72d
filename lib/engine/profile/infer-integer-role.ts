import { findWord } from '../names/name-words'
import { currencyOf, unitWords } from '../names/unit-words'
import type { ColumnFacts } from './column-facts'
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
import {
  isCalledAsPerson,
  isCalledAsThing,
  isClassName,
  isDualClass,
  isNamedThing,
  isRatingName,
} from './named-numbers'
import { areDrawnEvenly } from './numbers-of-things'
import { isPlural } from './plural-name'
import { guess, type RoleContext, type RoleGuess } from './role-guess'
import { booleanStarts, classWords, countWords } from './role-words'

/** So few distinct whole numbers may be classes. */
const classDistinctMax = 12
const fewDistinctMax = 4
const classRowsMin = 25
const classValueMax = 20
const zerosShareMax = 0.6

/** The role of a column of whole numbers without a unit in its cells. */
export function inferIntegerRole(facts: ColumnFacts, context: RoleContext): RoleGuess {
  const said: Said = {
    name: nameAdditivity(facts.name),
    isCount: findWord(facts.name, countWords) !== null,
    isUnique: facts.uniqueShare >= uniqueShareMin,
    isFew: facts.distinct <= classDistinctMax,
  }
  return (
    givenOut(facts, context, said) ??
    classOf(facts, said) ??
    (facts.column.isMeasured || context.summed.has(facts.index) ? null : codeOf(facts, context, said)) ??
    guess('measure', said.name ? 0.92 : 0.75, 'Whole numbers that differ.')
  )
}

const codeOf = (facts: ColumnFacts, context: RoleContext, said: Said) =>
  codeBeside(facts, context, said) ?? codeByThing(facts, context, said) ?? codeByNumbers(facts, context, said)

interface Said {
  name: ReturnType<typeof nameAdditivity>
  isCount: boolean
  isUnique: boolean
  isFew: boolean
}

/** Named as an identifier, or counted on from row to row. */
function givenOut(facts: ColumnFacts, { runs }: RoleContext, { name, isUnique, isFew }: Said) {
  if (isIdName(facts) || isNumberName(facts)) {
    if (isUnique && facts.distinct > 1)
      return guess('id', 0.95, 'Named as an identifier; nearly all values are distinct.')
    if (isFew && !facts.column.leadingZeros && findWord(facts.name, classWords)) {
      return guess('category', 0.75, 'Few whole numbers, named as a code: classes.')
    }
    return guess('code', 0.9, 'Named as an identifier; values come again.')
  }
  if (isRowNumber(facts)) return guess('id', 0.93, 'Consecutive numbers, one a row.')
  if (runs.has(facts.index))
    return guess(
      'code',
      0.85,
      'Numbers given out one after the other, each for some rows that belong together.',
    )
  return areGivenOut(facts) && !name
    ? guess('id', 0.8, 'Another number in each row, rising down the rows.')
    : null
}

/** Yes and no, or few under the name of a class. */
function classOf(facts: ColumnFacts, { isCount, isFew }: Said) {
  const isBinary = facts.distinct === 2 && facts.summary!.min === 0 && facts.summary!.max === 1
  if (isBinary && (!isCount || booleanStarts.has(facts.name.words[0] ?? '')))
    return guess('boolean', 0.88, 'Only 0 and 1.')
  if (isFew && !isCount && isClassName(facts))
    return guess('category', 0.85, 'Few whole numbers, named as a class.')
  return isFew && isDualClass(facts)
    ? guess('category', 0.7, 'Counted from 1, under a name of parts or classes.')
    : null
}

/** What stands beside it shows that it names something. */
function codeBeside(facts: ColumnFacts, context: RoleContext, { name, isCount }: Said) {
  if (name) return null
  const pair = context.paired.get(facts.index)
  if (pair && !hasUnit(facts))
    return guess('code', 0.8, `Each value belongs to one value of ${pair} and the other way round.`)
  if (!isCount && !hasUnit(facts) && context.naming.has(facts.index))
    return guess('code', 0.7, 'Each number goes with one text in several columns, which it names.')
  if (context.sequences.has(facts.index))
    return guess('code', 0.7, 'Counted on by one from row to row of each thing: a place in a row.')
  if (!isCount && context.grid.has(facts.index))
    return guess('code', 0.8, 'Each stands once with each of another column: what things are called by.')
  return !isCount && context.leading.has(facts.index)
    ? guess('code', 0.75, 'The one begins with the other: numbers of parts and of wholes.')
    : null
}

/** Called as somebody or as one of many things. */
function codeByThing(facts: ColumnFacts, context: RoleContext, { isCount, isUnique }: Said) {
  if (isCalledAsPerson(facts))
    return guess(isUnique ? 'id' : 'code', 0.75, 'Named as somebody: who it is, not how many.')
  if (isCount || !isCalledAsThing(facts)) return null
  if (isNamedThing(facts) && (context.ofTexts.has(facts.index) || context.goesAlone(facts)))
    return guess('code', 0.75, 'Named as one of many: what it is called by.')
  // what is told of each shop or day is how many there were
  if (context.oneOfEach) return null
  if (areDrawnEvenly(facts) && context.goesAlone(facts))
    return guess('code', 0.7, 'Named as one of many, and each of them as often as the next.')
  return areNeverTwice(facts)
    ? guess('id', 0.75, 'No number comes twice, though by chance several would: given out.')
    : null
}

/** Nothing but how the numbers lie, where the name says nothing of what is counted or measured. */
function codeByNumbers(facts: ColumnFacts, context: RoleContext, { name, isCount, isUnique }: Said) {
  if (name || isCount || hasUnit(facts)) return null
  const { distinct } = facts
  if (looksLikeSerials(facts))
    return guess(isUnique ? 'id' : 'code', 0.65, 'Long whole numbers, all with the same number of digits.')
  if (context.fewCodes(facts))
    return guess('category', 0.6, `Only ${distinct} whole numbers, none of them round: codes.`)
  if (isFewClasses(facts))
    return guess('category', 0.6, `Only ${distinct} whole numbers, so they are read as classes.`)
  if (isRatingName(facts) || isPlural(facts.name) || !context.ofThings(facts)) return null
  return isFewest(facts)
    ? guess('category', 0.55, 'Few whole numbers, each as often as the next, in no order: classes.')
    : guess('code', 0.6, 'All numbers of a range, each about as often: what things are called by.')
}

const fewestMax = 5
const isFewest = ({ distinct }: ColumnFacts): boolean => distinct <= fewestMax

/** What is measured of each thing is the same on all of its rows, as its code is. */
const hasUnit = ({ name: { words } }: ColumnFacts): boolean => {
  const last = words.at(-1) ?? ''
  return words.length > 1 && (sizeUnits.has(last) || isLongUnit(last) || currencyOf(last) !== undefined)
}
const sizeUnits = new Set('m2 m3 mq m l t h s'.split(' '))
/** A letter may be anything. */
const isLongUnit = (word: string) => word.length > 1 && unitWords.has(word)

function isFewClasses(facts: ColumnFacts): boolean {
  const { summary, distinct, filled } = facts
  if (distinct > fewDistinctMax || filled < classRowsMin || summary!.min < 0 || summary!.max > classValueMax)
    return false
  if (isPlural(facts.name)) return false
  // counts of things have many zeros, classes that start at 0 do not
  return summary!.min > 0 || (distinct > 2 && summary!.zeros < zerosShareMax * filled)
}
