import type { Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'
import type { ColumnProfile } from '../profile/profile'
import { averagesAt } from './averages'
import type { Context } from './context'
import { valueFigure } from './telling'
import { totalsOf } from './totals-course'

/** Whether a measure is followed row by row or by its sum in each period. */
export type Mode = 'rows' | 'totals'

export interface Level {
  /** As evidence names it: `avg`, `sum(a) / sum(b)`, `avg(sum by week)`. */
  how: string
  value: number
  rows: number
  /** The rows that it is made of. */
  filters: Filter[]
}

/** From one moment until before the other. */
export interface Stretch {
  from: number
  until: number
}

export const allTime: Stretch = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

/** The average of the rows in a stretch of time, or of the sums of the complete periods that begin in it. */
export function levelOver(
  context: Context,
  measure: ColumnProfile,
  { mode, ...stretch }: Stretch & { mode: Mode },
): Level {
  const { msOfCode } = context.time!
  const { from, until } = mode === 'rows' ? stretch : unitsWithin(context, stretch)
  const placeOf = (code: number) => (msOfCode[code]! >= from && msOfCode[code]! < until ? 0 : -1)
  const filters = stretchFilters(context, { from, until })
  const [average] = averagesAt(context, measure, { placeOf, count: 1 })
  if (mode === 'rows') return { ...average!, filters }
  const value = totalOver(context, measure, stretch)
  return { how: totalsName(context), value, rows: average!.rows, filters }
}

export const totalsName = ({ totals }: Context) => `avg(sum by ${totals!.units.grain})`

/** What keeps the rows of a stretch; an end that lies outside of the data needs no filter. */
export function stretchFilters({ time }: Context, { from, until }: Stretch): Filter[] {
  const { name, bound } = time!
  return [
    ...(from > Number.NEGATIVE_INFINITY ? [{ column: name, op: '>=' as const, value: bound(from) }] : []),
    ...(until < Number.POSITIVE_INFINITY ? [{ column: name, op: '<' as const, value: bound(until) }] : []),
  ]
}

/** The stretch from the first to the last complete period that begins in another. */
export function unitsWithin(context: Context, { from, until }: Stretch): Stretch {
  const { starts, first, last } = context.totals!.units
  const inside = starts.slice(first, last + 1).filter((start) => start >= from && start < until)
  return { from: inside[0]!, until: starts[starts.indexOf(inside[inside.length - 1]!) + 1]! }
}

/** The mean of the sums of the complete periods that start in the stretch. */
function totalOver(context: Context, measure: ColumnProfile, { from, until }: Stretch) {
  const { units } = context.totals!
  const inside = [...totalsOf(sumsByTime(context, measure), units)].filter((_, i) => {
    const start = units.starts[units.first + i]!
    return start >= from && start < until
  })
  return inside.reduce((sum, value) => sum + value, 0) / inside.length
}

/** Rows a date from which an average row is no longer the value of a date. */
const rowsPerDateMin = 1.5

/** `revenue per day` where sums are followed, `revenue per row` where dates have several amounts, else `revenue`. */
export function subjectOf({ table, time, totals }: Context, measure: ColumnProfile, mode: Mode): string {
  if (mode === 'totals') return `${measure.label} per ${totals!.units.grain}`
  const isOfDates = table.rowCount < rowsPerDateMin * (time?.msOfCode.length ?? 0)
  return measure.additivity === 'additive' && !isOfDates ? `${measure.label} per row` : measure.label
}

/** In `avg(sum by …)` the filters on time keep the periods that begin within them. */
export const levelFigure = (measure: ColumnProfile, { how, value, rows, filters }: Level): Figure =>
  valueFigure(measure, value, { measure: how, filters, rows })

/** The sum of a measure at each code of the time column. */
export const sumsByTime = (context: Context, measure: ColumnProfile) =>
  context.groups(measure.index, context.time!.index).sums
