import type { Grain } from '@/lib/contracts/query'
import { canMeasure, timeColumn } from '../columns/column-kinds'
import { singular } from '../words/word-forms'
import { type Item, is, near, type Reading, use } from './item'
import { isTaken } from './lexicon/things'
import { isDates as areDates } from './period-edges'
import { endDate, isOwnName } from './said-states'

const grains: [concept: string, grain: Grain][] = [
  ['weekday', 'weekday'],
  ['moy', 'month_of_year'],
  ['year', 'year'],
  ['quarter', 'quarter'],
  ['month', 'month'],
  ['week', 'week'],
  ['day', 'day'],
  ['hour', 'hour_of_day'],
]

export const grainOf = (item: Item | undefined): Grain | null =>
  grains.find(([concept]) => is(item, concept))?.[1] ?? null

/** Words that are a period by themselves: "monthly revenue", "revenue over time". */
const adverb = /(?:ly|lich\w*|suel\w*|sual\w*|sil[ei]|iel\w*|annual|anual\w*|annuel\w*|diario)$/

/** Periods that stand without "by": "monthly revenue", "year over year growth", "over the months". */
export function takeGrains(reading: Reading): void {
  const { items } = reading
  items.forEach((item, at) => {
    const grain = reading.used.has(item) ? null : grainOf(item)
    const isAdverb =
      adverb.test(item.text) || item.to - item.from > 2 || is(items[at + 1], 'growth') || isOver(reading, at)
    if (grain && isAdverb && !is(items[at - 1], 'last', 'this')) takeTime(reading, item, grain)
  })
}

/** "over the months", "spread over the weekdays": stretches one by one. */
const isOver = (reading: Reading, at: number): boolean =>
  is(reading.items[near(reading, at, -1)], 'over', 'spread') &&
  singular(reading.items[at]!.text) !== reading.items[at]!.text

export function takeTime(reading: Reading, item: Item, grain: Grain | null): boolean {
  const column = saidTime(reading) ?? endedTime(reading) ?? timeColumn(reading.data)
  if (column === null) return false
  const isDated = isDates(reading, column)
  const own = reading.request.by.find((one) => one.column === column)
  if (own) own.grain ??= isDated ? grain : null
  else if (!isDated && grain !== null && grain !== 'year') return false
  else reading.request.by.push({ column, grain: isDated ? (grain ?? null) : null })
  use(reading, item)
  return true
}

/** A date is named by a word for money only where it is called so. */
const namedFit = 0.95

/** "opened per month", "hired each year": the date that words beside the period name. */
function saidTime(reading: Reading): number | null {
  const { items, used, data } = reading
  const dated = items.flatMap((item) => {
    if (used.has(item) || item.values.length > 0 || isOwnName(item.text, data)) return []
    const column = item.columns.find(({ index }) => isDates(reading, index))
    // "donations over the months" of a gift's date and its amount
    const isNumber = item.columns.some(
      ({ index, fit }) => canMeasure(data, index) && !isDates(reading, index) && fit >= (column?.fit ?? 0),
    )
    const isMoney = isTaken(item.text) === 1 && (column?.fit ?? 0) < namedFit
    return column && !isNumber && !isMoney ? [{ item, index: column.index }] : []
  })
  const [only] = dated
  if (!only || new Set(dated.map(({ index }) => index)).size > 1) return null
  if (data.table.columns[only.index]!.numbers === null) return null
  for (const { item } of dated) used.add(item)
  return only.index
}

/** "how many left each year", "jobs finished by month": the date of what has come of them. */
function endedTime({ items, used, data }: Reading): number | null {
  for (const item of items) {
    const index = used.has(item) ? null : endDate(item.text, data)
    if (index === null) continue
    used.add(item)
    return index
  }
  return null
}

export const isDates = ({ data }: Reading, column: number): boolean => areDates(data.table.columns[column]!)

export const datedOf = (reading: Reading, { columns }: Item): number | null =>
  columns.find(({ index }) => isDates(reading, index))?.index ?? null
