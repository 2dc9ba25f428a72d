import { likenessOf } from '../stats/correlation'
import type { Table } from '../table/table'
import { type ColumnFacts, comeAgain } from './column-facts'
import { isIdName } from './infer-id'

const pairedDistinctMin = 5
/** What is measured of things goes with what else is measured of them; by chance so many errors at the most. */
const likeMost = 0.3
const likeErrorsMost = 3.5
/** Of few things chance allows anything; where the numbers look measured no more than this. */
const unevenLikeMost = 0.8
const givenOutMin = 0.9
const roundTo = 5
const denseMin = 0.5

/**
 * Integer columns whose values pair one to one with those of a text column, or of a number that is named an identifier:
 * other codes of the same things. What is measured of each thing pairs with it as well where no two have the same, so it
 * must go with no other number, and be no list of round amounts.
 */
export function pairedColumns(
  table: Table,
  facts: ColumnFacts[],
  dependencies: [number, number][],
): Map<number, string> {
  const keys = new Set(dependencies.map(([from, to]) => `${from} ${to}`))
  const paired = new Map<number, string>()
  for (const [from, to] of dependencies) {
    const [a, b] = [table.columns[from]!, table.columns[to]!]
    if (a.type !== 'integer' || paired.has(from) || a.values.length < pairedDistinctMin) continue
    const isName = b.type === 'text' || (b.type === 'integer' && isIdName(facts[to]!))
    if (isName && keys.has(`${to} ${from}`) && !isAmount(table, facts[from]!, facts[to]!))
      paired.set(from, b.name)
  }
  return paired
}

function isAmount(table: Table, facts: ColumnFacts, named: ColumnFacts): boolean {
  const { column } = facts
  const values = column.values.map(Number).sort((a, b) => a - b)
  const steps = new Set(values.slice(1).map((value, at) => value - values[at]!))
  const [least, most] = [values[0]!, values.at(-1)!]
  const isOneLength = String(least).length === String(most).length
  const isDense = values.length >= denseMin * (most - least + 1)
  const isUneven = !isOneLength && !isDense
  // what is measured of things comes again with their names as well, and is not called as they are
  if (isUneven && !(comeAgain(facts) && isCalledAs(facts, named))) return true
  const isRound = values.every((value) => value % roundTo === 0)
  if (isRound && steps.size > 1) return true
  const byChance = Math.max(likeMost, likeErrorsMost / Math.sqrt(values.length))
  const likest = isUneven ? Math.min(unevenLikeMost, byChance) : byChance
  return table.columns.some((other) => {
    if (other === column || (other.type !== 'integer' && other.type !== 'number')) return false
    const isEach = other.values.length >= givenOutMin * table.rowCount
    if (isEach && (!isUneven || isRising(other.numbers!))) return false
    const { r } = likenessOf(column.numbers!, other.numbers!)
    return Math.abs(r) > likest
  })
}

/** `Reporter` and `Reporter name`. */
const isCalledAs = ({ name }: ColumnFacts, named: ColumnFacts): boolean =>
  name.words.some((word) => named.name.words.includes(word))

const isRising = (numbers: Float64Array): boolean =>
  numbers.every((number, row) => row === 0 || !(number <= numbers[row - 1]!))

/**
 * Whole numbers of which each goes with one text in several columns: a shop's number with its name, street and town. A
 * name and its unit are one text, where they have several numbers: how much of it there was.
 */
export function namingColumns(table: Table, dependencies: [number, number][]): Set<number> {
  const known = new Set(dependencies.map(([from, to]) => `${from} ${to}`))
  const areOne = (a: number, b: number) => known.has(`${a} ${b}`) && known.has(`${b} ${a}`)
  const texts = new Map<number, number[]>()
  for (const [from, to] of dependencies) {
    const [number, text] = [table.columns[from]!, table.columns[to]!]
    const isTold = number.values.length >= namingDistinctMin && text.values.length >= pairedDistinctMin
    const own = texts.get(from) ?? []
    const isAgain = !known.has(`${to} ${from}`) && own.some((other) => areOne(to, other))
    if (isTold && !isAgain && number.type === 'integer' && text.type === 'text') texts.set(from, [...own, to])
  }
  return new Set([...texts].flatMap(([from, own]) => (own.length >= namedTextsMin ? [from] : [])))
}

/** Whole numbers that come again, each with one and the same text: a nozzle's number with its pump. */
export function numbersOfTexts(table: Table, dependencies: [number, number][]): Set<number> {
  const isTold = ([from, to]: [number, number]) =>
    table.columns[from]!.type === 'integer' &&
    table.columns[to]!.type === 'text' &&
    table.columns[to]!.values.length > 1
  return new Set(dependencies.filter(isTold).map(([from]) => from))
}

const namingDistinctMin = 20
const namedTextsMin = 2
