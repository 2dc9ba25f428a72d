import { canMeasure, isTime, nameColumn } from '../columns/column-kinds'
import { priceColumn } from '../spans/money-column'
import { dimensionOf } from './breakdowns'
import { durationOf } from './elapsed'
import { type Item, is, near, type Reading, use } from './item'
import { numberOf } from './measured-number'
import { type Money, moneyMeasure, moneyName } from './money-measure'
import { worstOf } from './worst'

const countMax = 1000

/** "top 5 customers", "the three worst branches by margin", "which … the most": the first few, and by what. */
export function takeRanks(reading: Reading): void {
  const { items } = reading
  items.forEach((item, at) => {
    if (reading.used.has(item) || !is(item, 'top', 'bottom') || item.columns.some(({ fit }) => fit > 0.9))
      return
    if (items.some((one, place) => is(one, 'which') && isCount(reading)(items[place + 1]))) return
    // "die zwei umsatzstärksten": what they are the first by stands between
    const between = items[at - 1]?.columns[0] && canMeasure(reading.data, items[at - 1]!.columns[0]!.index)
    const places = [at + 1, at - 1, near(reading, at, -1), ...(between ? [at - 2] : [])]
    const number = places.map((place) => items[place]).find(isCount(reading))
    // the first few of one thing and the last of another are two cards
    if (number && reading.request.rank) return
    const order = is(item, 'bottom') && !is(item, 'top') ? 'asc' : 'desc'
    if (!number) {
      if (takeBestOfEach(reading, at, order)) return
      const counted = reading.request.rank ? null : countedThing(reading)
      if (!counted) {
        takeSuperlative(reading, at, order)
        return
      }
      reading.request.rank = { count: counted.number.value!, order, ...worstOf(item, items) }
      if (!reading.request.by.some(({ column }) => column === counted.index))
        reading.request.by.unshift({ column: counted.index, grain: null })
      use(reading, item, counted.number, counted.thing)
      takeMost(reading, at)
      return
    }
    reading.request.rank = { count: number.value!, order, ...worstOf(item, items) }
    use(reading, item, number)
    const from = Math.max(at, items.indexOf(number))
    const next = near(reading, from, 1, 'top', 'bottom')
    const thing = items[next]
    for (const other of items.slice(from + 1, next)) if (is(other, 'top', 'bottom')) use(reading, other)
    if (!thing || reading.used.has(thing)) return
    const index = dimensionOf(reading, thing) ?? (thing.isRows ? nameColumn(reading.data) : null)
    if (index !== null && !canMeasure(reading.data, index) && !isPast(reading, next)) {
      if (!reading.request.by.some(({ column }) => column === index))
        reading.request.by.unshift({ column: index, grain: null })
      use(reading, thing)
    }
    rankedBy(reading, near(reading, next, 1))
    if (is(item, 'quick', 'slow', 'lasting', 'priced')) {
      const own = takeQuality(reading, at)
      if (own) reading.request.rank.order = own
    }
  })
}

/** "the worst machine on each line": one of a thing within each of another. */
function takeBestOfEach(reading: Reading, at: number, order: 'asc' | 'desc'): boolean {
  const { items, data, request } = reading
  const next = near(reading, at, 1, 'top', 'bottom')
  const thing = items[next]
  const index = thing && !reading.used.has(thing) ? dimensionOf(reading, thing) : null
  const isThing = index !== null && !canMeasure(data, index) && !isTime(data, index)
  if (request.rank || !isThing || isPast(reading, next)) return false
  const each = items.findIndex((item, place) => {
    const of = is(item, 'per') ? items[near(reading, place, 1)] : undefined
    const group = of && of !== thing ? dimensionOf(reading, of) : null
    return group !== null && group !== index && !canMeasure(data, group) && !isTime(data, group)
  })
  if (each < 0) return false
  request.rank = { count: 1, order, ...worstOf(items[at]!, items) }
  request.by.unshift({ column: index, grain: null })
  use(reading, items[at], thing)
  rankedBy(reading, near(reading, next, 1))
  return true
}

/** "with most returns", of rows that are called returns too. */
function takeMost(reading: Reading, at: number): void {
  const next = reading.items[near(reading, at, 1)]
  const index = next?.isRows ? numberOf(reading, next) : null
  if (index === null) return
  reading.request.measures.push({ kind: 'column', column: index, aggregation: null })
  use(reading, next)
}

/** "five prefectures with most deaths", "les 5 clients qui achètent le plus": a number of things, and elsewhere by what. */
function countedThing(reading: Reading): { number: Item; thing: Item; index: number } | null {
  const { items, used, data } = reading
  for (const [at, number] of items.entries()) {
    const thing = items[at + 1]
    if (!isCount(reading)(number) || !thing || used.has(thing)) continue
    const index = dimensionOf(reading, thing) ?? (thing.isRows ? nameColumn(data) : null)
    if (index !== null && !canMeasure(data, index) && thing.values.length === 0)
      return { number, thing, index }
  }
  return null
}

/** A value of that kind stands there, not the kind. */
const isPast = ({ items }: Reading, at: number): boolean => items[at]!.values.some(({ fit }) => fit >= 1)

const isCount =
  ({ used }: Reading) =>
  (item: Item | undefined): item is Item =>
    item?.value != null &&
    !item.isPercent &&
    !used.has(item) &&
    item.value > 0 &&
    item.value <= countMax &&
    Number.isInteger(item.value)

/** "by revenue" behind the first few says by what they are the first. */
function rankedBy(reading: Reading, at: number): void {
  const { items, data } = reading
  if (!is(items[at], 'by', 'per')) return
  const next = items[near(reading, at, 1, 'sum', 'avg', 'median')]
  const index = next?.columns[0]?.index
  if (is(next, 'count', 'share', 'rate') || (index !== undefined && canMeasure(data, index)))
    use(reading, items[at])
}

/** "which region has the highest revenue", "the fastest lanes": an order, no number of things. */
function takeSuperlative(reading: Reading, at: number, order: 'asc' | 'desc'): void {
  const { items, request } = reading
  const asks = items.some((one) => is(one, 'which', 'where'))
  const thing = asks ? undefined : kindBeside(reading, at)
  if (!asks && (!thing || qualityOf(reading, at) === null)) return
  if (thing) {
    request.by.unshift({ column: thing.index, grain: null })
    use(reading, thing.item)
  }
  request.sort = { by: 'y', order: takeQuality(reading, at) ?? order }
  use(reading, items[at])
}

/** "the fastest lanes", "les chauffeurs les plus lents". */
function kindBeside(reading: Reading, at: number): { item: Item; index: number } | undefined {
  const { items, used, data } = reading
  return [items[near(reading, at, 1, 'top', 'bottom')], items[near(reading, at, -1, 'top', 'bottom')]]
    .flatMap((item) => {
      const index = item && !used.has(item) && item.values.length === 0 ? dimensionOf(reading, item) : null
      return item && index !== null ? [{ item, index }] : []
    })
    .find(({ index }) => !canMeasure(data, index) && !isTime(data, index))
}

/** Measures what the first are the first by, where their word says it; in which order, where it says that as well. */
function takeQuality(reading: Reading, at: number): 'asc' | 'desc' | null {
  const { items, request, data } = reading
  const measure = qualityOf(reading, at)
  if (!measure) return null
  request.measures.push(measure)
  const name = is(items[at], 'best') ? moneyName(measure, data) : `average ${moneyName(measure, data)}`
  request.notes.push(`“${items[at]!.text}” was read as by ${name}.`)
  // the fastest take the least
  return is(items[at], 'quick') ? 'asc' : is(items[at], 'slow') ? 'desc' : null
}

/** The number that "fastest", "longest" or "cheapest" is about, on average, where no other is named. */
function qualityOf(reading: Reading, at: number): Money | null {
  const { items, data } = reading
  const item = items[at]
  if (items.some((one) => one !== item && numberOf(reading, one) !== null && !reading.used.has(one)))
    return null
  if (is(item, 'best')) return moneyMeasure(data)
  const column = is(item, 'quick', 'slow', 'lasting')
    ? durationOf(reading, at)
    : is(item, 'priced')
      ? priceColumn(data)
      : null
  return column === null ? null : { kind: 'column', column, aggregation: 'avg' }
}
