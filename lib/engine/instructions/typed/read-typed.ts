import { askedSources } from '../../plan/asked-column'
import type { Plan, PlannedCard } from '../../plan/plan'
import { type Condition, conditionColumns } from '../../table/condition'
import { filterRows } from '../../table/filter-rows'
import type { Understanding } from '../../understanding'
import { canMeasure, isTime } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import { wordFit } from '../words/word-forms'
import { dimensionOf, takeBreakdowns } from './breakdowns'
import { takeForms, takeGrowth } from './forms'
import { type Item, is, near, type Reading, use } from './item'
import { takeList, takeRelation, takeSpread } from './kinds'
import { isSameThing } from './lexicon/things'
import { takeMeasures } from './measures'
import { takeNumberConditions } from './number-conditions'
import { takePeriods } from './period-parts'
import { takeQuotients } from './quotients'
import { takeRanks } from './ranks'
import { takeRates } from './rates'
import { readItems } from './read-items'
import { emptyRequest, type TypedRequest } from './request'
import { cardsOf } from './to-cards'
import { takeValueConditions } from './value-conditions'

export interface TypedReading {
  request: TypedRequest
  cards: PlannedCard[]
  /** Words that ask for something and that nothing was made of. */
  left: string[]
  /** Whether one of them stands where a breakdown, a condition or a measure is said. */
  isBound: boolean
  items: Item[]
}

/** A text as one typed request, whose parts are read each for itself; null where no chart comes of it. */
export function readTyped(
  text: string,
  language: Plan['language'],
  data: Understanding,
): TypedReading | null {
  const items = readItems(text, language, data)
  const request = emptyRequest()
  const reading: Reading = { items, used: new Set(), data, request }
  takePeriods(reading)
  takeNumberConditions(reading)
  takeRanks(reading)
  takeQuotients(reading)
  takeRates(reading)
  takeBreakdowns(reading)
  takeForms(reading)
  takeGrowth(reading)
  takeSpread(reading)
  const early = isListed(reading)
  if (early) takeValueConditions(reading)
  const whole = takeList(reading, text) ?? takeRelation(reading, text)
  if (!whole) takeMeasures(reading)
  if (!early) takeValueConditions(reading)
  if (!whole) takeLooseBreakdowns(reading)
  const cards = whole ? [{ ...whole, filters: request.conditions }] : cardsOf(text, request, data)
  if (!cards) return null
  request.doubts.push(...doubtsOf(reading, cards))
  const left = leftOf(reading, cards)
  return {
    request,
    cards,
    left: left.map(({ text }) => text),
    isBound: left.some((item) => isBoundAt(reading, items.indexOf(item))),
    items,
  }
}

const isListed = ({ items }: Reading): boolean => items.some((item) => is(item, 'list'))

/** "FTE per site, actives only", "revenue region": kinds that are named and that nothing else was made of. */
function takeLooseBreakdowns(reading: Reading): void {
  const { items, data, request } = reading
  if (request.by.length > 0) return
  const loose = items.filter((item) => {
    const index = reading.used.has(item) || item.values.length > 0 ? null : dimensionOf(reading, item)
    return index !== null && !canMeasure(data, index) && item.columns[0]!.fit > 0.7
  })
  if (loose.length !== 1 || is(items[near(reading, items.indexOf(loose[0]!), -1)], 'without')) return
  request.by.push({ column: dimensionOf(reading, loose[0]!)!, grain: null })
  use(reading, loose[0])
}

/** Meanings that are nothing by themselves: the rest of a text goes without them. */
const idle =
  'filler light takes of in with to and or between where which what by per only whole rows people sum count vs time since'.split(
    ' ',
  )

const doubtMargin = 0.04
/** Below it words are not those of the data. */
const sureFit = 0.95

/** Words that may well be another column of the same kind: the one that was taken stands by, the other is told. */
function doubtsOf({ items, used, data }: Reading, cards: PlannedCard[]): string[] {
  const names = namesOf(cards)
  const name = (index: number) => data.table.columns[index]!.name
  return items.flatMap((item) => {
    const taken = used.has(item) ? item.columns.find(({ index }) => names.has(name(index))) : undefined
    const value =
      taken || !used.has(item) ? undefined : item.values.find(({ column }) => names.has(name(column)))
    if (value && value.fit < sureFit) return [`“${item.text}” was read as ${value.values.join(', ')}.`]
    if (!taken || taken.fit >= sureFit) return []
    const rival = item.columns.find(
      ({ index, fit }) =>
        !names.has(name(index)) &&
        fit > taken.fit - doubtMargin &&
        canMeasure(data, index) === canMeasure(data, taken.index) &&
        isTime(data, index) === isTime(data, taken.index),
    )
    const read = `“${item.text}” was read as ${name(taken.index)}`
    return [rival ? `${read}; it may be ${name(rival.index)} as well.` : `${read}.`]
  })
}

/** Whether words only say again what a column is called that stands in the cards already. */
function isSaidAgain({ text, columns }: Item, names: ReadonlySet<string>, data: Understanding): boolean {
  if (columns.some(({ index }) => names.has(data.table.columns[index]!.name))) return true
  const shown = columnNames(data).filter(({ index }) => names.has(data.table.columns[index]!.name))
  return shown.some(({ words }) =>
    words.some((word) => isSameThing(text, word) || wordFit(text, word) >= 0.9),
  )
}

const namesOf = (cards: PlannedCard[]): ReadonlySet<string> =>
  new Set(
    cards.flatMap(({ x, y, grouping, values, metric, filters, made }) => [
      ...[x, y, grouping, values].flatMap((name) => name ?? []),
      ...(metric?.kind === 'ratio' ? [metric.denominator] : []),
      ...filters.flatMap(conditionColumns),
      ...(made ?? []).flatMap(askedSources),
    ]),
  )

const binding =
  'by per vs of in with without where which only avg sum median max min count share rate gt lt since'.split(
    ' ',
  )

/** "by planet", "in Atlantis", "tax for each country": a word that is no verb beside the request. */
function isBoundAt({ items, used }: Reading, at: number): boolean {
  const before = items[near({ items }, at, -1)]
  const isFirst = items.slice(0, at).every((item) => is(item, 'filler', 'light') && !used.has(item))
  // "losing money" is no money
  const next = items[at + 1]
  const isPart = next !== undefined && used.has(next) && next.columns.length > 0
  return (
    isFirst || isPart || is(before, ...binding) || items[at]!.values.length + items[at]!.columns.length > 0
  )
}

function leftOf({ items, used, data }: Reading, cards: PlannedCard[]): Item[] {
  const names = namesOf(cards)
  const isPicked = cards.some(({ filters }) => filters.length > 0)
  return items.flatMap((item) => {
    if (used.has(item) || item.isMark) return []
    // "people who are still here only": rows are picked, and none were
    if (is(item, 'only') && !isPicked) return [item]
    if (item.isAside && (item.isUnknown || item.concepts.size > 0)) return []
    const isIdle = [...item.concepts].some((concept) => idle.includes(concept))
    if (isIdle && item.columns.every(({ fit }) => fit < 0.9) && item.values.every(({ fit }) => fit < 1))
      return []
    if (item.isRows || (item.values.length === 0 && isSaidAgain(item, names, data))) return []
    return [item]
  })
}

/** Whether any row passes what was read; a reading of which none does is none. */
export const hasRows = (conditions: Condition[], { table }: Understanding): boolean => {
  const keep = filterRows(table, conditions)
  return keep === null || keep.includes(1)
}
