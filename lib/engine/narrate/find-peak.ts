import type { Figure } from '@/lib/contracts/claims'
import type { Periods } from '../insights/timeline'
import type { QueryRow } from '../table/run-query'
import { levelFigure } from './course-words'
import type { View } from './view'

/** Fewer have no usual value. */
const rowsMin = 9
/** A peak is short: at most this share of the periods. */
const shareMax = 0.25
/** All of it, and nothing else, lies this far above the usual. */
const aboveMin = 1.5

export interface Peak {
  /** Its periods in their order, one at least. */
  run: QueryRow[]
  top: QueryRow
  /** What a period usually comes to: the middle one. */
  usual: Figure
}

/** One short stretch of a total far above all the rest; null where there is none, or more than one. */
export function findPeak(view: View, periods: Periods, rows: QueryRow[]): Peak | null {
  const { aggregation, lastOf, ratio } = view.request.metric
  const isTotal = (aggregation === 'sum' || aggregation === 'count') && lastOf === null && ratio === null
  if (!isTotal || rows.length < rowsMin || rows.some(({ value }) => value < 0)) return null
  const usual = levelFigure(view, periods, { own: rows, kind: 'median' })
  if (!usual || !(usual.value > 0)) return null
  const run = runAbove(rows, aboveMin * usual.value)
  if (run.length === 0 || run.length > shareMax * rows.length) return null
  return { run, top: run.reduce((best, row) => (row.value > best.value ? row : best)), usual }
}

/** The one stretch above; empty where there are several. */
function runAbove(rows: QueryRow[], bound: number): QueryRow[] {
  const above = rows.filter(({ value }) => value >= bound)
  if (above.length === 0) return []
  const first = rows.indexOf(above[0]!)
  return rows.indexOf(above.at(-1)!) - first + 1 === above.length ? above : []
}
