import type { CardType } from '@/lib/contracts/cards'
import type { Computed } from '@/lib/contracts/query'
import { type Item, is, near, type Reading, use } from './item'
import { grainOf } from './time-breakdowns'

const charts: CardType[] = ['bar', 'line', 'pie', 'donut', 'scatter', 'table', 'heatmap', 'area']

/** How it is drawn, in which order, and what is computed of the values: "as a pie", "sorted", "running total", "growth". */
export function takeForms(reading: Reading): void {
  for (const item of reading.items) {
    if (is(item, 'sort') && !reading.used.has(item) && isSorting(reading, item)) {
      takeSort(reading, item)
      continue
    }
    if (reading.used.has(item) || item.columns.some(({ fit }) => fit > 0.9)) continue
    const type = item.isRows || is(item, 'rows') ? undefined : charts.find((one) => is(item, one))
    if (type && reading.request.type === null) {
      reading.request.type = type
      use(reading, item)
    }
    if (is(item, 'stacked')) {
      reading.request.stacked = true
      use(reading, item)
    }
    if (is(item, 'desc', 'asc')) {
      reading.request.sort = {
        by: reading.request.sort?.by ?? 'y',
        order: is(item, 'desc') ? 'desc' : 'asc',
      }
      use(reading, item, ...reading.items.filter((one) => is(one, 'sort')))
    }
    if (is(item, 'sort') && !reading.used.has(item)) takeSort(reading, item)
    if (is(item, 'running')) {
      reading.request.computed = 'running_total'
      use(reading, item)
    }
  }
}

/** "ordered by region", "rank descending", whatever column is called so. */
const isSorting = ({ items }: Reading, item: Item): boolean =>
  item.text.endsWith(' by') || is(items[near({ items }, items.indexOf(item), 1)], 'by', 'desc', 'asc')

/** "sorted by value": by what is measured, the most first; "sorted by region": by what it is broken down by. */
function takeSort(reading: Reading, item: Item): void {
  const { items, request } = reading
  const next = items[near(reading, items.indexOf(item), 1, 'desc', 'asc')]
  const by = item.text.endsWith(' by') ? item : next
  use(reading, item)
  if (by !== item && !is(by, 'by')) {
    request.sort ??= { by: 'y', order: 'desc' }
    return
  }
  const key = items[near(reading, items.indexOf(by!), 1)]
  const isKind = request.by.some(({ column }) => column === key?.columns[0]?.index)
  request.sort = { by: isKind ? 'x' : 'y', order: request.sort?.order ?? (isKind ? 'asc' : 'desc') }
  use(reading, by, isKind ? key : undefined)
}

/** "growth", "change from year to year", of what has a course in time already. */
export function takeGrowth(reading: Reading): void {
  const { items, data } = reading
  const at = items.findIndex((item) => is(item, 'growth') && !reading.used.has(item))
  if (at < 0) return
  const column = reading.request.by.find((one) => data.profile.columns[one.column]!.role === 'time')
  const before = items[near(reading, at, -1)]
  const isOnYear =
    items.some((item) => item.text === 'yoy') || (grainOf(before) === 'year' && column?.grain !== 'year')
  if (!column || reading.request.computed) return
  const computed: Computed =
    isOnYear && column.grain !== 'year' && column.grain !== null ? 'change_on_year' : 'change'
  reading.request.computed = computed
  use(reading, items[at])
}
