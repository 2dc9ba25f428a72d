import { canMeasure, isKind, isNumeric, isQuantity } from '../columns/column-kinds'
import { isEventDate } from '../columns/event-dates'
import { idOf } from '../spans/id-of'
import { singular } from '../words/word-forms'
import { type Item, is, near, type Reading, use } from './item'
import { numberAt } from './number-at'
import { grainOf } from './time-breakdowns'
import { englishNoun } from './translate'

/** "days" of a column of days are no dates. */
const numberedFit = 0.8
const wholeFit = 0.99

/** "revenue per night", "sales per order": over a number, or over how many things there are. */
export function takePer(reading: Reading, at: number): boolean {
  const { items, data } = reading
  const left = items[near(reading, at, -1)]
  const right = items[near(reading, at, 1)]
  if (left && right && (takePerMany(reading, at, left) || takePerYearOf(reading, at, left))) return true
  if (left && right && takeNamed(reading, left, right)) return true
  const above = numberAt(reading, left)
  const isNumbered = right?.columns.some(({ index, fit }) => fit > numberedFit && canMeasure(data, index))
  if (above === null || !right || reading.used.has(right) || (grainOf(right) && !isNumbered)) return false
  const isOver = isBrokenDown(reading, right)
  const id = idOf(singular(englishNoun(right.text)), data, 1)
  // "per order" of "order total": a number that is no more called so than what is counted
  const isCounted = id !== null && right.columns[0]?.index === id
  // "sales per client" of a table with the age of clients, too
  const best = right.columns[0]
  const isKindOf = best !== undefined && best.fit >= wholeFit && !isNumeric(data, best.index)
  const below = isCounted || isKindOf ? null : numberAt(reading, right)
  if (below !== null && below !== above && (!right.isRows || isNumbered)) {
    const isAmount = isQuantity(data, below) || !isKind(data, below)
    if (!isAmount && !isOver) return false
    reading.request.measures.push({ kind: 'ratio', numerator: above, denominator: below })
    use(reading, left, items[at], right)
    return true
  }
  const dimension = right.columns[0]?.index
  const isEvent = dimension !== undefined && isEventDate(data, dimension)
  const isMany = dimension !== undefined && data.profile.columns[dimension]!.distinct > eachMin
  const each = id ?? (isMany && !isEvent ? dimension : null)
  if (each !== null && isOver) {
    reading.request.measures.push({ kind: 'ratio', numerator: above, denominator: each, each: true })
    use(
      reading,
      left,
      items[at],
      right,
      items[near(reading, items.indexOf(left!), -1)]?.concepts.has('avg')
        ? items[near(reading, items.indexOf(left!), -1)]
        : undefined,
    )
    return true
  }
  if (!(right.isRows || isEvent) || !isOver) return false
  reading.request.measures.push({ kind: 'column', column: above, aggregation: 'avg' })
  use(reading, left, items[at], right)
  return true
}

/** "mites per 100 bees", "défauts pour mille pièces": so many of one number to a hundred of another. */
export function takePerMany(reading: Reading, at: number, left: Item | undefined): boolean {
  const { items } = reading
  const [many, right] = [items[at + 1], items[at + 2]]
  // a number of few values may be a kind too, but not so many of it
  const countedAt = (item: Item | undefined) =>
    numberAt(reading, item) ??
    item?.columns.find(({ index }) => isNumeric(reading.data, index))?.index ??
    null
  const [above, below] = [countedAt(left), countedAt(right)]
  const isMany =
    many?.value != null &&
    !many.period &&
    !many.isPercent &&
    many.value > (is(items[at], 'per') ? 1 : manyMin)
  if (!isMany || above === null || below === null || above === below) return false
  reading.request.measures.push({ kind: 'ratio', numerator: above, denominator: below, per: many.value! })
  use(reading, left, items[at], many, right)
  return true
}

const manyMin = 99

/** "spending per year of life expectancy": what is counted in years is a number. */
function takePerYearOf(reading: Reading, at: number, left: Item): boolean {
  const { items } = reading
  const [unit, of, right] = [items[at + 1], items[at + 2], items[at + 3]]
  if (!grainOf(unit) || of?.text !== 'of') return false
  const [above, below] = [numberAt(reading, left), numberAt(reading, right)]
  if (above === null || below === null || above === below) return false
  reading.request.measures.push({ kind: 'ratio', numerator: above, denominator: below })
  use(reading, left, items[at], unit, right)
  return true
}

/** "price per night" of a column that is called `price/night`. */
function takeNamed(reading: Reading, left: Item, right: Item): boolean {
  const { items, used, data, request } = reading
  const isIts = ({ index }: { index: number }) => !data.table.columns[index]!.derivedFrom
  const [best, others] = [left.columns.find(isIts), right.columns.filter(isIts)]
  const name = best && best.fit > nameFit && canMeasure(data, best.index) ? best : undefined
  const isOwn = name && others.length > 0 && others.every(({ index }) => index === name.index)
  if (!name || !isOwn || used.has(left) || used.has(right) || left === right) return false
  const at = items.indexOf(left)
  const how = items[near(reading, at, -1)]
  const aggregation = is(how, 'avg') ? 'avg' : is(how, 'median') ? 'median' : null
  request.measures.push({ kind: 'column', column: name.index, aggregation })
  use(reading, ...items.slice(at, items.indexOf(right) + 1), aggregation ? how : undefined)
  return true
}

const nameFit = 0.75

/** Nobody draws a number by more things than that where it is broken down by something else. */
const eachMin = 30

/** Whether the text breaks down by something else than that. */
function isBrokenDown(reading: Reading, but: Item): boolean {
  const { items, data } = reading
  // "revenue per visitor, A against B"
  const isSet =
    items.some((item) => is(item, 'vs')) && items.filter(({ values }) => values.length > 0).length > 1
  if (isSet) return true
  return items.some((item, at) => {
    if (item === but || !is(items[near(reading, at, -1, 'distinct')], 'by', 'per', 'which')) return false
    return grainOf(item) !== null || item.columns.some(({ index }) => !canMeasure(data, index))
  })
}
