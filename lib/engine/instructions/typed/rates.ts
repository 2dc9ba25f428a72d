import { foldText } from '../../profile/name-words'
import { canMeasure } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import { rateEnd } from '../spans/rate-end'
import { type Item, is, near, type Reading, use } from './item'
import { isMoney } from './measured-number'
import { wholeOf } from './part-of'
import { stemOf } from './said-values'
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
  return takePartOf(reading, at, measureBefore(reading, at) ?? measureNear(reading, next))
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
  const { items } = reading
  const before = measureBefore(reading, at)
  if (before && takePartOf(reading, at, before)) return true
  const said = [...saidConditions(reading), ...saidNumbers(reading)].sort((a, b) => a.at - b.at)
  // what is left out is no end
  const conditions = said.filter((one) => !isLeftOut(reading, one))
  const measured = measureNear(reading, at)
  const event = eventOf(reading, conditions, at)
  const isOfNumber = event !== null && event.items.length === 0
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
  return takePartOf(reading, at, measured) || takeShareOfAll(reading, at, measured)
}

/** "percentage of returns", "returns in %": a number over the one that it is a part of. */
function takePartOf(reading: Reading, at: number, measured: Measured | null): boolean {
  const { items, data, request } = reading
  const isMade = request.measures.some((one) => one.kind === 'ratio' && one.numerator === measured?.index)
  if (measured && isMade) {
    use(reading, items[at], measured.item)
    return true
  }
  const whole = measured && (partSaid(reading, measured) ?? wholeOf(data, measured.index))
  if (!measured || whole === null) return false
  const [above, below] = typeof whole === 'number' ? [measured.index, whole] : [whole.part, measured.index]
  reading.request.measures.push({ kind: 'ratio', numerator: above, denominator: below })
  const named = items.filter(({ columns }) =>
    columns.some(({ index, fit }) => (index === below || index === above) && fit > sameFit),
  )
  use(reading, items[at], measured.item, ...named.filter((item) => item.values.length === 0))
  wholeWords(reading, at)
  return true
}

const sameFit = 0.8

/** "what share of the claims do we pay out": a part of a number, said by a form of its name. */
function partSaid(reading: Reading, { index, item: own }: Measured): { part: number } | null {
  const { items, used, data } = reading
  const isAmount = (column: number) =>
    column !== index && canMeasure(data, column) && data.profile.columns[column]!.additivity === 'additive'
  for (const [at, item] of items.entries()) {
    if (at <= items.indexOf(own) || used.has(item) || item.isRows) continue
    const named = item.columns.find((column) => isAmount(column.index) && column.fit > sameFit)
    if (named && !is(items[near(reading, at, -1)], 'by', 'per', 'and')) return { part: named.index }
  }
  const parts = data.profile.identities.flatMap((one) =>
    one.kind === 'ratio' && one.denominator === index && one.scale === 1 ? [one.numerator] : [],
  )
  const part = parts.find((one) => {
    const stems = columnNames(data)[one]!.words.map(stemOf)
    return items.some((item) => !used.has(item) && stems.includes(stemOf(item.text)))
  })
  return part === undefined ? null : { part }
}

function takeShareOfAll(reading: Reading, at: number, measured: Measured | null): boolean {
  const { items, data } = reading
  const isBroken = items.some(
    (item) => is(item, 'by', 'per', 'which') || (item.columns[0] && !canMeasure(data, item.columns[0].index)),
  )
  // behind a number a share is no share of all
  // "as a percentage of the previous year"
  if (is(items[near(reading, at, 1, 'of')], 'last', 'this')) return false
  const isOfMoney = items.slice(at).some((item) => !reading.used.has(item) && isMoney(item))
  if (!isBroken || (measured === null && !isOfMoney && !is(items[at + 1], 'of'))) return false
  reading.request.computed = 'share_of_total'
  use(reading, items[at], ...items.filter((item) => is(item, 'spread') && item.columns.length === 0))
  wholeWords(reading, at)
  return true
}

/** Conditions on numbers that the request has already, as ends that a share may be of. */
const saidNumbers = ({ placed }: Reading): SaidCondition[] =>
  placed.map(({ at, condition }) => ({ at, items: [], filter: condition, isNot: false }))

/** "without the returns" takes rows out, "that were not returned" says what they are. */
function isLeftOut({ items }: Reading, { at, isNot, items: own }: SaidCondition): boolean {
  if (!isNot || own.length === 0) return false
  const out = items.slice(0, at).findLast((item) => is(item, 'without'))
  return out !== undefined && !denials.test(out.text)
}

const denials =
  /^(?:not?|non?|nicht|kein\w*|pas|ne|ni|never|nor|aucun\w*|ningun\w*|nessun\w*|(?:do|does|did|is|are) ?(?:not|n ?t|t))$/

interface Measured {
  index: number
  item: Item
}

/** The number right before a share: "returns in %". */
function measureBefore(reading: Reading, at: number): Measured | null {
  const { items, data } = reading
  const item = items[near(reading, at, -1, 'in', 'as')]
  const found = item && !reading.used.has(item) ? item.columns[0] : undefined
  return found && canMeasure(data, found.index) ? { index: found.index, item: item! } : null
}

/** "of total revenue", "of all orders": the whole that it is a share of. */
function wholeWords(reading: Reading, at: number): void {
  const { items } = reading
  const next = items[near(reading, at, 1, 'of')]
  if (is(next, 'whole') && !next!.columns.length) use(reading, next)
}

const nameFit = 0.98

const nones = new Set('none no keine keiner kein aucun aucune ninguno ninguna nessuno nessuna'.split(' '))

/** "strikes with damage": of a kind that one value says there is none of, the rows with any other. */
function someOf(reading: Reading, at: number): { of: SaidCondition['filter']; items: Item[] } | null {
  const { items, used, data } = reading
  for (const [place, item] of items.entries()) {
    const [best] = item.columns
    if (place < at || !best || used.has(item) || is(items[near(reading, place, -1)], 'by', 'per', 'which'))
      continue
    const { name, values, type } = data.table.columns[best.index]!
    const none = type === 'text' ? values.filter((value) => nones.has(foldText(value.trim()))) : []
    if (none.length === 1 && values.length > 2 && data.profile.columns[best.index]!.role === 'category')
      return { of: { column: name, op: '!=', value: none[0]! }, items: [item] }
  }
  return null
}

/** The number that a share is of; null where rows are counted. */
function measureNear(reading: Reading, at: number): Measured | null {
  const { items, data } = reading
  for (const item of items.slice(at)) {
    if (reading.used.has(item) || is(item, 'by')) continue
    const found = item.columns[0]
    const isAmount =
      found &&
      canMeasure(data, found.index) &&
      data.profile.columns[found.index]!.additivity === 'additive' &&
      item.values.length === 0 &&
      (!item.isRows || found.fit > nameFit)
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
    if (place < at) return 0
    if (is(before, 'with') || is(ahead, 'with')) return 3
    // "priority 1 runs reached within 8 min": a comparison says what came of it
    if (reading.placed.some((one) => one.at === place && one.condition.op !== '=')) return 2.5
    if (is(ahead, 'in', 'by', 'per', 'only')) return 1
    return 2
  }
}
