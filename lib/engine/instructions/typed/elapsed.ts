import type { AskedColumn } from '../../plan/asked-column'
import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { type ColumnName, columnNames } from '../columns/column-names'
import { type Item, is, type Reading, use } from './item'
import type { Measure } from './request'
import { lengthOfUnit, timeUnitOf } from './said-units'

/** "minutes between A and B": from one time of a table to another, as a column that holds it or as one that is made. */
export function elapsedBetween(reading: Reading, at: number): Measure | null {
  const { items, data } = reading
  const dated = items.slice(at + 1).flatMap((item) => {
    const index = reading.used.has(item)
      ? undefined
      : (item.columns.find(({ index }) => isMoment(data, index))?.index ?? shortMoment(item, data))
    return index === undefined ? [] : [{ item, index }]
  })
  const [start, end] = dated
  if (dated.length !== 2 || start!.index === end!.index) return null
  const between = items.slice(items.indexOf(start!.item) + 1, items.indexOf(end!.item))
  if (!between.some((item) => is(item, 'and', 'to', 'vs'))) return null
  use(reading, items[at], start!.item, end!.item, ...between)
  const names = [start!, end!].map(({ index }) => data.table.columns[index]!.name)
  const held = data.table.columns.findIndex(({ derivedFrom }) =>
    names.every((name, place) => derivedFrom?.[place] === name),
  )
  if (held >= 0) return { kind: 'column', column: held, aggregation: null }
  const seconds = unitSaid(items) ?? (isClock(data, start!.index) ? 60 : 86_400)
  const unit = unitNames[seconds] ?? 'Time'
  const asked: AskedColumn = {
    kind: 'elapsed',
    name: `${unit} from ${names[0]} to ${names[1]}`,
    from: names[0]!,
    to: names[1]!,
    seconds,
  }
  return { kind: 'made', asked, aggregation: null }
}

const durations = new Set(
  'day days hour hours minute minutes min duration los tenure wait lead time length'.split(' '),
)

const isDuration = (data: Understanding, { index, words }: ColumnName): boolean =>
  data.profile.columns[index]!.isTimeTaken ||
  data.table.columns[index]!.derivedFrom?.length === 2 ||
  words.some((word) => durations.has(word))

const speeds = new Set('speed velocity kmh kph mph per'.split(' '))

/** Whether a number tells how long something takes or how fast it is; null where its name says neither. */
export function paceOf(data: Understanding, index: number): 'duration' | 'speed' | null {
  const name = columnNames(data)[index]!
  if (
    data.table.columns[index]!.name.toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => speeds.has(word))
  )
    return 'speed'
  return isDuration(data, name) || timeUnitOf(data, index) !== null ? 'duration' : null
}

/** The one duration of the table, or the one that the words are about; null where none or more are. */
export function durationOf({ data, items, used }: Reading, at: number): number | null {
  const found = columnNames(data).filter((name) => canMeasure(data, name.index) && isDuration(data, name))
  const named = found.filter(({ index }) =>
    items.some((item) => !used.has(item) && item.columns.some((one) => one.index === index)),
  )
  // "average wait" of a column that is called so
  const called = found.filter(({ words }) => items[at]!.text.split(' ').some((word) => words.includes(word)))
  const [only, ...others] = named.length > 0 ? named : called.length > 0 ? called : found
  return only && others.length === 0 ? only.index : null
}

const unitNames: Record<number, string> = {
  1: 'Seconds',
  60: 'Minutes',
  3600: 'Hours',
  86400: 'Days',
  604800: 'Weeks',
}

const isMoment = ({ table }: Understanding, index: number): boolean => {
  const { type, numbers } = table.columns[index]!
  return (type === 'date' || type === 'datetime') && numbers !== null
}

const shortMin = 3

/** "return" of `ret_dt`: a time whose name is the beginning of a word that nothing else is called. */
function shortMoment({ text, isUnknown }: Item, data: Understanding): number | undefined {
  if (!isUnknown) return undefined
  const found = columnNames(data).filter(
    ({ index, parts }) =>
      isMoment(data, index) &&
      parts.some(({ word, isContent }) => isContent && word.length >= shortMin && text.startsWith(word)),
  )
  return found.length === 1 ? found[0]!.index : undefined
}

/** Whether its times are told to the minute. */
const isClock = ({ profile }: Understanding, index: number): boolean =>
  profile.columns[index]!.grain === 'hour'

const unitSaid = (items: Item[]): number | null =>
  items
    .flatMap(({ text }) => text.split(' ').flatMap((word) => lengthOfUnit(word) ?? []))
    .find((length) => length > 0) ?? null

/** "downtime in hours", of a column of minutes: the same counted in the unit that is said. */
export function takeUnit(reading: Reading): void {
  const { items, data, request } = reading
  const [measure, ...others] = request.measures
  if (measure?.kind !== 'column' || others.length > 0) return
  const own = timeUnitOf(data, measure.column)
  const place = items.findIndex((item, at) => {
    const isFree = !reading.used.has(item) && item.columns.every(({ fit }) => fit < 0.9)
    return isFree && lengthOfUnit(item.text) !== null && is(items[at - 1], 'in')
  })
  const said = place < 0 ? null : lengthOfUnit(items[place]!.text)
  if (own === null || said === null) return
  use(reading, items[place])
  if (own === said) return
  const { name } = data.table.columns[measure.column]!
  const asked: AskedColumn = {
    kind: 'scaled',
    name: `${name} in ${items[place]!.text}`,
    column: name,
    factor: own / said,
  }
  request.measures = [{ kind: 'made', asked, aggregation: measure.aggregation }]
}
