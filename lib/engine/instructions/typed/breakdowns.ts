import { canMeasure, isTime, nameColumn } from '../columns/column-kinds'
import { onlyKind } from '../columns/only-kind'
import { deniedBy } from './denials'
import { type Item, is, near, type Reading, use } from './item'
import { isSameThing } from './lexicon/things'
import { isRelative } from './relative'
import { isRowId } from './row-id'
import { datedOf, grainOf, isDates, takeGrains, takeTime } from './time-breakdowns'
import { takeWho } from './who'

/** What a number is broken down by: "by region and quarter", "per month", "monthly", "which supplier", "over time". */
export function takeBreakdowns(reading: Reading): void {
  const { items } = reading
  items.forEach((item, at) => {
    if (reading.used.has(item)) return
    if (is(item, 'by', 'per') && !item.columns.length && !isSortedBy(reading, at)) {
      takeList(reading, at)
      return
    }
    if (is(item, 'who') && near(reading, -1, 1) === at && takeWho(reading, item)) return
    if (is(item, 'which') && !is(item, 'count') && !isRelative(reading, at)) {
      takeWhich(reading, at)
      return
    }
    if (is(item, 'time')) {
      takeTime(reading, item, null)
      return
    }
  })
  takeGrains(reading)
}

/** "sorted by region", "in descending order according to the revenue". */
function isSortedBy(reading: Reading, at: number): boolean {
  const before = reading.items[near(reading, at, -1)]
  const isOrder = before?.text === 'order' && !reading.used.has(before)
  return is(before, 'sort', 'desc', 'asc') || isOrder
}

const each = /\b(?:each|every|jede\w*|chaque|cada|ogni)\b/

/** "for each depot, which area has the most": one within each of another kind. */
function isOfEach(reading: Reading, own: number): boolean {
  const { items, data } = reading
  return items.some((item, at) => {
    const group = items[near(reading, at, 1)]
    const index = group && group !== items[own] ? dimensionOf(reading, group) : null
    const isKind =
      index !== null && !canMeasure(data, index) && !isTime(data, index) && !isRowId(group!, data)
    return is(item, 'per') && each.test(item.text) && isKind && !grainOf(group)
  })
}

/** The breakdowns behind "by", as far as the list of them goes. */
function takeList(reading: Reading, at: number): void {
  const { items } = reading
  let place = near(reading, at, 1, 'by', 'per', 'distinct', 'of', 'in')
  if (isRankedBy(reading, place)) {
    use(reading, items[at])
    return
  }
  let isFirst = true
  while (place > 0) {
    const end = takeDimension(reading, place)
    if (end === null) break
    if (isFirst) {
      use(reading, items[at])
      takeBefore(reading, at)
    }
    isFirst = false
    const joint = near(reading, end, 1)
    const isJoint = joint > 0 && (is(items[joint], 'and', 'by', 'per') || items[joint]!.text === ',')
    if (!isJoint) break
    place = near(reading, joint, 1, 'by', 'per', 'and', 'distinct')
    // "by region, ordered by revenue", "by shop, rank descending"
    if (is(items[place], 'sort') || is(items[place + 1], 'by', 'desc', 'asc')) return
    // "by plant, machine line Alpha only": a value of it says of which rows
    const own = items[place]?.columns[0]?.index
    if (items[place + 1]?.values.some(({ column, fit }) => column === own && fit >= 1)) return
    if (isRankedBy(reading, place)) {
      use(reading, items[joint])
      return
    }
  }
}

/** "the worst machine on each line by minutes lost": a number says by what it is the worst. */
function isRankedBy({ items, data, request }: Reading, place: number): boolean {
  const number = items[place]?.columns[0]?.index
  const isRanked = request.rank !== null && request.by.length > 0
  return isRanked && number !== undefined && canMeasure(data, number) && !isTime(data, number)
}

/** "late deliveries, area by weather": what is measured stands already, so that "area" is the other breakdown. */
function takeBefore(reading: Reading, at: number): void {
  const { items, data, request } = reading
  const item = items[at - 1]
  if (
    !item ||
    reading.used.has(item) ||
    item.isRows ||
    item.values.length > 0 ||
    isRowId(item, data) ||
    deniedBy(reading, at - 1) ||
    request.measures.length === 0
  )
    return
  const index = dimensionOf(reading, item)
  // "passing the test per decade": what is told of is no kind
  const isTold = is(items[at - 2], 'filler')
  if (index !== null && !isTold && !canMeasure(data, index) && item.columns[0]!.fit > 0.9)
    takeColumn(reading, item, index)
}

/** One breakdown from a place on; where it ends, null where nothing is broken down there. */
function takeDimension(reading: Reading, at: number): number | null {
  const { items } = reading
  const item = items[at]
  if (!item || reading.used.has(item)) return null
  const next = items[at + 1]
  const grain = grainOf(item)
  if (grain) {
    const behind = items[near(reading, at, 1, 'of', 'in')]
    const dated = behind && !reading.used.has(behind) ? datedOf(reading, behind) : null
    const own = item.columns.find(({ fit }) => fit > 0.9)
    if (own && !isDates(reading, own.index)) return takeColumn(reading, item, own.index) ? at : null
    if (dated !== null && (is(items[at + 1], 'of', 'in') || behind === next)) {
      reading.request.by.push({ column: dated, grain })
      use(reading, item, behind)
      return items.indexOf(behind!)
    }
    return takeTime(reading, item, grain) ? at : null
  }
  const index = dimensionOf(reading, item)
  // "pizza type", "customer country": what rows are called belongs to what they have
  if (item.isRows && next && !reading.used.has(next) && (next.columns[0]?.fit ?? 0) > 0.9) {
    const end = takeDimension(reading, at + 1)
    if (end !== null) {
      use(reading, item)
      return end
    }
  }
  if (index === null) {
    if (item.isRows) return takeRows(reading, item) ? at : null
    const isKind = item.isUnknown && !isSameThing(item.text, 'time')
    return isKind && takeOnlyKind(reading, item) ? at : null
  }
  const behind = grainOf(next)
  if (behind && isDates(reading, index)) {
    reading.request.by.push({ column: index, grain: behind })
    use(reading, item, next)
    return at + 1
  }
  return takeColumn(reading, item, index) ? at : null
}

/** What something can be broken down by: a kind rather than a number, where both may be meant. */
export function dimensionOf({ data }: Reading, { columns }: Item): number | null {
  const best = columns[0]
  if (!best) return null
  const kind = columns.find(({ index, fit }) => !canMeasure(data, index) && fit > best.fit - 0.2)
  const index = (kind ?? best).index
  // people read names rather than ids
  const name = nameColumn(data)
  const isId = data.profile.columns[index]!.role === 'id'
  return isId &&
    name !== null &&
    data.profile.columns[name]!.distinct === data.profile.columns[index]!.distinct
    ? name
    : index
}

function takeColumn({ data, used, request }: Reading, item: Item, index: number): boolean {
  const best = item.columns.find((one) => one.index === index)
  if (best?.note) request.notes.push(`“${best.note}” was read as ${data.table.columns[index]!.name}.`)
  if (!request.by.some((one) => one.column === index)) request.by.push({ column: index, grain: null })
  used.add(item)
  return true
}

/** "by field" of a table that has one kind of thing alone to be broken down by, which is told. */
function takeOnlyKind(reading: Reading, item: Item): boolean {
  const { data, items } = reading
  const index = onlyKind(data)?.index
  const isNamed = items.some(({ columns, values }) =>
    [...columns.map((one) => one.index), ...values.map(({ column }) => column)].includes(index ?? -1),
  )
  if (index === undefined || isNamed) return false
  const { name } = data.table.columns[index]!
  reading.request.notes.push(`“${item.text}” was read as ${name}, the only kind there is.`)
  reading.request.by.push({ column: index, grain: null })
  use(reading, item)
  return true
}

function takeRows(reading: Reading, item: Item): boolean {
  const name = nameColumn(reading.data)
  return name !== null && takeColumn(reading, item, name)
}

/** "which region has …", "in which month …": what is asked for is what it is broken down by. */
function takeWhich(reading: Reading, at: number): void {
  const { items, data } = reading
  let place = near(reading, at, 1, 'distinct', 'of')
  const number = items[place]
  const isCounted = number?.value != null && !number.period
  if (isCounted) place = near(reading, place, 1, 'top', 'bottom')
  const item = items[place]
  if (!item || reading.used.has(item)) return
  const grain = grainOf(item)
  const index = dimensionOf(reading, item)
  const isKind = index !== null && (!canMeasure(data, index) || isTime(data, index))
  if (!grain && !isKind) return
  if (takeDimension(reading, place) === null) return
  use(reading, items[at])
  const isTimed = grain !== null || (index !== null && isTime(data, index))
  const order = items.some((one) => is(one, 'bottom')) ? 'asc' : 'desc'
  const superlatives = items.filter((one) => is(one, 'top', 'bottom') && !reading.used.has(one))
  const isRanked = superlatives.length > 0
  if (isCounted && isRanked && !reading.used.has(number)) {
    reading.request.rank = { count: number.value!, order }
    use(reading, number, superlatives[0])
  }
  if (isRanked && !isTimed && !reading.request.rank && isOfEach(reading, place)) {
    reading.request.rank = { count: 1, order }
    use(reading, superlatives[0])
  }
  if (!isTimed || isRanked) reading.request.sort ??= { by: 'y', order }
}
