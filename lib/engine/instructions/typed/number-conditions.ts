import type { Filter } from '@/lib/contracts/query'
import { isNumeric, isTime } from '../columns/column-kinds'
import { yesCondition } from '../spans/rate-end'
import { type Compared, columnAround, impliedColumn, numberColumn } from './compared-column'
import { type Item, is, near, type Reading, use } from './item'
import { toUnitOf, unitBehind } from './said-units'

const comparators = ['gt', 'lt', 'gte', 'lte', 'older', 'younger', 'dearer', 'cheaper', 'longer', 'shorter']
const ops: Record<string, Filter['op']> = { gt: '>', lt: '<', gte: '>=', lte: '<=' }
/** Comparatives that say what is compared. */
const implied: Record<string, [op: Filter['op'], words: string[]]> = {
  older: ['>', ['age']],
  younger: ['<', ['age']],
  dearer: ['>', ['price', 'cost']],
  cheaper: ['<', ['price', 'cost']],
  longer: ['>', ['duration', 'time', 'length', 'minute', 'day', 'hour']],
  shorter: ['<', ['duration', 'time', 'length', 'minute', 'day', 'hour']],
}

/** Which rows by their numbers: "rating above 4", "older than 65", "between 10 and 20 km", "4 or more bedrooms". */
export function takeNumberConditions(reading: Reading): void {
  const { items } = reading
  items.forEach((item, at) => {
    if (reading.used.has(item)) return
    const concept = comparators.find((one) => is(item, one))
    if (concept) {
      takeCompared(reading, at, concept)
      return
    }
    if (is(item, 'between')) {
      takeBetween(reading, at)
      return
    }
    if (is(item, 'ormore', 'orless')) {
      takeOrMore(reading, at)
      return
    }
  })
  items.forEach((item, at) => {
    if (reading.used.has(item)) return
    if (isNumber(item)) takeEqual(reading, at)
    else takeOrdinal(reading, at)
  })
}

const ordinals = ['first', 'second', 'third', 'fourth']
const ordinalsMax = 20

/** "on first attempts only" of a column that counts them. */
function takeOrdinal(reading: Reading, at: number): void {
  const { items, data } = reading
  const value = ordinals.findIndex((one) => is(items[at], one)) + 1
  const named = items[at + 1]
  const best = named?.columns[0]
  if (value === 0 || !named || !best || best.fit < ordinalFit || reading.used.has(named)) return
  const { role, distinct, summary } = data.profile.columns[best.index]!
  const isCounter =
    isNumeric(data, best.index) && role !== 'id' && distinct <= ordinalsMax && summary?.min === 1
  if (!isCounter || isTime(data, best.index)) return
  put(reading, at, { column: data.table.columns[best.index]!.name, op: '=', value })
  use(reading, items[at], named)
}

const ordinalFit = 0.9

/** An amount of money is compared where its currency is looked at. */
const isNumber = (item: Item | undefined): item is Item => item?.value != null && !/[$€£]/.test(item.text)

function amountOf({ value, isPercent }: Item, { data }: Reading, { index, unit }: Compared): number {
  const summary = data.profile.columns[index]!.summary
  return isPercent && summary && summary.max <= 1.5
    ? value! / 100
    : value! * toUnitOf(data, index, unit?.text)
}

/** A condition on a number, and where it stands. */
function put(reading: Reading, at: number, condition: Filter): void {
  reading.request.conditions.push(condition)
  reading.placed.push({ at, condition })
}

function takeCompared(reading: Reading, at: number, concept: string): void {
  const { items, data } = reading
  const place = near(reading, at, 1)
  const number = items[place]
  if (!isNumber(number) || reading.used.has(number)) {
    takeBelow(reading, at, place)
    return
  }
  const tail = items[near(reading, place, 1)]
  const own = implied[concept]
  const around = own ? null : columnAround(reading, at, place)
  const index = own ? (impliedColumn(reading, own[1]) ?? null) : (around?.index ?? null)
  if (index === null) return
  const negated = near(reading, at, -1, 'with')
  const isNot = is(items[negated], 'without')
  const op = own ? own[0] : ops[concept]!
  const unit = around ? around.unit : unitBehind(reading, place)
  put(reading, at, {
    column: data.table.columns[index]!.name,
    op: isNot ? opposite[op]! : op,
    value: amountOf(number, reading, { index, unit }),
  })
  use(reading, items[at], number, isNot ? items[negated] : undefined, unit ?? undefined)
  // its own column is no measure, unless nothing else would be
  if (around) use(reading, around.item)
  if (tail && numberColumn(reading, tail) === index) use(reading, tail)
}

/** "below the reorder point": a column of yes and no says already which rows are below another. */
function takeBelow(reading: Reading, at: number, place: number): void {
  const { items, data } = reading
  const bound = items[place]
  const index = bound && !reading.used.has(bound) ? numberColumn(reading, bound) : null
  if (index === null || !is(items[at], 'lt')) return
  const { name } = data.table.columns[index]!
  const flags = data.table.columns.flatMap(({ derivedFrom }, flag) =>
    derivedFrom?.includes(name) ? (yesCondition(data, flag) ?? []) : [],
  )
  if (flags.length !== 1) return
  put(reading, at, flags[0]!)
  use(reading, items[at], bound)
}

const opposite: Record<string, Filter['op']> = { '>': '<=', '<': '>=', '>=': '<', '<=': '>' }

/** "without prices between 10 and 20": what is not said here is left to be told. */
const isDenied = (reading: Reading, at: number, of: Item | undefined): boolean =>
  [at, ...(of ? [reading.items.indexOf(of)] : [])].some((from) =>
    is(reading.items[near(reading, from, -1, 'with', 'of')], 'without'),
  )

function takeBetween(reading: Reading, at: number): void {
  const { items, data } = reading
  const first = near(reading, at, 1)
  const joint = first < 0 ? -1 : near(reading, first, 1)
  const second = joint < 0 ? -1 : near(reading, joint, 1)
  const [low, high] = [items[first], items[second]]
  if (!isNumber(low) || !isNumber(high) || !is(items[joint], 'and', 'to')) return
  const around = columnAround(reading, at, second)
  if (!around || isDenied(reading, at, around.item)) return
  const value = [low, high].map((one) => amountOf(one, reading, around))
  put(reading, at, { column: data.table.columns[around.index]!.name, op: 'between', value })
  use(reading, items[at], low, items[joint], high, around.item, around.unit ?? undefined)
}

function takeOrMore(reading: Reading, at: number): void {
  const { items, data } = reading
  const [one, two] = [near(reading, at, -1), near(reading, near(reading, at, -1), -1)]
  // "15 minutes or more"
  const place = isNumber(items[one]) || !unitBehind(reading, two) ? one : two
  const number = items[place]
  if (!isNumber(number) || reading.used.has(number)) return
  const around = columnAround(reading, place, place === one ? at : place)
  if (!around || isDenied(reading, place, around.item)) return
  put(reading, at, {
    column: data.table.columns[around.index]!.name,
    op: is(items[at], 'ormore') ? '>=' : '<=',
    value: amountOf(number, reading, around),
  })
  use(reading, items[at], number, around.item, around.unit ?? undefined)
}

/** "with 3 bedrooms", "4 cylinder cars", "grade 10": a number beside a column of few. */
function takeEqual(reading: Reading, at: number): void {
  const { items, data } = reading
  const number = items[at]!
  if (is(items[at - 1], 'top', 'bottom', 'last', 'first') || is(items[at + 1], 'top', 'bottom')) return
  const [before, after] = [items[at - 1], items[at + 1]]
  const item = [before, after].find((one) => {
    const index = one && !reading.used.has(one) ? (one.columns[0]?.index ?? null) : null
    return index !== null && hasNumber(reading, index, number.value!)
  })
  if (!item) return
  const { index } = item.columns[0]!
  const isNot = is(items[near(reading, items.indexOf(item) < at ? at - 1 : at, -1)], 'without')
  const { name } = data.table.columns[index]!
  // "scores of 9 or 10"
  const joint = isNot ? undefined : items[at + 1]
  const next = is(joint, 'or', 'and', 'to') ? items[at + 2] : undefined
  const more = next?.value != null && !next.period && hasNumber(reading, index, next.value) ? next : undefined
  put(
    reading,
    at,
    more
      ? { column: name, op: is(joint, 'to') ? 'between' : 'in', value: [number.value!, more.value!] }
      : { column: name, op: isNot ? '!=' : '=', value: number.value! },
  )
  use(reading, number, item, more && joint, more)
}

const fewNumbers = 40

function hasNumber({ data }: Reading, index: number, value: number): boolean {
  const { numbers, values } = data.table.columns[index]!
  if (!numbers || values.length > fewNumbers || isTime(data, index)) return false
  return numbers.includes(value)
}
