import type { Understanding } from '../../understanding'
import { canMeasure, isNumeric, isTime } from '../columns/column-kinds'
import { columnNames, unitsOf } from '../columns/column-names'
import { singular } from '../words/word-forms'
import type { Item, Reading } from './item'

/** Units by what they measure: how many of the least one are in each, in the words of all languages. */
const kinds = [
  ['s sec second sekunde seconde segundo secondo', 1],
  ['min minute minuten minuto minuti', 60],
  ['h hr hour stunde std heure hora ora ore', 3600],
  ['d day tag jour dia giorno giorni', 86_400],
  ['wk week woche semaine semana settimana', 604_800],
] as const

const seconds = new Map<string, number>(
  kinds.flatMap(([words, length]) => words.split(' ').map((word) => [word, length] as const)),
)

/** How long a unit of time is, in seconds; null of other words. */
export const lengthOfUnit = (word: string): number | null =>
  seconds.get(word) ?? seconds.get(singular(word)) ?? seconds.get(word.replace(/[ens]+$/, '')) ?? null

/** Months and years, in the words of all languages: as long as on average, in seconds. */
const calendar = new Map<string, number>(
  (
    [
      ['month monat moi mes mese', 2_629_800],
      ['year yr jahr annee an ano anno ann', 31_557_600],
    ] as const
  ).flatMap(([words, length]) => words.split(' ').map((word) => [word, length] as const)),
)

/** How long a month or a year is, in seconds; null of other words. */
export const calendarUnit = (word: string): number | null =>
  calendar.get(word) ??
  calendar.get(singular(word)) ??
  calendar.get(word.replace(/(?:en?|es|s|i)$/, '')) ??
  null

/** What a column's numbers are counted in by its name, where that is months or years. */
const calendarUnitOf = (data: Understanding, index: number): number | null =>
  columnNames(data)
    [index]!.words.map(calendarUnit)
    .find((length) => length !== null) ?? null

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
export function unitBehind({ items, data }: Pick<Reading, 'items' | 'data'>, at: number): Item | null {
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

/** The one column whose numbers are counted in such a unit; null where none or more are. */
export function columnInUnit(data: Understanding, unit: string): number | null {
  if (calendarUnit(unit) !== null) {
    const counted = columnNames(data).flatMap(({ index }) =>
      isNumeric(data, index) && !isTime(data, index) && calendarUnitOf(data, index) !== null ? [index] : [],
    )
    return counted.length === 1 ? counted[0]! : null
  }
  if (lengthOfUnit(unit) === null) {
    const own = columnNames(data).filter(
      (name) =>
        canMeasure(data, name.index) &&
        (unitsOf(name).includes(singular(unit)) || (anyUnit.has(unit) && name.words.slice(1).includes(unit))),
    )
    return own.length === 1 ? own[0]!.index : null
  }
  const found = columnNames(data).flatMap(({ index }) =>
    isNumeric(data, index) && !isTime(data, index) && timeUnitOf(data, index) !== null ? [index] : [],
  )
  const same = found.filter((index) => timeUnitOf(data, index) === lengthOfUnit(unit))
  const fitting = same.length > 0 ? same : found
  return fitting.length === 1 ? fitting[0]! : null
}

/** What a number in a unit of time is to be multiplied by to be in what a column is counted in. */
export function toUnitOf(data: Understanding, index: number, unit: string | undefined): number {
  if (unit === undefined) return 1
  const months = calendarUnit(unit)
  const [said, own] =
    months === null
      ? [lengthOfUnit(unit), timeUnitOf(data, index)]
      : [months, calendarUnitOf(data, index) ?? timeUnitOf(data, index)]
  return said === null || own === null ? 1 : said / own
}
