import { canMeasure } from '../columns/column-kinds'
import { rateEnd } from '../spans/rate-end'
import { type Item, is, near, type Reading, use } from './item'
import { type SaidCondition, saidConditions } from './value-conditions'

/** Shares and rates: "share of orders that were returned", "churn rate", "how much of the revenue is online". */
export function takeRates(reading: Reading): void {
  const { items } = reading
  for (const [at, item] of items.entries()) {
    if (reading.used.has(item) || item.columns.some(({ fit }) => fit > 0.9)) continue
    if (is(item, 'rate') && takeRate(reading, at)) return
    if (is(item, 'share') && takeShare(reading, at)) return
  }
}

/** "churn rate", "cancellation rate", "rate of late deliveries". */
function takeRate(reading: Reading, at: number): boolean {
  const { items, data } = reading
  const before = items[at - 1]
  if (before && !before.isMark) {
    const said = saidConditions(reading).find((one) => one.items.includes(before))
    const of = said?.filter ?? rateEnd(before.text.split(' '), data)
    if (of) return asRate(reading, { of, isNot: said?.isNot, items: said?.items ?? [before], at })
  }
  const next = near(reading, at, 1, 'of', 'in')
  const behind = saidConditions(reading).find((one) => one.at === next)
  const ended = behind?.filter ?? (items[next] ? rateEnd(items[next]!.text.split(' '), data) : null)
  if (ended)
    return asRate(reading, { of: ended, isNot: behind?.isNot, items: behind?.items ?? [items[next]!], at })
  return false
}

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
  use(reading, reading.items[at], ...items)
  for (const item of reading.items)
    if (is(item, 'count', 'sum', 'avg') && !item.columns.length) use(reading, item)
  return true
}

function takeShare(reading: Reading, at: number): boolean {
  const { items, data } = reading
  const conditions = saidConditions(reading)
  const measured = measureNear(reading, at)
  const event = eventOf(reading, conditions, at)
  if (measured && event && !event.isNot) {
    reading.request.measures.push({ kind: 'part', column: measured.index, of: event.filter })
    use(reading, items[at], measured.item, ...event.items)
    wholeWords(reading, at)
    return true
  }
  if (event) return asRate(reading, { of: event.filter, isNot: event.isNot, items: event.items, at })
  const isBroken = items.some(
    (item) => is(item, 'by', 'per', 'which') || (item.columns[0] && !canMeasure(data, item.columns[0].index)),
  )
  // behind a number a share is no share of all
  if (!isBroken || (measured === null && !is(items[at + 1], 'of'))) return false
  reading.request.computed = 'share_of_total'
  use(reading, items[at])
  wholeWords(reading, at)
  return true
}

/** "of total revenue", "of all orders": the whole that it is a share of. */
function wholeWords(reading: Reading, at: number): void {
  const { items } = reading
  const next = items[near(reading, at, 1, 'of')]
  if (is(next, 'whole') && !next!.columns.length) use(reading, next)
}

/** The number that a share is of; null where rows are counted. */
function measureNear(reading: Reading, at: number): { index: number; item: Item } | null {
  const { items, data } = reading
  for (const item of items.slice(at)) {
    if (reading.used.has(item) || is(item, 'by')) continue
    const found = item.columns[0]
    const isAmount =
      found &&
      canMeasure(data, found.index) &&
      data.profile.columns[found.index]!.additivity === 'additive' &&
      item.values.length === 0 &&
      !item.isRows
    if (isAmount) return { index: found.index, item }
  }
  return null
}

/** What is counted for a share: what rows are said to be or to have done, rather than where they are from. */
function eventOf(reading: Reading, conditions: SaidCondition[], at: number): SaidCondition | null {
  const { items } = reading
  const owner = conditions.find(
    (one) =>
      items.slice(one.at + one.items.length, at).every((item) => item.text === 's') &&
      one.at < at &&
      at - one.at <= 3,
  )
  if (owner) return owner
  const behind = conditions.filter((one) => one.at > at)
  if (behind.length === 0) return conditions.filter((one) => one.at < at).at(-1) ?? null
  const rated = behind.map((one) => ({ one, score: scoreOf(one) }))
  const best = Math.max(...rated.map(({ score }) => score))
  return rated.find(({ score }) => score === best)!.one

  function scoreOf({ at: place }: SaidCondition): number {
    const before = items[near(reading, place, -1, 'without', 'light')]
    const ahead = items[near(reading, place, -1)]
    if (is(before, 'with') || is(ahead, 'with')) return 3
    if (is(ahead, 'in', 'by', 'per', 'only')) return 1
    return 2
  }
}
