import type { Cell } from '@/lib/contracts/cards'
import { formatPeriod } from '@/lib/format/format-period'
import type { CardBlock } from '../card-block'
import { periodTimes } from '../scale/x-ticks'
import { groupingOf, type Series, wideOf } from '../series'
import { localeOf, xText } from '../text/value-text'

export interface LinePoint {
  /** Where it stands on the x axis: an instant, a number, or the place of its category. */
  x: number
  at: number
  label: string
  values: (number | null)[]
}

export interface LineData {
  kind: 'time' | 'number' | 'category'
  points: LinePoint[]
  /** The cells of the x axis, by `at` of the points. */
  keys: Cell[]
  series: Series[]
}

/** Null where the series has a gap. */
export const valueIn = ({ values }: LinePoint, series: number): number | null => values[series] ?? null

/** More lines than this can't be followed: the first keep their colour, the others stand back. */
export const linesMax = 8

/** The points of a line or area card, in the order of time or of its numbers. */
export function lineData(block: CardBlock<'line' | 'area'>): LineData {
  const { spec, data_preview } = block
  const wide = wideOf(data_preview.rows, { x: spec.x, y: spec.y, grouping: groupingOf(block) })
  const times = periodTimes(wide.keys)
  const isNumeric = !times && wide.keys.every((key) => typeof key === 'number')
  const kind = times ? 'time' : isNumeric ? 'number' : 'category'
  const points = wide.keys.map((key, at) => ({
    x: times?.[at] ?? (isNumeric ? Number(key) : at),
    at,
    label: times && typeof key === 'string' ? formatPeriod(key, localeOf(block)) : xText(block, spec.x, key),
    values: wide.series.map(({ values }) => values[at] ?? null),
  }))
  if (kind !== 'category') points.sort((a, b) => a.x - b.x)
  const periods = kind === 'time' ? periodMs[block.config.query?.grain ?? ''] : undefined
  return { kind, points: periods ? withGaps(points, periods) : points, keys: wide.keys, series: wide.series }
}

const dayMs = 86_400_000
/** Periods that are there or missing; days and hours may rest at night and on weekends. */
const periodMs: Record<string, number> = {
  week: 7 * dayMs,
  month: 30.4 * dayMs,
  quarter: 91.3 * dayMs,
  year: 365 * dayMs,
}

/** A line must not run through periods that the data lack; what comes every fourth year has no gaps. */
function withGaps(points: LinePoint[], grain: number): LinePoint[] {
  const steps = points.slice(1).map(({ x }, at) => x - points[at]!.x)
  const period = Math.max(grain, steps.sort((a, b) => a - b)[Math.floor((steps.length - 1) / 2)] ?? 0)
  return points.flatMap((point, at) => {
    const next = points[at + 1]
    if (!next || next.x - point.x < period * 1.6) return [point]
    const values = point.values.map(() => null)
    return [point, { x: point.x + period, at: -1, label: '', values }]
  })
}
