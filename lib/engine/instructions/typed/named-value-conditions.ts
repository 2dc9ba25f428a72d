import type { Filter } from '@/lib/contracts/query'
import { canMeasure } from '../columns/column-kinds'
import { isNegated } from './denials'
import { type Item, is, near, type Reading, type ValueReading } from './item'
import type { SaidCondition } from './said-condition'
import { grainOf } from './time-breakdowns'

/** The values of one column that stand at a place, as a condition; null where none is meant. */
export function valueAt(reading: Reading, at: number): SaidCondition | null {
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

const typed = ({ data }: Reading, column: number, value: string): string | boolean =>
  data.table.columns[column]!.type === 'boolean' ? /^(?:true|yes|1|y|t)$/i.test(value) : value
