import type { Filter } from '@/lib/contracts/query'
import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'
import { valueFigure } from './telling'
import type { Timeline } from './timeline'

/** The average of a measure over the rows of a stretch of time, from one moment until before another. */
export function averageWithin(
  context: Context,
  measure: ColumnProfile,
  stretch: { from: number; until: number },
) {
  const { codes, msOfCode } = context.time as Timeline
  const numbers = context.table.columns[measure.index]!.numbers!
  let sum = 0
  let rows = 0
  for (let i = 0; i < codes.length; i++) {
    const ms = codes[i]! < 0 ? Number.NaN : msOfCode[codes[i]!]!
    if (!(ms >= stretch.from && ms < stretch.until) || Number.isNaN(numbers[i]!)) continue
    sum += numbers[i]!
    rows++
  }
  return { value: sum / rows, rows }
}

export const averageFigure = (
  measure: ColumnProfile,
  of: { value: number; rows: number },
  filters: Filter[],
) => valueFigure(measure, of.value, { measure: 'avg', filters, rows: of.rows })
