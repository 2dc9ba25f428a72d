import { type Aggregation, percentileSchema } from '@/lib/contracts/query'
import { paceOf } from './elapsed'
import { type Item, is, near, type Reading, use } from './item'
import { noteOf, numberOf } from './measured-number'

export const aggregations = ['avg', 'median', 'max', 'min', 'sum'] as const

/** "p95", "95th percentile", "percentile 90"; the items behind the first are used with it. */
export function percentileAt(reading: Reading, at: number): Aggregation | null {
  const { items } = reading
  const item = items[at]!
  const number = [items[at + 1], items[at - 1], items[at - 2]].find((one) => one?.value != null)
  const isP = item.text === 'p' && items[at + 1]?.value != null
  if (!is(item, 'percentile') && !isP) return null
  const parsed = percentileSchema.safeParse(`p${number?.value}`)
  if (!parsed.success) return number?.value === 50 ? 'median' : null
  use(reading, number)
  return parsed.data
}

const barriers = ['by', 'per', 'and', 'vs', 'where', 'which']

/** The number behind an aggregation; else the nearest before it, else the one that was measured before. */
export function takeAggregation(reading: Reading, at: number, aggregation: Aggregation): void {
  const { items } = reading
  const found = ahead(reading, at) ?? back(reading, at)
  if (found) {
    noteOf(reading, found.item, found.index)
    reading.request.measures.push({ kind: 'column', column: found.index, aggregation })
    use(reading, items[at], found.item)
    return
  }
  const made = reading.request.measures.find((one) => one.kind === 'made' || one.kind === 'column')
  if (!made) {
    if (aggregation === 'sum' && reading.request.measures.length > 0) use(reading, items[at])
    return
  }
  if (made.kind === 'made') made.aggregation = aggregation
  else if (made.kind === 'column' && !isListed(reading, at)) return
  else if (made.kind === 'column') reading.request.measures.push({ ...made, aggregation })
  use(reading, items[at])
}

/** "median and p99 latency": another aggregation of the same number. */
const isListed = (reading: Reading, at: number): boolean => {
  const before = reading.items[near(reading, at, -1, 'of')]
  return is(before, 'and') || before?.text === ','
}

function ahead(reading: Reading, at: number): { item: Item; index: number } | null {
  const { items } = reading
  for (let place = at + 1; place < items.length; place++) {
    const item = items[place]!
    if (item.isMark && item.text !== ',') return null
    const index = numberOf(reading, item)
    if (index !== null) return { item, index }
    const isList = is(item, 'and', ...aggregations, 'percentile') || item.text === ',' || item.value !== null
    if (!isList && (is(item, ...barriers) || item.values.length > 0 || item.columns.length > 0)) return null
  }
  return null
}

function back(reading: Reading, at: number): { item: Item; index: number } | null {
  const { items } = reading
  for (let place = at - 1; place >= 0; place--) {
    const index = numberOf(reading, items[place])
    if (index !== null) return { item: items[place]!, index }
  }
  return null
}

/** "highest salary by department", "lowest and highest": the largest and the least, where nothing is ranked by it. */
export function takeSuperlatives(reading: Reading): void {
  const { items, request } = reading
  if (request.rank || request.sort) return
  const ends = items.flatMap((item, at) => {
    if (reading.used.has(item) || !is(item, 'top', 'bottom')) return []
    const next = items[near(reading, at, 1, 'and', 'vs', 'top', 'bottom')]
    const index = numberOf(reading, next)
    return index === null ? [] : [{ item, next: next!, index }]
  })
  for (const { item, next, index } of ends) {
    const aggregation = endOf(reading, item, index)
    request.measures.push({ kind: 'column', column: index, aggregation })
    use(reading, item, next)
  }
}

/** The fastest takes the least time, or has the highest speed; which it is of another number is told. */
function endOf({ data, request }: Reading, item: Item, index: number): 'max' | 'min' {
  if (!is(item, 'quick', 'slow')) return is(item, 'top') ? 'max' : 'min'
  const pace = paceOf(data, index)
  const aggregation = is(item, 'quick') === (pace !== 'duration') ? 'max' : 'min'
  if (pace === null) {
    const end = aggregation === 'max' ? 'highest' : 'lowest'
    request.notes.push(`“${item.text}” was read as the ${end} ${data.table.columns[index]!.name}.`)
  }
  return aggregation
}
