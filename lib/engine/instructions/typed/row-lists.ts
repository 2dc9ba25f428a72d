import type { PlannedCard } from '../../plan/plan'
import { plannedCard } from '../../plan/planned-card'
import { canMeasure, isTime, timeColumn } from '../columns/column-kinds'
import { moneyColumn, priceColumn } from '../spans/money-column'
import { dimensionOf } from './breakdowns'
import { type Item, is, near, type Reading, use } from './item'
import { isSameThing } from './lexicon/things'
import { numberOf } from './measured-number'
import { isRowId } from './row-id'

const columnsMax = 4

interface Named {
  item: Item
  index: number
}

/** "list the refunded charges with customer and date", "the ten most expensive strikes, with date and airport": the rows themselves. */
export function takeList(reading: Reading, clause: string): PlannedCard | null {
  const { items, data } = reading
  const list = items.find((item) => is(item, 'list'))
  const first = firstFew(reading)
  const things = list && first !== 'open' ? listedRows(reading, list, first) : null
  if (!list || !things || first === 'open' || isPutTogether(reading, first)) return null
  const key = things.map((item) => keyOf(item, data)).find((index) => index !== undefined)
  const named = items.flatMap((item) => (things.includes(item) ? [] : columnOf(reading, item)))
  const told = [...new Set([...named.map(({ index }) => index), ...(first?.by ?? [])])]
  const columns = key === undefined || told.length === columnsMax ? told : [key, ...told]
  if (columns.length === 0 || columns.length > columnsMax) return null
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

/** "the ten most expensive": how many, and by what number; null where no rank is said, open where it is not known of how many. */
function firstFew(reading: Reading): First | 'open' | null {
  const { items, data } = reading
  const at = items.findIndex((item) => is(item, 'top', 'bottom') && !reading.used.has(item))
  if (at < 0) return null
  const number = [items[at - 1], items[at + 1], items[beforeRows(items, at)]].find(
    (item) => item?.value != null && !reading.used.has(item),
  )
  const own = numberOf(reading, items[near(reading, at, 1)]) ?? moneyColumn(data) ?? priceColumn(data)
  const ranked = items.find((item, place) => is(item, 'by') && numberOf(reading, items[place + 1]) !== null)
  const by = ranked ? numberOf(reading, items[items.indexOf(ranked) + 1]) : own
  if (!number || by === null) return 'open'
  return {
    count: number.value!,
    order: is(items[at], 'bottom') && !is(items[at], 'top') ? 'asc' : 'desc',
    by: [by],
    items: [items[at]!, number, ...(ranked ? [ranked] : [])],
  }
}

/** "dix ventes les plus chères": the rows stand between how many and their rank. */
function beforeRows(items: Item[], at: number): number {
  let place = at - 1
  while (items[place]?.isRows) place--
  return place
}

const together = [
  'by',
  'per',
  'count',
  'sum',
  'avg',
  'median',
  'share',
  'rate',
  'max',
  'min',
  'distinct',
  'growth',
] as const

/** Whether something is told per kind, counted or summed up: no row stands for itself then. "orders by date" are in its order. */
function isPutTogether(reading: Reading, first: First | null): boolean {
  const { items, data } = reading
  return items.some((item, at) => {
    const next = items.slice(at + 1, at + 2).flatMap((one) => columnOf(reading, one))
    const isOrder = is(item, 'by') && next.some(({ index }) => isTime(data, index))
    return is(item, ...together) && item.columns.length === 0 && !isOrder && !first?.items.includes(item)
  })
}

/** What is listed, where that is what a row is: what is named first behind the word for a list, else before it; null of all else. */
function listedRows(reading: Reading, list: Item, first: First | null): Item[] | null {
  const { items, data } = reading
  const start = items.indexOf(list) + 1
  const isEnd = ({ isMark, text }: Item) => isMark || text === 'with'
  const end = items.findIndex((item, at) => at >= start && isEnd(item))
  const behind = items.slice(start, end < 0 ? items.length : end)
  const things = [behind, items.slice(0, start - 1).reverse()]
    .map((side) => side.filter((item) => !reading.used.has(item) && isThing(item, data)))
    .find(({ length }) => length > 0)
  // "the ten longest waits": one of a number is one of a row
  const isOfFirst = ({ columns }: Item) => first?.by[0] === columns[0]?.index && first !== null
  if (!things || !(isRow(things[0]!, data) || isOfFirst(things[0]!))) return null
  return things.filter((item) => isRow(item, data) || isOfFirst(item))
}

/** "orders" of `Order ID`, also where other columns are called after them. */
const keyOf = (item: Item, data: Reading['data']): number | undefined =>
  item.columns.find((one) => isRowId({ ...item, columns: [one] }, data))?.index

/** Whether something may be listed: rows, people, or what a column is called. */
const isThing = (item: Item, data: Reading['data']): boolean =>
  isRow(item, data) || (item.columns.length > 0 && item.values.length === 0)

function isRow(item: Item, data: Reading['data']): boolean {
  const [best] = item.columns
  // "orders" is what a column of their number is called, too; "invoices" those of `Invoice date`
  if (best) return isRowId(item, data) || (item.isRows && (best.fit < namedFit || isTime(data, best.index)))
  return item.isRows || is(item, 'rows', 'people')
}

const namedFit = 0.9

function columnOf(reading: Reading, item: Item): Named[] {
  const { data } = reading
  if (reading.used.has(item) || item.values.some(({ fit }) => fit >= 1)) return []
  const time = timeColumn(data)
  if (item.columns.length === 0)
    return time !== null && item.isUnknown && isSameThing(item.text, 'date') ? [{ item, index: time }] : []
  const best = item.columns[0]!
  return [{ item, index: canMeasure(data, best.index) ? best.index : dimensionOf(reading, item)! }]
}
