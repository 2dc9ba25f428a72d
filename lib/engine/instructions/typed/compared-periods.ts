import type { Column } from '../../table/table'
import { type PeriodPhrase, sharedGrain } from '../spans/period-phrases'
import { type Item, is, type Reading, use } from './item'
import { edges, isDates, isYear, type Time, yearOf } from './period-edges'
import type { TypedRequest } from './request'

/** Whether two periods are told apart, rather than the ends of one stretch. */
export const isCompared = ({ items }: Reading, [first, second]: Item[]): boolean => {
  const between = items.slice(items.indexOf(first!) + 1, items.indexOf(second!))
  const isRange = between.every((item) => is(item, 'to') && !is(item, 'vs')) && between.length > 0
  const changes = items.some((item) => is(item, 'growth'))
  // "per year 2021 to 2023, and how did it grow": all years of the stretch are told
  const isByYear = isRange && items.some((item, at) => is(item, 'per', 'by') && is(items[at + 1], 'year'))
  if (isByYear) return false
  return (
    changes || (!isRange && (between.some((item) => is(item, 'vs')) || items.some((item) => is(item, 'vs'))))
  )
}

/** Two periods told apart: the measure by the grain that both are a period of, of the rows of either. */
export function takeCompared(reading: Reading, time: Time, items: Item[]): void {
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
