import type { Filter } from '@/lib/contracts/query'
import { canMeasure } from '../columns/column-kinds'
import { oppositeEnd } from '../spans/opposite-end'
import { noCondition, yesCondition } from '../spans/rate-end'
import { deniedBy, withFarDenial } from './denials'
import { type Item, is, near, type Reading, use, type ValueReading } from './item'
import { isRelative } from './relative'
import type { SaidCondition } from './said-condition'
import { presentAt, stateAt } from './state-conditions'
import { grainOf } from './time-breakdowns'

/** All conditions on values and on yes/no columns that a text names, in its order; nothing of them is used yet. */
export function saidConditions(reading: Reading): SaidCondition[] {
  const { items } = reading
  const found: SaidCondition[] = []
  items.forEach((item, at) => {
    if (reading.used.has(item) || found.some((one) => one.items.includes(item))) return
    const said = valueAt(reading, at) ?? flagAt(reading, at) ?? stateAt(reading, at) ?? presentAt(reading, at)
    const held = said && withFarDenial(reading, said)
    if (held) found.push(held)
  })
  return found
}

/** Whether a column rather than a value is meant: broken down by, or put together. */
function isAsked(reading: Reading, at: number): boolean {
  const place = near(reading, at, -1)
  const before = reading.items[place]
  return (
    !isRelative(reading, place) &&
    is(before, 'by', 'per', 'which', 'avg', 'sum', 'median', 'max', 'min', 'distinct')
  )
}

function valueAt(reading: Reading, at: number): SaidCondition | null {
  const { items, data } = reading
  const item = items[at]!
  const first = readingOf(reading, item)
  // "revenue per laptop": what is broken down by is a kind
  const isBy =
    is(items[near(reading, at, -1)], 'by', 'per') && !isDoneBy(reading, item) && !isOfNumber(reading, at)
  if (!first || isBy || (item.columns[0] && item.columns[0].fit >= first.fit)) return null
  const { column } = first
  const group = [item]
  const values = [...first.values]
  for (let place = at; ; ) {
    const link = near(reading, place, 1, 'filler', 'in', 'with')
    const joint = items[link]
    const isList = joint !== undefined && (is(joint, 'and', 'or', 'vs') || joint.text === ',')
    // "weder Spanien noch Italien"
    const isNeither = items.slice(place + 1, link).some(({ text }) => text === 'noch')
    const next = isList
      ? near(reading, link, 1, 'and', 'or', 'without', 'in', 'with', 'sum', 'since', 'share')
      : isNeither
        ? link
        : -1
    const more = next < 0 ? undefined : items[next]!.values.find((one) => one.column === column)
    // what is called as a column is none of the values
    if (more && (items[next]!.columns[0]?.fit ?? 0) > more.fit) break
    if (!more || reading.used.has(items[next]!)) break
    values.push(...more.values)
    group.push(joint!, items[next]!)
    place = next
  }
  const named = namedBeside(reading, at, column)
  const unique = [...new Set(values)]
  const isNot = isNegated(reading, named ? items.indexOf(named) : at) || isNegated(reading, at)
  const { name } = data.table.columns[column]!
  const filter: Filter =
    unique.length === 1
      ? { column: name, op: isNot ? '!=' : '=', value: typed(reading, column, unique[0]!) }
      : { column: name, op: 'in', value: unique.map((value) => typed(reading, column, value)) }
  if (isNot && unique.length > 1) return { at, items: group, filter, isNot: true }
  return { at, items: [...group, ...(named ? [named] : [])], filter, isNot }
}

/** "the best two by won amount": of which rows the number is by which they are the best. */
function isOfNumber({ items, data, request }: Reading, at: number): boolean {
  const index = items[near({ items }, at, 1)]?.columns[0]?.index
  return request.rank !== null && index !== undefined && canMeasure(data, index)
}

/** "requests coming in by app, month by month", "jobs by agencies per region": who did it, where something else breaks it down. */
function isDoneBy({ items, used }: Reading, item: Item): boolean {
  const before = items[near({ items }, items.indexOf(item), -1)]
  if (item.columns.length > 0 || !is(before, 'by')) return false
  return items.some(
    (one, at) =>
      (used.has(one) || one !== items[items.indexOf(item) - 1]) &&
      one !== item &&
      (grainOf(one) !== null || (is(one, 'by', 'per') && items[at + 1] !== item)),
  )
}

/** Of several columns that have a value the one that is named beside it, or elsewhere in the part; else the first. */
function readingOf(reading: Reading, item: Item): ValueReading | null {
  const { items } = reading
  const at = items.indexOf(item)
  const beside = [at - 2, at - 1, at + 1, at + 2].flatMap((place) => items[place]?.columns ?? [])
  const own = item.values.find(({ column }) => beside.some(({ index }) => index === column))
  return (
    own ?? item.values.find(({ column }) => namedAnywhere(reading, column) !== null) ?? item.values[0] ?? null
  )
}

const namedFit = 0.85

function namedAnywhere({ items, used }: Reading, column: number): Item | null {
  const found = items.find((item, at) => {
    const [best] = item.columns
    const isNamed = best?.index === column && best.fit >= namedFit && item.values.length === 0
    return isNamed && !used.has(item) && !is(items[near({ items }, at, -1)], 'by', 'per', 'which')
  })
  return found ?? null
}

function namedBeside(reading: Reading, at: number, column: number): Item | null {
  const { items } = reading
  const places = [
    near(reading, at, -1, 'with', 'of', 'in', 'without'),
    at + 1,
    at - 1,
    near(reading, at, 1, 'with', 'of', 'in'),
  ]
  const found = places
    .map((place) => items[place])
    .find(
      (item) =>
        item &&
        item.values.length === 0 &&
        item.columns[0]?.index === column &&
        !is(items[near(reading, items.indexOf(item), -1)], 'by', 'per'),
    )
  return found ?? (reading.items[at]!.values.length > 1 ? namedAnywhere(reading, column) : null)
}

function isNegated(reading: Reading, at: number): boolean {
  const before = deniedBy(reading, at)
  // of "outside sales in North" it is no more than a word for the sales
  if (before?.text === 'outside') return before === reading.items[near(reading, at, -1, 'of')]
  return before !== null
}

const typed = ({ data }: Reading, column: number, value: string): string | boolean =>
  data.table.columns[column]!.type === 'boolean' ? /^(?:true|yes|1|y|t)$/i.test(value) : value

/** "churned customers", "with tech support", "no partner": the yes or no of a column that is called so. */
function flagAt(reading: Reading, at: number): SaidCondition | null {
  const { items, data } = reading
  const item = items[at]!
  const opposite = item.isUnknown || isOnlyState(item) ? oppositeEnd(item.text, data) : null
  if (opposite && !isNegated(reading, at)) return { at, items: [item], filter: opposite, isNot: false }
  const flag = item.columns
    .map(({ index }) => ({ index, yes: yesCondition(data, index) }))
    .find(({ yes }) => yes !== null)
  if (!flag || item.columns[0]!.index !== flag.index || isAsked(reading, at)) return null
  const isNot = isNegated(reading, at)
  if (!isNot) return { at, items: [item], filter: flag.yes!, isNot }
  return { at, items: [item], filter: noCondition(data, flag.index)!, isNot }
}

const isOnlyState = ({ state, columns, values, concepts }: Item): boolean =>
  state !== null && columns.length + values.length + concepts.size === 0

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
