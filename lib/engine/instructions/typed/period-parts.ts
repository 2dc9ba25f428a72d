import type { Filter, Grain } from '@/lib/contracts/query'
import { periodNumber, periodStart } from '../../table/period'
import { isoOf } from '../../table/period-filters'
import type { Column } from '../../table/table'
import { timeColumn } from '../columns/column-kinds'
import { type PeriodPhrase, sharedGrain } from '../spans/period-phrases'
import { type Item, is, near, type Reading, use } from './item'
import type { TypedRequest } from './request'

const grains = ['year', 'quarter', 'month', 'week', 'day', 'hour'] as const
type Unit = (typeof grains)[number]

/** Which rows by time: "in March", "since 2021", "2015 to 2018", "Q1 vs Q2", "the last 3 months", "this year". */
export function takePeriods(reading: Reading): void {
  const index = timeColumn(reading.data)
  if (index === null) return
  const time = { index, column: reading.data.table.columns[index]! }
  takeLately(reading, time)
  takeDates(reading, time)
  const items = reading.items.filter((item) => item.period && !reading.used.has(item))
  if (items.length === 2 && isCompared(reading, items)) {
    takeCompared(reading, time, items)
    return
  }
  for (const item of items) if (!reading.used.has(item)) takeOne(reading, time, item)
}

/** "on 2024-05-30", "since 2023-04". */
function takeDates(reading: Reading, { column }: Time): void {
  if (!isDates(column)) return
  const { items } = reading
  items.forEach((item, at) => {
    if (!/^\d{4}-\d{2}(?:-\d{2})?$/.test(item.text) || reading.used.has(item)) return
    const before = items[near(reading, at, -1)]
    reading.request.conditions.push({ column: column.name, op: dateOp(before), value: item.text })
    use(reading, item, is(before, 'without') ? before : undefined)
  })
}

function dateOp(before: Item | undefined): Filter['op'] {
  if (is(before, 'without')) return '!='
  return is(before, 'since') ? '>=' : is(before, 'before') ? '<' : is(before, 'after') ? '>' : '='
}

interface Time {
  index: number
  column: Column
}

const isDates = ({ type }: Column) => type === 'date' || type === 'datetime'

/** The last year that the data reach; of a part of a year whose year is not said. */
function yearOf({ numbers }: Column): number {
  let last = Number.NEGATIVE_INFINITY
  for (const number of numbers ?? []) if (number > last) last = number
  return Number.isFinite(last) ? new Date(last).getUTCFullYear() : 0
}

function edges(phrase: PeriodPhrase, column: Column): [string, string] {
  const year = phrase.year || yearOf(column)
  const [first, last] = phrase.months
  const iso = (months: number) => new Date(Date.UTC(year, months, 1)).toISOString().slice(0, 10)
  return [iso(first - 1), iso(last)]
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

const isYear = ({ months: [first, last] }: PeriodPhrase) => first === 1 && last === 12
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
  if (period.year === 0) reading.request.notes.push(`“${item.text}” was read as of ${yearOf(time.column)}.`)
  if (is(before, 'without')) {
    const { column } = time
    if (!isDates(column))
      reading.request.conditions.push({ column: column.name, op: '!=', value: period.year })
    else reading.used.delete(item)
    use(reading, before)
    return
  }
  reading.request.conditions.push(...(op ? bounded(period, op, time) : within(period, period, time)))
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

const isCompared = ({ items }: Reading, [first, second]: Item[]): boolean => {
  const between = items.slice(items.indexOf(first!) + 1, items.indexOf(second!))
  const isRange = between.every((item) => is(item, 'to') && !is(item, 'vs')) && between.length > 0
  const changes = items.some((item) => is(item, 'growth'))
  return (
    changes || (!isRange && (between.some((item) => is(item, 'vs')) || items.some((item) => is(item, 'vs'))))
  )
}

/** Two periods told apart: the measure by the grain that both are a period of, of the rows of either. */
function takeCompared(reading: Reading, time: Time, items: Item[]): void {
  const said = items.map(({ period }) => period!)
  const year = said.find((one) => one.year > 0)?.year ?? (isDates(time.column) ? yearOf(time.column) : 0)
  const partial = said.find((one) => !isYear(one))
  const [first, second] = said.map((one) => ({
    ...one,
    months: isYear(one) && partial ? partial.months : one.months,
    year: one.year || year,
  }))
  const grain = sharedGrain(first!, second!)
  if (!grain && isDates(time.column)) {
    takeSpans(reading, time, [first!, second!])
    use(reading, ...items)
    return
  }
  if (!grain || (!isDates(time.column) && grain !== 'year')) return
  const [early, late] =
    first!.year * 12 + first!.months[0] <= second!.year * 12 + second!.months[0]
      ? [first!, second!]
      : [second!, first!]
  const { name } = time.column
  if (!isDates(time.column))
    reading.request.conditions.push({ column: name, op: 'in', value: [early.year, late.year] })
  else if (isYear(early) && isYear(late) && late.year - early.year > 1)
    reading.request.conditions.push({
      any: [early, late].map((one) => ({ column: name, op: '=', value: `${one.year}` })),
    })
  else reading.request.conditions.push(...twoOf(early, late, time.column))
  reading.request.by.push({ column: time.index, grain: isDates(time.column) ? grain : null })
  use(reading, ...items)
  for (const item of reading.items)
    if (is(item, 'vs', 'growth', 'between', 'since', 'to') && !item.columns.length) use(reading, item)
}

/** "first half of 2024 against the second of 2023": two stretches that no unit of the calendar makes alike. */
function takeSpans(reading: Reading, { column }: Time, said: PeriodPhrase[]): void {
  const spans = said
    .map((phrase) => {
      const [from, to] = edges(phrase, column)
      return { label: spanName({ ...phrase, year: Number(from.slice(0, 4)) }), from, to }
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1))
  if (spans[0]!.to > spans[1]!.from) return
  reading.request.spans = {
    kind: 'spans',
    name: `${column.name} (${spans.map(({ label }) => label).join(', ')})`,
    column: column.name,
    spans,
  }
  for (const item of reading.items)
    if (is(item, 'vs', 'growth', 'between', 'since', 'to') && !item.columns.length) use(reading, item)
}

const halfYear = 6

function spanName({ year, months: [first, last] }: PeriodPhrase): string {
  if (first === 1 && last === 12) return `${year}`
  const isHalf = last - first === halfYear - 1 && (first - 1) % halfYear === 0
  const month = (one: number) => `${year}-${String(one).padStart(2, '0')}`
  return isHalf ? `${year} H${first === 1 ? 1 : 2}` : `${month(first)} to ${month(last)}`
}

/** Neighbours are one stretch; others are named one by one. */
function twoOf(early: PeriodPhrase, late: PeriodPhrase, column: Column): TypedRequest['conditions'] {
  const { name } = column
  const [from, end] = edges(early, column)
  const [start, to] = edges(late, column)
  if (end === start)
    return [
      { column: name, op: '>=', value: from },
      { column: name, op: '<', value: to },
    ]
  const months = (phrase: PeriodPhrase) => {
    const [first, last] = phrase.months
    return Array.from({ length: last - first + 1 }, (_, more) => {
      return `${phrase.year}-${String(first + more).padStart(2, '0')}`
    })
  }
  return [{ any: [...months(early), ...months(late)].map((value) => ({ column: name, op: '=', value })) }]
}

/** "the last 3 months", "last year", "this month": counted back from the last of the data. */
function takeLately(reading: Reading, { column }: Time): void {
  if (!isDates(column) || !column.numbers) return
  const { items } = reading
  items.forEach((item, at) => {
    if (!is(item, 'last', 'this') || reading.used.has(item)) return
    const next = items[at + 1]
    const count = next?.value != null && !next.period ? next.value : null
    const unit = items[count === null ? at + 1 : at + 2]
    const grain = grains.find((one) => is(unit, one)) as Unit | undefined
    if (!grain || is(unit, 'weekday')) return
    const last = lastOf(column)
    const current = periodNumber(last, grain as Grain)
    const isLatest = grain === 'day' || /^(?:latest|most recent|jungst\w*|recent)$/.test(item.text)
    const isBehind = is(item, 'last') && count === null && !isLatest
    const from =
      is(item, 'this') || (isLatest && count === null)
        ? current
        : isBehind
          ? current - 1
          : current - count! + 1
    const iso = (period: number) => isoOf(periodStart(period, grain as Grain), grain as Grain)
    reading.request.conditions.push({ column: column.name, op: '>=', value: iso(from) })
    if (isBehind) reading.request.conditions.push({ column: column.name, op: '<', value: iso(current) })
    reading.request.notes.push(
      `“${[item, next, unit]
        .slice(0, count === null ? 2 : 3)
        .map((one) => one!.text)
        .join(' ')}” was read as from ${iso(from)} on${isBehind ? `, before ${iso(current)}` : ''}.`,
    )
    use(reading, item, count === null ? undefined : next, unit)
  })
}

function lastOf({ numbers }: Column): number {
  let last = Number.NEGATIVE_INFINITY
  for (const number of numbers!) if (number > last) last = number
  return last
}
