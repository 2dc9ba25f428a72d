import type { Figure } from '@/lib/contracts/analysis'
import type { Filter } from '@/lib/contracts/query'
import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'
import { valueFigure } from './telling'
import { totalsOf } from './totals-course'

/** Whether a measure is followed row by row or by its sum in each period. */
export type Mode = 'rows' | 'totals'

export interface Level {
  value: number
  rows: number
}

export interface Stretch {
  mode: Mode
  /** From this moment until before the other. */
  from: number
  until: number
}

/** The average of the rows in a stretch of time, or of its periods' sums. */
export function levelOver(context: Context, measure: ColumnProfile, { mode, from, until }: Stretch): Level {
  const { msOfCode, index } = context.time!
  const { sums, counts } = context.groups(measure.index, index)
  let [sum, rows] = [0, 0]
  for (let code = 0; code < sums.length; code++) {
    if (!(msOfCode[code]! >= from && msOfCode[code]! < until)) continue
    sum += sums[code]!
    rows += counts[code]!
  }
  return mode === 'rows'
    ? { value: sum / rows, rows }
    : { value: totalOver(context, measure, { from, until }), rows }
}

/** The mean of the sums of the complete periods that start in the stretch. */
function totalOver(
  context: Context,
  measure: ColumnProfile,
  { from, until }: { from: number; until: number },
) {
  const { units } = context.totals!
  const inside = [...totalsOf(sumsByTime(context, measure), units)].filter((_, i) => {
    const start = units.starts[units.first + i]!
    return start >= from && start < until
  })
  return inside.reduce((sum, value) => sum + value, 0) / inside.length
}

/** `revenue`, or `revenue per day` where sums are followed. */
export function subjectOf(context: Context, measure: ColumnProfile, mode: Mode): string {
  return mode === 'rows' ? measure.label : `${measure.label} per ${context.totals!.units.grain}`
}

interface LevelProof {
  mode: Mode
  level: Level
  filters: Filter[]
}

export function levelFigure(
  context: Context,
  measure: ColumnProfile,
  { mode, level, filters }: LevelProof,
): Figure {
  const how = mode === 'rows' ? 'avg' : `avg(sum by ${context.totals!.units.grain})`
  return valueFigure(measure, level.value, { measure: how, filters, rows: level.rows })
}

/** The sum of a measure at each code of the time column. */
export const sumsByTime = (context: Context, measure: ColumnProfile) =>
  context.groups(measure.index, context.time!.index).sums
