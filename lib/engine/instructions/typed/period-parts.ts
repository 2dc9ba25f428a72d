import type { Filter } from '@/lib/contracts/query'
import { timeColumn } from '../columns/column-kinds'
import type { PeriodPhrase } from '../spans/period-phrases'
import { isCompared, takeCompared } from './compared-periods'
import { type Item, is, near, type Reading, use } from './item'
import { takeLately } from './lately'
import { edges, isDates, isSaidDay, isYear, type Time, yearOf } from './period-edges'
import { endDate } from './said-states'
import { takeSides } from './sides'
import { isThoseWho } from './state-conditions'

/** Which rows by time: "in March", "since 2021", "2015 to 2018", "Q1 vs Q2", "the last 3 months", "this year". */
export function takePeriods(reading: Reading): void {
  const index = timeColumn(reading.data)
  if (index === null) return
  const time = { index, column: reading.data.table.columns[index]! }
  takeLately(reading, time)
  if (takeSides(reading, time)) return
  takeDates(reading, time)
  const items = reading.items.filter((item) => item.period && !reading.used.has(item))
  if (items.length === 2 && isCompared(reading, items)) {
    takeCompared(reading, time, items)
    return
  }
  for (const item of items)
    if (!reading.used.has(item)) takeOne(reading, timeBeside(reading, time, item), item)
}

/** "left in 2023", "delivered in May": the dates of what is said to have come about then. */
function timeBeside(reading: Reading, time: Time, item: Item): Time {
  const { items, data } = reading
  const verb = items[near(reading, items.indexOf(item), -1, 'in', 'since', 'before', 'after', 'between')]
  const columnAt = (index: number) => data.table.columns[index]!
  // "leavers by department in 2024"
  const those = items.find((one, at) => !reading.used.has(one) && one !== verb && isThoseWho(reading, at))
  const own = those ? endDate(those.text, data) : null
  if (own !== null) return { index: own, column: columnAt(own), isNamed: true }
  if (!verb || reading.used.has(verb) || verb.isMark) return time
  const named = verb.columns.find(({ index, fit }) => fit > datedFit && isDates(columnAt(index)))
  const index = named?.index ?? endDate(verb.text, data)
  if (index === null) return time
  // "by order date, in 2023" is broken down by it too
  if (!is(items[near(reading, items.indexOf(verb), -1)], 'by', 'per')) use(reading, verb)
  return { index, column: columnAt(index), isNamed: true }
}

const datedFit = 0.75

/** "on 2024-05-30", "since 2023-04". */
function takeDates(reading: Reading, { column }: Time): void {
  if (!isDates(column)) return
  const { items } = reading
  items.forEach((item, at) => {
    if (!isSaidDay(item.text) || reading.used.has(item)) return
    const before = items[near(reading, at, -1)]
    reading.request.conditions.push({ column: column.name, op: dateOp(before), value: item.text })
    use(reading, item, is(before, 'without') ? before : undefined)
  })
}

function dateOp(before: Item | undefined): Filter['op'] {
  if (is(before, 'without')) return '!='
  return is(before, 'since') ? '>=' : is(before, 'before') ? '<' : is(before, 'after') ? '>' : '='
}

function within(phrase: PeriodPhrase, last: PeriodPhrase, { column }: Time): Filter[] {
  const { name } = column
  if (!isDates(column)) {
    if (phrase === last) return [{ column: name, op: '=', value: phrase.year }]
    return [{ column: name, op: 'between', value: [phrase.year, last.year] }]
  }
  return [
    { column: name, op: '>=', value: edges(phrase, column)[0] },
    { column: name, op: '<', value: edges(last, column)[1] },
  ]
}

const canPick = (phrase: PeriodPhrase, { column }: Time) =>
  isDates(column) || (isYear(phrase) && phrase.year > 0 && column.numbers !== null)

function takeOne(reading: Reading, time: Time, item: Item): void {
  const { items } = reading
  const at = items.indexOf(item)
  const period = item.period!
  if (!canPick(period, time)) return
  const before = items[near(reading, at, -1)]
  const joint = items[near(reading, at, 1)]
  const next = joint ? items[near(reading, items.indexOf(joint), 1)] : undefined
  if (is(joint, 'to', 'and') && next?.period && (is(joint, 'to') || is(before, 'between'))) {
    if (!canPick(next.period, time)) return
    const first = { ...period, year: period.year || next.period.year }
    reading.request.conditions.push(...within(first, next.period, time))
    use(reading, item, joint, next, is(before, 'between', 'since', 'in') ? before : undefined)
    return
  }
  const years = yearsFrom(reading, at)
  if (years.length > 1) {
    reading.request.conditions.push({
      column: time.column.name,
      op: 'in',
      value: years.map(({ period: one }) => one!.year),
    })
    use(reading, ...years)
    return
  }
  const op =
    is(before, 'since') || is(joint, 'ormore')
      ? '>='
      : is(before, 'before')
        ? '<'
        : is(before, 'after')
          ? '>'
          : null
  use(reading, item, before && is(before, 'since', 'before', 'after', 'in') ? before : undefined)
  const year = period.year || yearOf(time.column, time.isNamed ? period.months : undefined)
  if (period.year === 0) reading.request.notes.push(`“${item.text}” was read as of ${year}.`)
  if (is(before, 'without')) {
    const { column } = time
    if (!isDates(column))
      reading.request.conditions.push({ column: column.name, op: '!=', value: period.year })
    else reading.used.delete(item)
    use(reading, before)
    return
  }
  const told = { ...period, year }
  reading.request.conditions.push(...(op ? bounded(told, op, time) : within(told, told, time)))
}

function bounded(period: PeriodPhrase, op: '>=' | '<' | '>', { column }: Time): Filter[] {
  const { name } = column
  if (!isDates(column)) return [{ column: name, op, value: period.year }]
  const [first, end] = edges(period, column)
  return [{ column: name, op: op === '<' ? '<' : '>=', value: op === '>' ? end : first }]
}

/** "2019, 2020 and 2022" of a column of years. */
function yearsFrom(reading: Reading, at: number): Item[] {
  const { items } = reading
  const found = [items[at]!]
  for (
    let place = near(reading, at, 1, 'and', 'or');
    place > 0;
    place = near(reading, place, 1, 'and', 'or')
  ) {
    const item = items[place]!
    if (item.isMark && item.text === ',') continue
    if (!item.period || !isYear(item.period) || item.period.year === 0) break
    found.push(item)
  }
  return found
}
