import type { AskedColumn } from '../../plan/asked-column'
import type { Understanding } from '../../understanding'
import { timeColumn } from '../columns/column-kinds'
import { askedToken, plainToken } from './asked-token'
import type { MetricSpan, Said } from './metric-span'

/** Tokens from (inclusive) to (exclusive). */
interface Place {
  from: number
  to: number
}

const weekdays = new Set('weekday weekdays'.split(' '))
const hours = new Set('hour hours'.split(' '))
const joints = new Set('by per and with for each every across of the'.split(' '))

/** "by weekday and hour": the hours stand beside the days, as a column of their own. */
export function clockSpans(said: Said): MetricSpan[] {
  const day = placeOf(said, weekdays, ['day', 'of', 'week'])
  const hour = placeOf(said, hours, ['time', 'of', 'day'])
  const column = day && hour ? clockColumn(said.understanding) : null
  if (!day || !hour || column === null) return []
  const [first, last] = day.from < hour.from ? [day, hour] : [hour, day]
  if (!said.words.slice(first.to, last.from).every((word) => joints.has(word))) return []
  const lead = joints.has(said.words[first.from - 1] ?? '') ? first.from - 1 : first.from
  const asked: AskedColumn = {
    kind: 'period',
    name: 'Hour of day',
    column: said.understanding.table.columns[column]!.name,
    grain: 'hour_of_day',
  }
  const as = [plainToken('by'), plainToken('weekday'), plainToken('and'), askedToken(asked)]
  return [{ from: lead, to: last.to, as, score: 1.1 }]
}

function placeOf({ words, mentions }: Said, single: ReadonlySet<string>, phrase: string[]): Place | null {
  const isNamed = ({ from, to }: Place) =>
    mentions.some((one) => one.from < to && from < one.to && one.score > 0.9)
  const whole = words.findIndex((_, at) => phrase.every((word, step) => words[at + step] === word))
  const at = words.findIndex((word) => single.has(word))
  const isOfDay = words[at + 1] === 'of' && /^(?:day|the)$/.test(words[at + 2] ?? '')
  const end = isOfDay ? (words[at + 2] === 'the' ? at + 4 : at + 3) : at + 1
  const place =
    at >= 0 ? { from: at, to: end } : whole >= 0 ? { from: whole, to: whole + phrase.length } : null
  return place && !isNamed(place) ? place : null
}

/** Where the hours stand: in the dates, or in a column of times beside them. */
function clockColumn(understanding: Understanding): number | null {
  const { columns } = understanding.table
  const time = timeColumn(understanding)
  if (time !== null && columns[time]!.type === 'datetime') return time
  const clocks = columns.flatMap(({ type }, index) => (type === 'time' ? [index] : []))
  return clocks.length === 1 && time !== null ? clocks[0]! : null
}
