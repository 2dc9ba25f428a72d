import { canMeasure } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import { stemOf } from '../words/stem-of'
import { type Item, is, near, type Reading, use } from './item'
import { isMoney } from './measured-number'
import { wholeOf } from './part-of'

export interface Measured {
  index: number
  item: Item
}

/** The number right before a share: "returns in %". */
export function measureBefore(reading: Reading, at: number): Measured | null {
  const { items, data } = reading
  const item = items[near(reading, at, -1, 'in', 'as')]
  const found = item && !reading.used.has(item) ? item.columns[0] : undefined
  return found && canMeasure(data, found.index) ? { index: found.index, item: item! } : null
}

/** "percentage of returns", "returns in %": a number over the one that it is a part of. */
export function takePartOf(reading: Reading, at: number, measured: Measured | null): boolean {
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

export function takeShareOfAll(reading: Reading, at: number, measured: Measured | null): boolean {
  const { items, data } = reading
  const isBroken = items.some(
    (item) => is(item, 'by', 'per', 'which') || (item.columns[0] && !canMeasure(data, item.columns[0].index)),
  )
  // behind a number a share is no share of all
  // "as a percentage of the previous year"
  if (is(items[near(reading, at, 1, 'of')], 'last', 'this')) return false
  const isOfMoney = items.slice(at).some((item) => !reading.used.has(item) && isMoney(item))
  const isOfSome = measured !== null || isOfMoney || is(items[at + 1], 'of') || isCountWritten(reading, at)
  if (!isBroken || !isOfSome) return false
  reading.request.computed = 'share_of_total'
  if (measured && data.profile.columns[measured.index]!.additivity !== 'additive')
    reading.request.notes.push(`${data.table.columns[measured.index]!.name} was summed up to be shared out.`)
  // what is called as a value is too is measured here alone
  if (measured && measured.item.values.length > 0) {
    reading.request.measures.push({ kind: 'column', column: measured.index, aggregation: null })
    use(reading, measured.item)
  }
  use(reading, items[at], ...items.filter((item) => is(item, 'spread') && item.columns.length === 0))
  wholeWords(reading, at)
  return true
}

/** "number of orders by region in percent": rows, of which nothing else is measured. */
const isCountWritten = ({ items, used, data }: Reading, at: number): boolean =>
  (is(items[at - 1], 'in') || items[at - 1]?.text === 'as') &&
  items.slice(0, at).some((item) => is(item, 'count') || item.isRows) &&
  !items.some(
    (item) =>
      is(item, 'avg', 'median', 'rate', 'growth') ||
      (!used.has(item) && !item.isRows && item.columns[0] && canMeasure(data, item.columns[0].index)),
  )

/** "of total revenue", "of all orders": the whole that it is a share of. */
export function wholeWords(reading: Reading, at: number): void {
  const { items } = reading
  const next = items[near(reading, at, 1, 'of')]
  if (is(next, 'whole') && !next!.columns.length) use(reading, next)
}

const nameFit = 0.98
/** "visitors" is no word for how long a visit took. */
const looseFit = 0.69

/** The number that a share is of; null where rows are counted. */
export function measureNear(reading: Reading, at: number): Measured | null {
  const { items, data } = reading
  for (const item of items.slice(at)) {
    if (reading.used.has(item) || is(item, 'by')) continue
    const found = item.columns[0]
    const isAmount =
      found &&
      found.fit > looseFit &&
      canMeasure(data, found.index) &&
      data.profile.columns[found.index]!.additivity === 'additive' &&
      (item.values.length === 0 || isMoney(items[near(reading, items.indexOf(item), -1)])) &&
      (!item.isRows || found.fit > nameFit)
    if (!isAmount) continue
    const before = items[near(reading, items.indexOf(item), -1)]
    if (item.values.length > 0) use(reading, before)
    return { index: found.index, item }
  }
  return null
}
