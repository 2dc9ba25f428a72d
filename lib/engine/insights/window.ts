import type { Filter } from '@/lib/contracts/query'
import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'
import { valueFigure } from './telling'

export interface Average {
  value: number
  rows: number
}

/** The average of a measure over the rows whose moment (a code of the time column) is chosen. */
export function averageOver(
  context: Context,
  measure: ColumnProfile,
  isChosen: (code: number) => boolean,
): Average {
  const { sums, counts } = context.groups(measure.index, context.time!.index)
  let sum = 0
  let rows = 0
  for (let code = 0; code < sums.length; code++) {
    if (!isChosen(code)) continue
    sum += sums[code]!
    rows += counts[code]!
  }
  return { value: sum / rows, rows }
}

export const averageFigure = (measure: ColumnProfile, of: Average, filters: Filter[]) =>
  valueFigure(measure, of.value, { measure: 'avg', filters, rows: of.rows })
