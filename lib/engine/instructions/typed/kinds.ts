import type { PlannedCard } from '../../plan/plan'
import { plannedCard } from '../../plan/planned-card'
import { canMeasure, isTime } from '../columns/column-kinds'
import { durationOf } from './elapsed'
import { type Item, is, near, type Reading, use } from './item'
import { isUnit } from './said-bands'
import { toUnitOf } from './said-units'

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
  const lasting = item ? undefined : items.find((one) => is(one, 'howlong') && !reading.used.has(one))
  const column = item?.columns[0]?.index ?? (lasting && durationOf(reading, items.indexOf(lasting)))
  const kind = reading.request.by.find(
    (one) => !isTime(data, one.column) && data.profile.columns[one.column]!.role !== 'id',
  )
  // "la répartition des ventes par région": what falls to each, rather than how it varies
  if (asks && reading.request.by.length > 0 && (column == null || is(asks, 'dealt'))) {
    use(reading, asks)
    return
  }
  const summary = column == null ? null : data.profile.columns[column]!.summary
  const isTold = items.some((one) => one !== item && is(one, 'avg', 'median', 'share', 'rate'))
  if (column == null || !summary || isTold) return
  if (width) {
    const unit = [items[items.indexOf(width) + 1]].find(isUnit)
    const step = width.value! * toUnitOf(data, column, unit?.text)
    const steps = (summary.max - summary.min) / step
    if (steps > stepsMax || steps < 1) return
    use(reading, unit)
    reading.request.binWidth = step
  }
  if (kind && !width && reading.request.by.length === 1) {
    reading.request.type = 'boxplot'
    reading.request.measures.push({ kind: 'column', column, aggregation: null })
  } else {
    reading.request.type = 'histogram'
    reading.request.by.push({ column, grain: null })
    reading.request.measures.push({ kind: 'rows' })
  }
  use(
    reading,
    ...items.filter((one) => is(one, 'spread')),
    steps,
    width,
    item,
    lasting,
    items.find((one) => is(one, 'count')),
  )
  for (const one of items) if (one.isRows || is(one, 'people', 'rows')) use(reading, one)
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
