import type { PlannedCard } from '../../plan/plan'
import { plannedCard } from '../../plan/planned-card'
import { canMeasure, isTime } from '../columns/column-kinds'
import { durationOf } from './elapsed'
import { type Item, is, near, type Reading, use } from './item'
import { isUnit } from './said-bands'
import { toUnitOf } from './said-units'

const stepsMax = 60
/** Of more numbers that are named the surer ones are meant. */
const sureFit = 0.8

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
  // "la répartition des ventes par région": what falls to each; "how sales vary by month": their course
  const isCourse = !steps && reading.request.by.some((one) => isTime(data, one.column))
  if (asks && reading.request.by.length > 0 && (column == null || isCourse || is(asks, 'dealt'))) {
    use(reading, asks)
    return
  }
  const summary = column == null ? null : data.profile.columns[column]!.summary
  const isTold = items.some((one) => one !== item && is(one, 'avg', 'median', 'share', 'rate'))
  if (column == null || !summary || isTold) return
  if (width) {
    const unit = [items[items.indexOf(width) + 1]].find(isUnit)
    const step = width.value! * toUnitOf(data, column, unit?.text)
    const count = (summary.max - summary.min) / step
    if (count > stepsMax || count < 1) return
    use(reading, unit)
    takeSteps(reading, column, { step, min: summary.min, max: summary.max })
  } else if (kind && reading.request.by.length === 1) {
    reading.request.type = 'boxplot'
    reading.request.measures.push({ kind: 'column', column, aggregation: null })
    if (asks && is(asks, 'strewn')) {
      const [number, each] = [column, kind.column].map((index) => data.table.columns[index]!.name)
      reading.request.notes.push(`“${asks.text}” was read as how ${number} varies within each ${each}.`)
    }
  } else takeHistogram(reading, column)
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

function takeHistogram({ request }: Reading, column: number): void {
  request.type = 'histogram'
  request.by.push({ column, grain: null })
  request.measures.push({ kind: 'rows' })
}

/** Bins that are as wide, or where something else breaks the rows down too, stretches that are. */
function takeSteps(
  reading: Reading,
  column: number,
  { step, min, max }: { step: number; min: number; max: number },
): void {
  const { request, data } = reading
  if (request.by.length === 0) {
    takeHistogram(reading, column)
    request.binWidth = step
    return
  }
  const { name } = data.table.columns[column]!
  const first = Math.floor(min / step)
  const count = Math.floor(max / step) - first + 1
  const bands = Array.from({ length: count }, (_, at) => ({
    from: (first + at) * step,
    to: (first + at + 1) * step,
    isToOpen: true,
  }))
  request.banded = { kind: 'bands', name: `${name} in steps`, column: name, bands }
  request.measures.push({ kind: 'rows' })
}

/** "is there a link between price and sales": one number by the other. */
export function takeRelation(reading: Reading, clause: string): PlannedCard | null {
  const { items, data } = reading
  const asks = items.find((item) => is(item, 'relation') && !reading.used.has(item))
  if (!asks || reading.request.measures.length > 0 || reading.request.by.length > 0) return null
  const named = items.filter((item) => {
    const index = item.columns[0]?.index
    return index !== undefined && !reading.used.has(item) && canMeasure(data, index) && !isTime(data, index)
  })
  const sure = named.filter(({ columns }) => columns[0]!.fit > sureFit)
  const numbers = sure.length === 2 ? sure : named
  const [first, second] = numbers
  if (numbers.length !== 2 || first!.columns[0]!.index === second!.columns[0]!.index) return null
  use(reading, asks, first, second)
  // "does more rain mean more delay"
  const isMore = items.some((item) => is(item, 'more'))
  const words = ['between', 'and', 'vs', 'more', 'relation', ...(isMore ? ['avg'] : [])]
  for (const item of items) if (is(item, ...words) && item.columns.length === 0) use(reading, item)
  const name = (item: Item) => data.table.columns[item.columns[0]!.index]!.name
  return {
    ...plannedCard({ clause }),
    type: 'scatter',
    x: name(first!),
    y: name(second!),
    filters: reading.request.conditions,
  }
}
