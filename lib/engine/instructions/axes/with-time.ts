import type { Grain } from '@/lib/contracts/query'
import type { Understanding } from '../../understanding'
import { isRowName, isTime, timeColumn } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import type { Parts } from '../take-parts'
import type { Axes } from './chart-axes'

interface Timed {
  axes: Axes
  grain: Grain | null
  problem: string | null
}

/** Where a period or a course is asked for and no time is named, the dataset's own time is meant. */
export function withTime(
  axes: Axes,
  { grain: said, isCourse, type }: Parts,
  understanding: Understanding,
): Timed {
  const hours = hoursIn(said, understanding)
  const grain = hours?.grain ?? said
  const isDated = (index: number | null) => index !== null && isTime(understanding, index)
  // points stand where their two numbers are, whatever period they are of
  if (axes.isPair && type === 'scatter' && axes.x !== null && !isDated(axes.x)) {
    const time = grain ? timeColumn(understanding) : null
    const problem = `Points are of single rows, not of one ${grain?.replaceAll('_', ' ')} each.`
    return { axes, grain: null, problem: time === null ? null : problem }
  }
  const isPoints = type === 'histogram' || type === 'scatter' || type === 'bubble'
  const named = isDated(axes.x) ? axes.x : isDated(axes.grouping) ? axes.grouping : null
  const known = grain ?? (axes.isCount && named !== null ? dayOfStamps(named, understanding) : null)
  if (named !== null) return fitGrain({ axes, grain: known, problem: null }, named, understanding)
  if (!grain && (!isCourse || isPoints)) return { axes, grain, problem: null }
  const time = hours?.x ?? timeColumn(understanding)
  if (time === null) {
    const what = grain ? `group by ${grain.replaceAll('_', ' ')}` : 'show a course over time'
    return {
      axes,
      grain: null,
      problem: grain || axes.x === null ? `There is no column of dates to ${what}.` : null,
    }
  }
  if (!grain && axes.x !== null && type !== 'line' && type !== 'area' && type !== null) {
    return { axes, grain, problem: null }
  }
  const series = axes.x ?? axes.grouping
  const grouping = series !== null && axes.isCount && isRowName(understanding, series) ? null : series
  return fitGrain({ axes: { ...axes, x: time, grouping }, grain, problem: null }, time, understanding)
}

/** Rows that are counted by moments of which hardly two are the same are counted by the day. */
function dayOfStamps(index: number, { table, profile }: Understanding): Grain | null {
  const { type, distinct, missing } = profile.columns[index]!
  return type === 'datetime' && distinct > sameMax * (table.rowCount - missing) ? 'day' : null
}

const sameMax = 0.9

/** More hours than this in a row are no chart: by the hour means of the day. */
const hoursMax = 31 * 24
const hourMs = 3_600_000

interface Hours {
  x: number
  grain: Grain
}

/** Hours stand in the dates, or in a column of times beside them; in a long time those of the day are meant. */
function hoursIn(grain: Grain | null, understanding: Understanding): Hours | null {
  if (grain !== 'hour' && grain !== 'hour_of_day') return null
  const { columns } = understanding.table
  const time = timeColumn(understanding)
  const clocks = columns.flatMap(({ type }, index) => (type === 'time' ? [index] : []))
  const x =
    time !== null && columns[time]!.type === 'datetime' ? time : clocks.length === 1 ? clocks[0]! : null
  if (x === null) return null
  const { type, numbers } = columns[x]!
  const known = numbers!.filter((ms) => !Number.isNaN(ms))
  const isLong =
    known.length > 0 &&
    known.reduce((a, b) => Math.max(a, b)) - known.reduce((a, b) => Math.min(a, b)) > hoursMax * hourMs
  return { x, grain: type === 'time' || isLong ? 'hour_of_day' : grain }
}

const coarse = new Set(['year', 'quarter', 'month'])
const withinDays = new Set<Grain>(['weekday', 'week', 'day', 'hour', 'hour_of_day'])

/** The column that tells the day of the week where the dates don't; null where there is none. */
function weekdayColumn(understanding: Understanding): number | null {
  const found = columnNames(understanding).find(
    ({ index, words }) =>
      understanding.profile.columns[index]!.distinct <= 7 &&
      / ?(?:weekday|day of week|dow) ?/.test(words.join(' ')),
  )
  return found?.index ?? null
}

/** Years that are numbers have no months in them, and what tells months alone no days. */
function fitGrain(timed: Timed, time: number, understanding: Understanding): Timed {
  const { name, type } = understanding.table.columns[time]!
  const { grain } = timed
  const known = understanding.profile.columns[time]!.grain
  const isHourly = grain === 'hour' || grain === 'hour_of_day'
  const isTooFine =
    (coarse.has(known ?? '') && grain !== null && withinDays.has(grain)) || (isHourly && type === 'date')
  const isClock = type === 'time' && grain === 'hour_of_day'
  if (!grain || isClock || (!isTooFine && (type === 'date' || type === 'datetime'))) return timed
  const days = grain === 'weekday' ? weekdayColumn(understanding) : null
  if (days !== null) return { ...timed, axes: { ...timed.axes, x: days }, grain: null }
  if (grain === 'year') return { ...timed, grain: null }
  const held = isHourly && type === 'date' ? 'times of the day' : 'dates'
  const problem = `${name} holds no ${held} that could be grouped by ${grain.replaceAll('_', ' ')}.`
  return { ...timed, grain: null, problem }
}
