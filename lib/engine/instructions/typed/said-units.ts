import type { Understanding } from '../../understanding'
import { isNumeric, isTime } from '../columns/column-kinds'
import { columnNames, unitsOf } from '../columns/column-names'
import { singular } from '../words/word-forms'
import type { Item, Reading } from './item'

/** Units by what they measure: how many of the least one are in each, in the words of all languages. */
const kinds = [
  ['s sec second sekunde seconde segundo secondo', 1],
  ['min minute minuten minuto', 60],
  ['h hr hour stunde std heure hora ora', 3600],
  ['d day tag jour dia giorno', 86_400],
  ['wk week woche semaine semana settimana', 604_800],
] as const

const seconds = new Map<string, number>(
  kinds.flatMap(([words, length]) => words.split(' ').map((word) => [word, length] as const)),
)

/** How long a unit of time is, in seconds; null of other words. */
export const lengthOfUnit = (word: string): number | null =>
  seconds.get(word) ?? seconds.get(singular(word)) ?? seconds.get(word.replace(/[ens]+$/, '')) ?? null

/** What a column's numbers are counted in, where that is time. */
export function timeUnitOf({ profile, table }: Understanding, index: number): number | null {
  const { unit } = profile.columns[index]!
  const own = unit === null ? null : lengthOfUnit(unit.toLowerCase())
  if (own !== null) return own
  const { words } = columnNames({ table })[index]!
  const said = [...unitsOf(columnNames({ table })[index]!), ...words.slice(-1), ...words.slice(0, 1)]
  return said.map(lengthOfUnit).find((length) => length != null) ?? null
}

/** The unit right behind a number: "15 min", "10 kg"; null where another word stands there. */
export function unitBehind({ items, data }: Reading, at: number): Item | null {
  const item = items[at + 1]
  if (!item || item.value !== null || item.values.some(({ fit }) => fit >= 1)) return null
  const isSaid = lengthOfUnit(item.text) !== null || anyUnit.has(item.text)
  const isOwn = columnNames(data).some((name) => unitsOf(name).includes(singular(item.text)))
  return isSaid || isOwn ? item : null
}

const anyUnit = new Set(
  'kg g km m cm mm l kwh mwh eur euro euros usd dollars pounds points point times years yrs'.split(' '),
)

/** Whether a column may be counted in a unit: by its own, or where nothing says in what. */
export function isCountedIn(data: Understanding, index: number, unit: Item): boolean {
  const word = singular(unit.text)
  const name = columnNames(data)[index]!
  const own = unitsOf(name)
  if (own.includes(word) || name.words.includes(word)) return true
  if (lengthOfUnit(word) !== null && timeUnitOf(data, index) !== null) return true
  const isOpen = own.length === 0 && data.profile.columns[index]!.unit === null
  return isOpen && data.profile.columns[index]!.format?.style !== 'currency' && !monies.has(word)
}

const monies = new Set('eur euro usd dollar pound'.split(' '))

/** The one column whose numbers are counted in such a unit of time; null where none or more are. */
export function columnInUnit(data: Understanding, unit: string): number | null {
  if (lengthOfUnit(unit) === null) return null
  const found = columnNames(data).flatMap(({ index }) =>
    isNumeric(data, index) && !isTime(data, index) && timeUnitOf(data, index) !== null ? [index] : [],
  )
  const same = found.filter((index) => timeUnitOf(data, index) === lengthOfUnit(unit))
  const fitting = same.length > 0 ? same : found
  return fitting.length === 1 ? fitting[0]! : null
}

/** What a number in a unit of time is to be multiplied by to be in what a column is counted in. */
export function toUnitOf(data: Understanding, index: number, unit: string | undefined): number {
  const [said, own] = [unit === undefined ? null : lengthOfUnit(unit), timeUnitOf(data, index)]
  return said === null || own === null ? 1 : said / own
}
