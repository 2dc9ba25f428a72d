import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { rateEnd } from '../spans/rate-end'
import { deniedBy } from './denials'
import { type Item, is, near, type Reading, use } from './item'
import { isDates } from './period-edges'
import type { SaidCondition } from './said-condition'
import { eventOf, isKept, isLeftOut, saidNumbers, someOf } from './share-events'
import {
  type Measured,
  measureBefore,
  measureNear,
  takePartOf,
  takeShareOfAll,
  wholeWords,
} from './shares-of-numbers'
import { saidConditions } from './value-conditions'

/** Shares and rates: "share of orders that were returned", "churn rate", "how much of the revenue is online". */
export function takeRates(reading: Reading): void {
  const { items } = reading
  items.forEach((item, at) => {
    if (is(item, 'share') && isWritten(reading, at)) use(reading, item)
  })
  for (const [at, item] of items.entries()) {
    if (reading.used.has(item) || item.columns.some(({ fit }) => fit > 0.9)) continue
    if (is(item, 'rate') && takeRate(reading, at)) return
    if (is(item, 'share') && takeShare(reading, at)) return
  }
}

/** "churn rate", "cancellation rate", "rate of late deliveries". */
function takeRate(reading: Reading, at: number): boolean {
  const { items, data } = reading
  // "without toys: rate of returns": what stands before a colon says of which rows
  const before = items[at]!.isExplaining ? undefined : items[at - 1]
  if (before && !before.isMark) {
    const said = saidConditions(reading).find((one) => one.items.includes(before))
    const plain = rateEnd(before.text.split(' '), data) ?? before.state
    const of = said?.filter ?? (deniedBy(reading, at - 1) ? null : (plain ?? filledOf(before, data)))
    if (of) return asRate(reading, { of, isNot: said?.isNot, items: said?.items ?? [before], at })
  }
  const next = near(reading, at, 1, 'of', 'in')
  const behind = saidConditions(reading).find((one) => one.at === next)
  const ended =
    behind?.filter ??
    (items[next]
      ? (rateEnd(items[next]!.text.split(' '), data) ?? items[next]!.state ?? filledOf(items[next]!, data))
      : null)
  if (ended)
    return asRate(reading, { of: ended, isNot: behind?.isNot, items: behind?.items ?? [items[next]!], at })
  return takePartOf(reading, at, measureBefore(reading, at) ?? measureNear(reading, next))
}

/** "decline rate" of a table with `Decline Reason`: the rows that have one, where many have none. */
function filledOf({ columns }: Item, { table, profile }: Understanding): SaidCondition['filter'] | null {
  const [best] = columns
  if (!best || best.fit < nameFit) return null
  const column = table.columns[best.index]!
  const { name, type, missing } = column
  const isOfSome = missing > missingShareMin * table.rowCount && missing < table.rowCount
  const isKind = type === 'text' && profile.columns[best.index]!.role === 'category'
  return isOfSome && (isKind || isDates(column)) ? { column: name, op: '!=', value: '' } : null
}

const nameFit = 0.75
const missingShareMin = 0.2

interface Rated {
  of: SaidCondition['filter']
  isNot?: boolean
  items: Item[]
  at: number
}

function asRate(reading: Reading, { of, isNot, items, at }: Rated): boolean {
  // none of several values is no one condition
  if (isNot && of.op === 'in') return false
  reading.request.measures.push({ kind: 'rate', of })
  const denial = isNot ? deniedBy(reading, reading.items.indexOf(items[0]!)) : null
  use(reading, reading.items[at], ...items, denial ?? undefined)
  takePopulationWords(reading, at, items[0])
  for (const item of reading.items)
    if (is(item, 'count', 'sum', 'avg') && !item.columns.length) use(reading, item)
  return true
}

/** "percent of staff gone", "share of order lines that …": words for the rows, between a share and what is told of them. */
function takePopulationWords(reading: Reading, at: number, event: Item | undefined): void {
  const { items, used, data, request } = reading
  const end = event ? items.indexOf(event) : -1
  const between = items.slice(at + 1, Math.max(at + 1, end))
  if (!is(between[0], 'of') || between.some((item) => item.isMark)) return
  const isOfRows = (item: Item | undefined) =>
    item !== undefined && (item.isRows || is(item, 'rows', 'people'))
  const content = between.filter(
    (item) => !used.has(item) && !is(item, 'of', 'filler', 'light', 'with', 'in', 'whole'),
  )
  for (const [place, item] of content.entries()) {
    const role = item.columns[0] && data.profile.columns[item.columns[0].index]!.role
    const isBefore = isOfRows(content[place + 1]) && (item.isUnknown || role === 'id' || role === 'time')
    const isOnly = item.isUnknown && content.filter(({ isUnknown }) => isUnknown).length === 1
    if (isOfRows(item) || isBefore) use(reading, item)
    else if (isOnly) {
      request.notes.push(`“${item.text}” was taken for the rows.`)
      use(reading, item)
    }
  }
}

/** A share that is told how it is made is that; one of something else is a wish of its own, and left to be told. */
function takeDefined(reading: Reading, at: number): boolean {
  const { items, request } = reading
  const operation = items.findIndex((item) => reading.used.has(item) && is(item, 'divided'))
  const said = [...saidConditions(reading), ...saidNumbers(reading)]
  if (at < operation && !said.some((one) => one.at > at && one.at < operation)) {
    use(reading, items[at])
    return true
  }
  const next = near(reading, at, 1, 'of', 'in')
  const own = saidConditions(reading).find((one) => one.at === next)
  if (!own) return true
  // of whom it is the share are no rows to keep
  use(reading, items[at], ...own.items)
  const words = items.slice(at, next + 1).map(({ text }) => text)
  request.doubts.push(`“${words.join(' ')}” is a number of its own, which was not drawn.`)
  return true
}

/** "how is revenue split across regions, in percent": the number that is written so. */
function writtenAll(reading: Reading, at: number): Measured | null {
  const { items, data } = reading
  const isSo = is(items[at - 1], 'in') || items[at - 1]?.text === 'as'
  if (!isSo || !items.slice(0, at).some((item) => is(item, 'by', 'per', 'over', 'spread'))) return null
  const found = items.slice(0, at).flatMap((item): Measured[] => {
    const [best] = item.columns
    const isNumber = best !== undefined && canMeasure(data, best.index) && item.values.length === 0
    return isNumber && !reading.used.has(item) ? [{ index: best.index, item }] : []
  })
  const [only] = found
  if (!only || found.length > 1 || items.some((item) => is(item, 'avg', 'median', 'growth'))) return null
  return canShare(reading, only.index) ? only : null
}

/** Whether a number may be put together to a whole: an amount, though each row's is averaged otherwise. */
function canShare({ data }: Reading, index: number): boolean {
  const { additivity, format } = data.profile.columns[index]!
  const isOfOthers = data.table.columns[index]!.derivedFrom !== undefined || format?.style === 'percent'
  return additivity === 'additive' || (additivity === 'intensive' && !isOfOthers)
}

/** "Umsatzanteil", "wie verteilt sich der Umsatz in Prozent": a number that adds up, before the share of all of it. */
function sharedOut(reading: Reading, at: number, before: Measured | null): Measured | null {
  const { items } = reading
  if (!before || !canShare(reading, before.index)) return null
  const isNoun = !is(items[at - 1], 'in') && !/^(?:percent|pct|%)$/.test(items[at]!.text)
  return isNoun || items.some((item) => is(item, 'spread')) ? before : null
}

/** "share of revenue in percent": how a share is written, said beside it. */
const isWritten = ({ items }: Reading, at: number): boolean =>
  is(items[at - 1], 'in') &&
  items.slice(0, at - 1).some((item) => is(item, 'share', 'rate') && !item.columns.length)

interface Shared {
  measured: Measured
  event: SaidCondition
  at: number
}

/** "what part of the amount is cash, card and transfer": of several kinds that are listed each has its own share. */
function takeSharedOut(reading: Reading, { measured, event, at }: Shared): boolean {
  const { request, data, items } = reading
  const column = data.table.columns.findIndex(({ name }) => name === event.filter.column)
  const isListed = event.filter.op === 'in' && !event.items.some((item) => is(item, 'or'))
  if (!isListed || request.by.length > 0 || request.banded) return false
  request.measures.push({ kind: 'column', column: measured.index, aggregation: null })
  request.by.push({ column, grain: null })
  request.computed = 'share_of_total'
  const again = items.filter((item) => is(item, 'share', 'sum') && !item.columns.length)
  use(reading, items[at], measured.item, ...event.items, ...again)
  wholeWords(reading, at)
  return true
}

function takeShare(reading: Reading, at: number): boolean {
  const { items, request } = reading
  // "what part of the money due did we collect: paid divided by due"
  if (request.measures.some(({ kind }) => kind === 'ratio' || kind === 'formula'))
    return takeDefined(reading, at)
  const before = measureBefore(reading, at)
  if (before && takePartOf(reading, at, before)) return true
  const told = [...saidConditions(reading), ...saidNumbers(reading)].sort((a, b) => a.at - b.at)
  // "paid by card: share of late orders": what stands before a colon says of which rows
  const said = items[at]!.isExplaining ? told.filter((one) => one.at > at) : told
  const measured = measureNear(reading, at)
  // what is left out or what alone is kept is no end
  const conditions = said.filter(
    (one) => !isLeftOut(reading, one) && !isKept(reading, one) && !one.items.includes(measured?.item as Item),
  )
  const event = eventOf(reading, conditions, at)
  const isOfNumber = event !== null && event.items.length === 0
  if (measured && event && !event.isNot && !isOfNumber && takeSharedOut(reading, { measured, event, at }))
    return true
  if (measured && event && !event.isNot && !isOfNumber) {
    reading.request.measures.push({ kind: 'part', column: measured.index, of: event.filter })
    use(reading, items[at], measured.item, ...event.items)
    wholeWords(reading, at)
    return true
  }
  if (event) {
    if (isOfNumber)
      reading.request.conditions = reading.request.conditions.filter((one) => one !== event.filter)
    return asRate(reading, { of: event.filter, isNot: event.isNot, items: event.items, at })
  }
  const some = measured ? null : someOf(reading, at)
  if (some) return asRate(reading, { ...some, at })
  return (
    takePartOf(reading, at, measured) ||
    takeShareOfAll(reading, at, measured ?? sharedOut(reading, at, before) ?? writtenAll(reading, at))
  )
}
