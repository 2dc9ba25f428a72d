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
export function withTime(axes: Axes, { grain, isCourse, type }: Parts, understanding: Understanding): Timed {
  const isDated = (index: number | null) => index !== null && isTime(understanding, index)
  // points stand where their two numbers are, whatever period they are of
  if (axes.isPair && type === 'scatter' && axes.x !== null && !isDated(axes.x)) {
    const time = grain ? timeColumn(understanding) : null
    const said = `Points are of single rows, not of one ${grain?.replaceAll('_', ' ')} each.`
    return { axes, grain: null, problem: time === null ? null : said }
  }
  const isPoints = type === 'histogram' || type === 'scatter' || type === 'bubble'
  const named = isDated(axes.x) ? axes.x : isDated(axes.grouping) ? axes.grouping : null
  if (named !== null) return fitGrain({ axes, grain, problem: null }, named, understanding)
  if (!grain && (!isCourse || isPoints)) return { axes, grain, problem: null }
  const time = timeColumn(understanding)
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

const coarse = new Set(['year', 'quarter', 'month'])
const withinDays = new Set<Grain>(['weekday', 'week', 'day', 'hour'])

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
  const isTooFine = coarse.has(known ?? '') && grain !== null && withinDays.has(grain)
  if (!grain || (!isTooFine && (type === 'date' || type === 'datetime'))) return timed
  const days = grain === 'weekday' ? weekdayColumn(understanding) : null
  if (days !== null) return { ...timed, axes: { ...timed.axes, x: days }, grain: null }
  if (grain === 'year') return { ...timed, grain: null }
  const problem = `${name} holds no dates that could be grouped by ${grain.replaceAll('_', ' ')}.`
  return { ...timed, grain: null, problem }
}
