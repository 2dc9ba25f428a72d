import type { Understanding } from '../../understanding'
import { columnNames } from './column-names'

/** Numbers of a thing: they can be measured, and are few enough to break down by. */
const fewMax = 15
const fewShare = 0.5
const gapOfKindsMax = 2
/** A text that differs in nearly every row names the row. */
const rowNameShare = 0.7
const rowNameDistinctMin = 20
const countWords = new Set(['number', 'num', 'no', 'count', 'total', 'amount', 'qty', 'quantity'])

/** Whether a column holds numbers that can be put together. */
export function canMeasure(understanding: Understanding, index: number): boolean {
  const { table, profile } = understanding
  const { role, type } = profile.columns[index]!
  const isNumber = table.columns[index]!.numbers !== null && (type === 'integer' || type === 'number')
  return isNumber && role !== 'id' && role !== 'code' && role !== 'geo' && !isTime(understanding, index)
}

export function isFew({ table, profile }: Understanding, index: number): boolean {
  const { distinct } = profile.columns[index]!
  return distinct <= fewMax && distinct <= fewShare * table.rowCount
}

/** Few numbers that follow each other closely tell kinds apart: 4, 5, 6 and 8 cylinders, but no discounts. */
export function isKind(understanding: Understanding, index: number): boolean {
  const { distinct, summary } = understanding.profile.columns[index]!
  const gap = summary ? (summary.max - summary.min) / Math.max(1, distinct - 1) : 0
  return isFew(understanding, index) && gap <= gapOfKindsMax && summary?.integers !== false
}

/** Numbers that add up are amounts even where they are few; those of cylinders or stars are kinds. */
export const isQuantity = ({ profile }: Understanding, index: number): boolean =>
  profile.columns[index]!.additivity === 'additive'

const timeWords = new Set(
  'year years yr date month quarter week day season decade jahr fecha annee'.split(' '),
)

/** A column of dates, or of numbers that are called years or the like. */
export function isTime(understanding: Understanding, index: number): boolean {
  const { role, type } = understanding.profile.columns[index]!
  if (role === 'time') return true
  const { words } = columnNames(understanding)[index]!
  return type === 'integer' && words.length === 1 && timeWords.has(words[0]!)
}

/** What "over time" means in a dataset; null where it has no time. */
export function timeColumn(understanding: Understanding): number | null {
  const { mainTime, columns } = understanding.profile
  return mainTime ?? columns.find(({ index }) => isTime(understanding, index))?.index ?? null
}

/** Numbers that name nothing: they can be compared and put on an axis. */
export function isNumeric(understanding: Understanding, index: number): boolean {
  const { role, type } = understanding.profile.columns[index]!
  const isNumber = type === 'integer' || type === 'number'
  return isNumber && role !== 'id' && role !== 'code' && !isTime(understanding, index)
}

/** Places of the rows, of which no two have the same: numbers that look like ids, and are none. */
export function isRank(understanding: Understanding, index: number): boolean {
  const isNumber = understanding.table.columns[index]!.numbers !== null
  if (!isNumber || understanding.profile.columns[index]!.role !== 'id') return false
  return columnNames(understanding)[index]!.words.every((word) => /^rank/.test(word))
}

/** Whether its numbers may count something: whole ones, and no money. */
export function isCounting(understanding: Understanding, index: number): boolean {
  const { summary, format } = understanding.profile.columns[index]!
  return canMeasure(understanding, index) && summary?.integers === true && format?.style !== 'currency'
}

/** Whether a column names the rows themselves: counting by it says nothing. */
export function isRowName({ table, profile }: Understanding, index: number): boolean {
  const { distinct, missing, role, type } = profile.columns[index]!
  if (role === 'id') return true
  if (type !== 'text' || role === 'time') return false
  const filled = table.rowCount - missing
  return distinct === filled || (distinct >= rowNameDistinctMin && distinct >= rowNameShare * filled)
}

/** Whether the name itself says that it holds a number of things, and its numbers are whole: `Number_of_Platforms`. */
export function saysCount(understanding: Understanding, index: number): boolean {
  const { table, profile } = understanding
  const { words } = columnNames(understanding)[index]!
  const { role, summary } = profile.columns[index]!
  if (!table.columns[index]!.numbers || role === 'id' || role === 'code' || role === 'time') return false
  if (summary?.integers === false) return false
  return (
    words.length > 1 && words.some((word, place) => countWords.has(word) && (place === 0 || word !== 'num'))
  )
}

/** The column that people would call the rows by, beside an id; null where none is plain. */
export function nameColumn(understanding: Understanding): number | null {
  const named = columnNames(understanding).flatMap(({ index, words }) => {
    const isName = words.at(-1) === 'name' && understanding.profile.columns[index]!.type === 'text'
    const isOfRows = words.length === 1 || isRowName(understanding, index)
    return isName ? [{ index, isOfRows, rank: words.length }] : []
  })
  const isAlone = named.length === 1
  return (
    named
      .filter(({ isOfRows }) => isOfRows || isAlone)
      .sort((a, b) => a.rank - b.rank || a.index - b.index)[0]?.index ?? null
  )
}

/** What a date ends with is named by the balance that it is of, whose words it has beside "at the end of each". */
export const standsForAnother = ({ profile }: Understanding, index: number): boolean =>
  profile.columns.some(({ onceAs }) => onceAs === index)
