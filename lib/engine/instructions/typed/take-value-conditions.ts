import type { Filter } from '@/lib/contracts/query'
import { yesCondition } from '../spans/rate-end'
import { deniedBy } from './denials'
import { type Item, is, near, type Reading, use } from './item'
import { saidConditions } from './value-conditions'

/** Those that no metric took, as conditions; values of one column that are set against each other break down by it. */
export function takeValueConditions(reading: Reading): void {
  for (const said of saidConditions(reading)) {
    const { items, filter, isNot } = said
    if (isNot) use(reading, deniedBy(reading, said.at) ?? undefined)
    use(reading, ...items)
    if (isNot && filter.op === 'in') {
      for (const value of filter.value as string[])
        reading.request.conditions.push({ column: filter.column, op: '!=', value })
      continue
    }
    reading.request.conditions.push(filter)
    const isListed =
      items.some((item) => is(item, 'and') || item.text === ',') && !items.some((item) => is(item, 'or'))
    const isSet =
      filter.op === 'in' && (isCompared(reading, items) || (isListed && reading.request.by.length === 0))
    const column = reading.data.table.columns.findIndex(({ name }) => name === filter.column)
    if (isSet && !reading.request.by.some((one) => one.column === column))
      reading.request.by.push({ column, grain: null })
  }
  joinSame(reading)
  withoutOwn(reading)
  asBreakdown(reading)
}

/** "those who churned against those who did not": both answers of a column are all of it, told apart. */
function asBreakdown(reading: Reading): void {
  const { items, data, used } = reading
  const isSet = items.some((item) => is(item, 'vs')) || isWithAndWithout(reading)
  const plain = reading.request.conditions.filter(
    (one): one is Filter => 'op' in one && 'column' in one && !('by' in one),
  )
  for (const one of plain) {
    const other = plain.find(({ column, op }) => column === one.column && one.op === '=' && op === '!=')
    const column = data.table.columns.findIndex(({ name }) => name === one.column)
    const isFlag = yesCondition(data, column) !== null
    const rest =
      isSet && isFlag && !other ? items.filter((item) => is(item, 'without', 'rest') && !used.has(item)) : []
    const isBoth = isFlag && one.op === '!=' && isWithAndWithoutIt(reading)
    if (!other && rest.length === 0 && !isBoth) continue
    reading.request.conditions = reading.request.conditions.filter(
      (condition) => condition !== one && condition !== other,
    )
    if (!reading.request.by.some((by) => by.column === column))
      reading.request.by.push({ column, grain: null })
    use(reading, ...rest)
    return
  }
}

/** "on days with it and days without": nothing stands behind the last. */
function isWithAndWithout({ items, used }: Reading): boolean {
  const at = items.findIndex((item) => is(item, 'without') && !used.has(item))
  const [before, next] = [items[near({ items }, at, -1, 'day', 'rows')], items[at + 1]]
  return at > 0 && is(before, 'and', 'or', 'vs') && (!next || next.isMark || is(next, 'with', 'without'))
}

/** "with and without a preparatory course". */
const isWithAndWithoutIt = ({ items }: Reading): boolean =>
  items.some((item, at) => is(item, 'without') && is(items[at - 1], 'and', 'or') && is(items[at - 2], 'with'))

/** Among its own rows a rate is always 1: a condition that says it again only tells what is counted. */
function withoutOwn({ request }: Reading): void {
  const own = request.measures.flatMap((one) => (one.kind === 'rate' ? [JSON.stringify(one.of)] : []))
  request.conditions = request.conditions.filter((one) => !own.includes(JSON.stringify(one)))
}

/** Where two values of a column are set against each other, or listed. */
function isCompared(reading: Reading, items: Item[]): boolean {
  const told = reading.items.filter((item) => is(item, 'vs') && !item.columns.length)
  // "is it higher for A or for B"
  const either = items.some((item) => is(item, 'or')) ? reading.items.filter((item) => is(item, 'more')) : []
  use(reading, ...either)
  return items.some((item) => is(item, 'vs')) || told.length + either.length > 0
}

/** No row has two values of one column: both are meant. */
function joinSame(reading: Reading): void {
  const { request } = reading
  const plain = request.conditions.filter(
    (one): one is Filter => 'op' in one && !('by' in one) && one.op === '=' && typeof one.value === 'string',
  )
  for (const first of plain) {
    const same = plain.filter(({ column }) => column === first.column)
    if (same.length < 2 || same[0] !== first) continue
    const value = [...new Set(same.map((one) => one.value as string))]
    request.conditions = request.conditions.filter((one) => !same.includes(one as Filter))
    // "not from mobile phones": what a word that leaves out may stand for is not picked
    if (value.length === 1 && reading.items.some((item) => item.text === 'not' && !reading.used.has(item)))
      continue
    request.conditions.push(value.length === 1 ? first : { column: first.column, op: 'in', value })
    const column = reading.data.table.columns.findIndex(({ name }) => name === first.column)
    const isTold = reading.items.some((item) => is(item, 'vs'))
    for (const item of reading.items) if (is(item, 'vs') && !item.columns.length) use(reading, item)
    const isAlone = value.length > 1 && request.by.length === 0 && request.banded === null
    if ((isTold || isAlone) && !request.by.some((one) => one.column === column))
      request.by.push({ column, grain: null })
  }
}
