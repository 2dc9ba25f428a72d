import type { PlannedCard } from '../../plan/plan'
import { plannedCard } from '../../plan/planned-card'
import { canMeasure, isTime } from '../columns/column-kinds'
import { dimensionOf } from './breakdowns'
import { type Item, is, near, type Reading, use } from './item'

const stepsMax = 60

/** "how are salaries distributed", "in steps of 10": rows by a number in stretches. */
export function takeSpread(reading: Reading): void {
  const { items, data } = reading
  const asks = items.find((item) => is(item, 'spread') && !reading.used.has(item))
  const steps = items.find(
    (item) => is(item, 'steps') && !reading.used.has(item) && item.columns.every(({ fit }) => fit < 0.9),
  )
  if (!asks && !steps) return
  const width = steps
    ? [1, -1]
        .map((step) => items[near(reading, items.indexOf(steps), step as 1 | -1, 'of')])
        .find((item) => item?.value != null && !reading.used.has(item))
    : undefined
  if (!asks && !width) return
  const item = items.find((one) => {
    const index = one.columns[0]?.index
    return index !== undefined && !reading.used.has(one) && canMeasure(data, index) && !isTime(data, index)
  })
  const summary = item && data.profile.columns[item.columns[0]!.index]!.summary
  if (asks && !item && reading.request.by.length > 0) use(reading, asks)
  if (!item || !summary || items.some((one) => is(one, 'avg', 'median', 'share', 'rate'))) return
  const { name } = data.table.columns[item.columns[0]!.index]!
  if (width) {
    const first = Math.floor(summary.min / width.value!) * width.value!
    const count = Math.floor((summary.max - first) / width.value!) + 1
    if (count > stepsMax || count < 2) return
    const bands = Array.from({ length: count }, (_, at) => ({
      from: first + at * width.value!,
      to: first + (at + 1) * width.value!,
      isToOpen: true,
    }))
    reading.request.banded = { kind: 'bands', name: `${name} in steps`, column: name, bands }
  } else {
    reading.request.type = 'histogram'
    reading.request.by.push({ column: item.columns[0]!.index, grain: null })
  }
  reading.request.measures.push({ kind: 'rows' })
  use(
    reading,
    asks,
    steps,
    width,
    item,
    items.find((one) => is(one, 'count')),
  )
  for (const one of items) if (one.isRows || is(one, 'people', 'rows')) use(reading, one)
}

const columnsMax = 4

/** "list the refunded charges with customer and date": the rows themselves, with what is named of them. */
export function takeList(reading: Reading, clause: string): PlannedCard | null {
  const { items, data } = reading
  const list = items.find((item) => is(item, 'list'))
  if (!list || reading.request.measures.length > 0 || reading.request.by.length > 0) return null
  use(reading, list)
  const named = items.flatMap((item) => columnOf(reading, item))
  const columns = [...new Set(named.map(({ index }) => index))].slice(0, columnsMax)
  if (columns.length === 0) return null
  use(reading, ...named.filter(({ index }) => columns.includes(index)).map(({ item }) => item))
  const [x, ...others] = columns.filter((index) => !canMeasure(data, index) || isTime(data, index))
  const measures = columns.filter((index) => canMeasure(data, index) && !isTime(data, index))
  const order = [x ?? measures[0]!, ...others, ...measures.filter((index) => index !== (x ?? measures[0]))]
  const name = (index: number | undefined) => (index === undefined ? null : data.table.columns[index]!.name)
  const y = measures.find((index) => index !== order[0])
  const rest = order.filter((index) => index !== order[0] && index !== y)
  return {
    ...plannedCard({ clause }),
    type: 'table',
    x: name(order[0]),
    y: name(y),
    grouping: name(rest[0]),
    values: name(rest[1]),
    filters: reading.request.conditions,
    sort: reading.request.rank ? { by: 'y', order: reading.request.rank.order } : reading.request.sort,
    limit: reading.request.rank?.count ?? null,
  }
}

function columnOf(reading: Reading, item: Item): { item: Item; index: number }[] {
  if (reading.used.has(item) || item.columns.length === 0 || item.values.some(({ fit }) => fit >= 1))
    return []
  const best = item.columns[0]!
  return [{ item, index: canMeasure(reading.data, best.index) ? best.index : dimensionOf(reading, item)! }]
}

/** "is there a link between price and sales": one number by the other. */
export function takeRelation(reading: Reading, clause: string): PlannedCard | null {
  const { items, data } = reading
  const asks = items.find((item) => is(item, 'relation') && !reading.used.has(item))
  if (!asks || reading.request.measures.length > 0 || reading.request.by.length > 0) return null
  const numbers = items.filter((item) => {
    const index = item.columns[0]?.index
    return index !== undefined && !reading.used.has(item) && canMeasure(data, index) && !isTime(data, index)
  })
  const [first, second] = numbers
  if (numbers.length !== 2 || first!.columns[0]!.index === second!.columns[0]!.index) return null
  use(reading, asks, first, second)
  for (const item of items) if (is(item, 'between', 'and', 'vs')) use(reading, item)
  const name = (item: Item) => data.table.columns[item.columns[0]!.index]!.name
  return {
    ...plannedCard({ clause }),
    type: 'scatter',
    x: name(first!),
    y: name(second!),
    filters: reading.request.conditions,
  }
}
