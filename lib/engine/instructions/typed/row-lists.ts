import type { PlannedCard } from '../../plan/plan'
import { plannedCard } from '../../plan/planned-card'
import { canMeasure, isTime, timeColumn } from '../columns/column-kinds'
import { moneyColumn, priceColumn } from '../spans/money-column'
import { singular } from '../words/word-forms'
import { dimensionOf } from './breakdowns'
import { type Item, is, near, type Reading, use } from './item'
import { isSameThing } from './lexicon/things'
import { numberOf } from './measured-number'

const columnsMax = 4
const nameFit = 0.9
const puttingTogether = [
  'by',
  'per',
  'count',
  'distinct',
  'sum',
  'avg',
  'median',
  'max',
  'min',
  'share',
  'rate',
  'growth',
]

interface Named {
  item: Item
  index: number
}

/** "list the refunded charges with customer and date", "the ten most expensive strikes, with date and airport": the rows themselves. */
export function takeList(reading: Reading, clause: string): PlannedCard | null {
  const { items, data } = reading
  const list = items.find((item) => is(item, 'list'))
  if (!list) return null
  const first = firstFew(reading)
  // "list the total price by workshop" puts rows together
  const isPut = (item: Item) => is(item, ...puttingTogether) && !first?.items.includes(item)
  if (items.some((item) => isPut(item) && item.columns.every(({ fit }) => fit < nameFit))) return null
  const things = thingsBehind(reading, list)
  const named = items.flatMap((item) => (things.includes(item) ? [] : columnOf(reading, item)))
  const columns = [...new Set([...named.map(({ index }) => index), ...(first?.by ?? [])])]
  // "show all mechanics and their average price": a kind alone is no list of rows
  const isKind = columns.length < 2 && reading.request.conditions.length === 0
  if (named.length === 0 || columns.length > columnsMax || isKind) return null
  use(reading, list, ...things, ...named.map(({ item }) => item), ...(first?.items ?? []))
  const isNumber = (index: number) => canMeasure(data, index) && !isTime(data, index)
  const measures = columns.filter(isNumber)
  const [x, ...others] = columns.filter((index) => !isNumber(index))
  const start = x ?? measures[0]!
  const y = first?.by[0] ?? measures.find((index) => index !== start)
  const rest = [...others, ...measures].filter((index) => index !== start && index !== y)
  const name = (index: number | undefined) => (index === undefined ? null : data.table.columns[index]!.name)
  return {
    ...plannedCard({ clause }),
    type: 'table',
    x: name(start),
    y: name(y),
    grouping: name(rest[0]),
    values: name(rest[1]),
    filters: reading.request.conditions,
    sort: first ? { by: 'y', order: first.order } : reading.request.sort,
    limit: first?.count ?? null,
  }
}

interface First {
  count: number
  order: 'asc' | 'desc'
  by: number[]
  items: Item[]
}

/** "the ten most expensive": how many, and by what number; null where no number says it. */
function firstFew(reading: Reading): First | null {
  const { items, data } = reading
  const at = items.findIndex((item) => is(item, 'top', 'bottom') && !reading.used.has(item))
  const number = [items[at - 1], items[at + 1]].find((item) => item?.value != null)
  if (at < 0 || !number) return null
  const own = numberOf(reading, items[near(reading, at, 1)]) ?? moneyColumn(data) ?? priceColumn(data)
  const ranked = items.find((item, place) => is(item, 'by') && numberOf(reading, items[place + 1]) !== null)
  const by = ranked ? numberOf(reading, items[items.indexOf(ranked) + 1]) : own
  if (by === null) return null
  return {
    count: number.value!,
    order: is(items[at], 'bottom') && !is(items[at], 'top') ? 'asc' : 'desc',
    by: [by],
    items: [items[at]!, number, ...(ranked ? [ranked] : [])],
  }
}

/** What the rows are called, between the word for a list and what is named of them. */
function thingsBehind(reading: Reading, list: Item): Item[] {
  const { items, data } = reading
  const start = items.indexOf(list) + 1
  const end = items.findIndex((item, at) => at >= start && (item.isMark || item.text === 'with'))
  return items.slice(start, end < 0 ? items.length : end).filter((item) => {
    const isPlural = singular(item.text) !== item.text && item.values.length === 0
    const index = item.columns[0]?.index
    const isId = index !== undefined && ['id', 'code'].includes(data.profile.columns[index]!.role)
    return item.isRows || is(item, 'rows', 'people') || (isPlural && (item.isUnknown || isId))
  })
}

function columnOf(reading: Reading, item: Item): Named[] {
  const { data } = reading
  if (reading.used.has(item) || item.values.some(({ fit }) => fit >= 1)) return []
  const time = timeColumn(data)
  if (item.columns.length === 0)
    return time !== null && item.isUnknown && isSameThing(item.text, 'date') ? [{ item, index: time }] : []
  const best = item.columns[0]!
  return [{ item, index: canMeasure(data, best.index) ? best.index : dimensionOf(reading, item)! }]
}
