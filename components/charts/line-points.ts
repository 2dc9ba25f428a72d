import type { CardBlock } from './card-block'
import { periodTimes } from './scale/x-ticks'
import { cellOf, type Series, wideOf } from './series'
import { cellText, xText } from './text/value-text'

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
  series: Series[]
}

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
    label: times && !block.config.query?.grain ? cellText(key) : xText(block, spec.x, key),
    values: wide.series.map(({ values }) => values[at] ?? null),
  }))
  if (kind !== 'category') points.sort((a, b) => a.x - b.x)
  return { kind, points, series: wide.series }
}

function groupingOf({ spec, data_preview }: CardBlock<'line' | 'area'>): string | undefined {
  const named = spec.grouping
  if (named === undefined || named === spec.x || named === spec.y) return undefined
  return data_preview.rows.some((row) => cellOf(row, named) !== null) ? named : undefined
}
