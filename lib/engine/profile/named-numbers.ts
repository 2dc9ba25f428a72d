import { findWord, hasWord, type NameWords } from '../names/name-words'
import { type ColumnFacts, comeAgain } from './column-facts'
import { isIdName, isNumberName } from './infer-id'
import { nameAdditivity } from './name-additivity'
import { classWords, idWords, personWords, ratingLikeWords, thingWords } from './role-words'

const versionsMost = 12
const versionWords = new Set('version versions ver release firmware fw build'.split(' '))
/** `4.1`, `4.2`: nothing lies between two versions. What a version costs or takes is measured. */
export function areVersions(facts: ColumnFacts): boolean {
  const { name, distinct, column } = facts
  const last = name.words.findLast((word) => !idWords.exact.has(word)) ?? ''
  return (
    distinct <= versionsMost &&
    versionWords.has(last) &&
    !column.unit &&
    !nameAdditivity(name) &&
    comeAgain(facts)
  )
}

const dualWords = new Set('term terms period periods tariff tarif tarifa tariffa'.split(' '))
/** The terms of a year, the tariffs of a price list: 1, 2, 3, whereas a term in months is none of these. */
export const isDualClass = ({ name: { words }, summary, distinct }: ColumnFacts): boolean =>
  dualWords.has(words.at(-1) ?? '') && summary!.min === 1 && summary!.max === distinct

/** A question that ends in such a word asks for something else. */
const thingNameWords = 2
/** So many of them may be counted from 0, as keys of databases and of test data are. */
const countedFromNoneMin = 10
/** Called as one of many: `locker`, `operario`. */
export const isCalledAsThing = ({ name, column }: ColumnFacts): boolean =>
  name.words.length <= thingNameWords &&
  thingWords.exact.has(name.words.at(-1) ?? '') &&
  !nameAdditivity(name) &&
  !column.unit

/** `customer` 0 to 400, whatever they go up and down with. */
export const isCalledAsPerson = ({ name, column, summary }: ColumnFacts): boolean =>
  name.words.length === 1 && personWords.exact.has(name.words[0]!) && !column.unit && summary!.max > 2

/** `operario` 102, 105, again and again; those that are counted (`operarios`) are many. */
export function isNamedThing(facts: ColumnFacts): boolean {
  const { summary, distinct } = facts
  return (
    isCalledAsThing(facts) &&
    (summary!.min >= 1 || (summary!.min === 0 && distinct >= countedFromNoneMin)) &&
    distinct >= 2 &&
    summary!.max > 2 &&
    comeAgain(facts)
  )
}

/** Whether whole numbers are classes by their name. */
export function isClassName(facts: ColumnFacts): boolean {
  const last = facts.name.bracket
    ? facts.name.words.find((word) => hasWord(word, classWords))
    : headOf(facts.name.words)
  return (
    last !== undefined &&
    !isCountOfClasses(last) &&
    (hasWord(last, classWords) || (hasWord(facts.name.words[0]!, classWords) && !isOfClass(facts.name))) &&
    !isRatingName(facts)
  )
}

/** Whether numbers are names by their own name: of one thing, or of its class. */
export const isNameOfThings = (facts: ColumnFacts): boolean =>
  isIdName(facts) || isNumberName(facts) || isClassName(facts)

const relations = new Set('on of per in at by for from'.split(' '))
/** `staff on shift` are staff. */
function headOf(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => relations.has(word))
  return at > 0 ? words[at - 1] : words.at(-1)
}

/** The area of a floor, the size of a group: no class. */
const isOfClass = (name: NameWords): boolean =>
  nameAdditivity(name) !== null || areaWords.has(name.words.at(-1)!)
const areaWords = new Set('area surface superficie superficies flache flaeche oppervlakte areal'.split(' '))

/** A floor is one of a building's, floors are how many it has. */
const isCountOfClasses = (word: string): boolean =>
  word.endsWith('s') && !classWords.exact.has(word) && classWords.exact.has(word.slice(0, -1))

export const isRatingName = (facts: ColumnFacts): boolean => findWord(facts.name, ratingLikeWords) !== null
