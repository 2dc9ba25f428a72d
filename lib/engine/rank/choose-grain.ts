import type { Grain } from '@/lib/contracts/query'
import { createTimeline, holdsUnlike, type Timeline } from '../insights/timeline'
import type { CardContext } from '../request/card'
import { isDate } from '../request/dimension-of'
import { valueNumbers } from '../table/code-facts'
import { periodNumber } from '../table/period'

type ChartGrain = Extract<Grain, 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour'>

/** A line tells most with a dozen to five dozen points. */
const pointsMin = 12
const pointsMax = 60
const pointsIdeal = 30
/** Coarse to fine; months come before quarters, since people think in months. */
const preferred: ChartGrain[] = ['year', 'month', 'quarter', 'week', 'day', 'hour']
const coarseToFine: ChartGrain[] = ['year', 'quarter', 'month', 'week', 'day', 'hour']

/** The dataset's main time column in periods. */
export function timelineOf({ table, profile }: CardContext): Timeline | null {
  const time = profile.mainTime === null ? null : table.columns[profile.mainTime]!
  if (!time || !isDate(time.type)) return null
  return createTimeline(table, profile)
}

/** The grain that gives a time axis a readable number of points; null where the column carries no dates. */
export function chooseGrain(context: CardContext, index: number): ChartGrain | null {
  const profile = context.profile.columns[index]!
  const finest = profile.grain ?? 'day'
  const range = timeRange(context, index)
  if (!range) return profile.role === 'time' ? 'year' : null
  const allowed = preferred.filter(
    (grain) =>
      coarseToFine.indexOf(grain) <= coarseToFine.indexOf(finest) &&
      !holdsUnlike(finest, grain, range.max - range.min),
  )
  const pointsOf = (grain: ChartGrain) => periodNumber(range.max, grain) - periodNumber(range.min, grain) + 1
  const fitting = allowed.find((grain) => pointsOf(grain) >= pointsMin && pointsOf(grain) <= pointsMax)
  if (fitting) return fitting
  const distance = (grain: ChartGrain) => Math.abs(Math.log(pointsOf(grain) / pointsIdeal))
  return allowed.reduce(
    (best, grain) => (distance(grain) < distance(best) ? grain : best),
    allowed[0] ?? 'year',
  )
}

function timeRange({ table }: CardContext, index: number): { min: number; max: number } | null {
  const column = table.columns[index]!
  if (!isDate(column.type)) return null
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  const times = valueNumbers(column)!
  for (let code = 0; code < times.length; code++) {
    if (times[code]! < min) min = times[code]!
    if (times[code]! > max) max = times[code]!
  }
  return min <= max ? { min, max } : null
}
