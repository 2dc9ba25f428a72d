import { canMeasure, isRowName, isTime } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import { areThings, isRepeated } from '../columns/counted-once'
import { isPlural } from '../columns/named-things'
import { idOf } from '../spans/id-of'
import { yesCondition } from '../spans/rate-end'
import { singular } from '../words/word-forms'
import { is, near, type Reading, use } from './item'
import { moneyMeasure, moneyName } from './money-measure'
import { englishNoun } from './translate'
import { rankOrder } from './worst'

/** "how many orders", "number of different customers": rows, or each thing once. */
export function takeCount(reading: Reading, at: number): void {
  const { items, data, request } = reading
  const place = near(reading, at, 1, 'of', 'whole', 'distinct')
  const thing = items[place]
  const behind = items[near(reading, place, 1)]
  const isDistinct = is(behind, 'distinct') || items.slice(at + 1, place).some((item) => is(item, 'distinct'))
  if (is(behind, 'distinct')) use(reading, behind)
  for (const item of items.slice(at, Math.max(at + 1, place)))
    if (is(item, 'distinct', 'count', 'whole')) use(reading, item)
  if (reading.request.measures.some(({ kind }) => kind === 'rows' || kind === 'rate')) return
  if (!thing || thing.isMark || is(thing, 'by', 'per', 'in')) {
    request.measures.push({ kind: 'rows' })
    return
  }
  const id = idOf(singular(englishNoun(thing.text)), data, 1)
  const column = id ?? thing.columns[0]?.index
  const isSame = column !== undefined && isRowName(data, column)
  const isOfMany =
    column !== undefined &&
    thing.columns[0] !== undefined &&
    thing.columns[0].fit > 0.94 &&
    isRepeated(data, column)
  if (thing.isRows && !isDistinct && !isOfMany && (id === null || isSame)) {
    use(reading, thing)
    request.measures.push({ kind: 'rows' })
    return
  }
  // "how many churned": those that did
  if (column !== undefined && !isDistinct && yesCondition(data, column)) {
    request.measures.push({ kind: 'rows' })
    return
  }
  // "orders" of an order date are no days
  if (column !== undefined && id === null && !isDistinct && isTime(data, column)) {
    use(reading, thing)
    request.measures.push({ kind: 'rows' })
    return
  }
  if (column !== undefined && !reading.used.has(thing) && thing.values.length === 0) {
    const isNumber = canMeasure(data, column) && id === null && !isDistinct
    use(reading, thing)
    if (isNumber) {
      request.measures.push({ kind: 'column', column, aggregation: null })
      return
    }
    if (isSame && !isDistinct) {
      request.measures.push({ kind: 'rows' })
      return
    }
    request.measures.push({ kind: 'column', column, aggregation: 'count_distinct' })
    return
  }
  if (is(thing, 'rows', 'people')) use(reading, thing)
  reading.request.measures.push({ kind: 'rows' })
}

export function takeDistinct(reading: Reading, at: number): void {
  const { items, data, request } = reading
  if (once.test(items[at]!.text)) {
    takeOnce(reading, at)
    return
  }
  const thing = items[near(reading, at, 1)]
  const column = thing && (idOf(singular(englishNoun(thing.text)), data, 1) ?? thing.columns[0]?.index)
  if (column == null || request.measures.length > 0 || reading.used.has(thing!)) return
  request.measures.push({ kind: 'column', column, aggregation: 'count_distinct' })
  use(reading, items[at], thing)
}

const once = /^(?:counted )?(?:only )?(?:once|einmal|une (?:seule )?fois|una (?:sola )?(?:vez|volta))$/

/** "each booking number counted once": each thing once, rather than its rows. */
function takeOnce(reading: Reading, at: number): void {
  const { items, data, request } = reading
  const place = near(reading, at, -1, 'count', 'only')
  const item = items[place]
  const column = item && !reading.used.has(item) ? item.columns[0] : undefined
  if (!column || !request.measures.every(({ kind }) => kind === 'rows') || canMeasure(data, column.index))
    return
  request.measures = [{ kind: 'column', column: column.index, aggregation: 'count_distinct' }]
  use(reading, items[at], item, ...items.slice(place - 1, at).filter((one) => is(one, 'per', 'count')))
}

/** "strongest product in each region": what the rows bring in, where they do; else how many there are. Both are told. */
export function takeRanked(reading: Reading): void {
  const { request, items, data } = reading
  const often = items.filter((item) => is(item, 'frequent', 'count'))
  const isOften = often.length > 0
  if (!request.rank) {
    if (!isOften || request.by.length === 0 || !request.sort) return
    use(reading, ...often)
    request.measures.push({ kind: 'rows' })
    return
  }
  const money = isOften ? null : moneyMeasure(data)
  request.measures.push(money ?? { kind: 'rows' })
  const most = money && rankOrder(request.rank, money, data) === 'desc' ? 'most' : 'least'
  if (money) request.notes.push(`The first are those with the ${most} ${moneyName(money, data)}.`)
  request.isOpen = !money && !isOften
}

/** "customers by country", "artists per month": how many of a thing there are, each once; that its rows may be meant is told. */
export function takeKinds(reading: Reading): void {
  const { items, data, request } = reading
  const at = items.findIndex((item) => !is(item, 'filler', 'list') && !item.isMark)
  const thing = items[at]
  const best = thing?.columns[0]
  if (!thing || !best || reading.used.has(thing) || thing.isRows || thing.values.length > 0) return
  const { index, fit } = best
  const isKind = fit > kindFit && !canMeasure(data, index) && !isTime(data, index) && areThings(data, index)
  const isBroken = is(items[near(reading, at, 1)], 'by', 'per') && request.by.length > 0
  const isSame = request.by.some(({ column }) => column === index)
  if (!isKind || !isRepeated(data, index) || !isBroken || isSame || !isPlural(englishNoun(thing.text))) return
  request.measures.push({ kind: 'column', column: index, aggregation: 'count_distinct' })
  request.doubts.push(
    `Each ${data.table.columns[index]!.name} was counted once; its rows may be meant as well.`,
  )
  use(reading, thing)
}

const kindFit = 0.9

/** "incidents in Q1 by category": things that the data have no word for are the rows, which is told. */
export function takeThings(reading: Reading): void {
  const { items } = reading
  const at = items.findIndex(
    (item) => !is(item, 'filler', 'light', 'which', 'distinct') && !item.isMark && !reading.used.has(item),
  )
  const thing = items[at]
  const isThing = thing?.isUnknown && isPlural(thing.text) && thing.text.length > 4
  if (!isThing || reading.request.by.length === 0) return
  reading.request.measures.push({ kind: 'rows' })
  reading.request.isGuessed = true
  reading.request.doubts.push(`The rows were counted for “${thing.text}”.`)
  use(reading, thing)
}

const countWords = new Set('anzahl count number nombre numero n'.split(' '))
/** In a table with other numbers that add up these are pieces that each row has so many of. */
const piecesWords = new Set('cantidad quantita quantidade'.split(' '))

/** Where each row stands for as many as a column says, these are counted. */
export function takeCountColumn({ data, request }: Reading): void {
  const isAdditive = (index: number) =>
    canMeasure(data, index) && data.profile.columns[index]!.additivity === 'additive'
  const isAlone = data.table.columns.filter((_, index) => isAdditive(index)).length === 1
  const found = columnNames(data).find(
    ({ index, words }) =>
      words.length === 1 &&
      (countWords.has(words[0]!) || (isAlone && piecesWords.has(words[0]!))) &&
      isAdditive(index),
  )
  if (!found) return
  request.measures = request.measures.map((measure) => {
    if (measure.kind === 'rows') return { kind: 'column', column: found.index, aggregation: 'sum' }
    return measure.kind === 'rate' ? { kind: 'part', column: found.index, of: measure.of } : measure
  })
}
