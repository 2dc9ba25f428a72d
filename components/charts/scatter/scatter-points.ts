import type { Row } from '@/lib/contracts/cards'
import { periodStart } from '@/lib/format/period-start'
import type { CardBlock } from '../card-block'
import { groupsIn } from '../color/categories'
import { seriesColor } from '../color/chart-style'
import { cellOf, numberOf } from '../series'
import { cellText } from '../text/value-text'

export interface ScatterPoint {
  x: number
  y: number
  size: number | null
  group: string | null
  color: string
  row: Row
}

export interface ScatterData {
  points: ScatterPoint[]
  /** Groups with a colour of their own; empty where the points are all of one kind. */
  groups: { label: string; color: string }[]
  isTime: boolean
}

/** The points of a scatter plot or bubble chart, from left to right; rows that lack a coordinate are left out. */
export function scatterData(block: CardBlock<'scatter' | 'bubble'>): ScatterData {
  const { spec, data_preview } = block
  const { rows } = data_preview
  const isTime =
    rows.length > 0 &&
    rows.every((row) => typeof cellOf(row, spec.x) !== 'number') &&
    rows.some((row) => periodStart(cellOf(row, spec.x)) !== null)
  const kinds = groupsIn(rows, spec.color ?? spec.grouping)
  const groups = (kinds?.values ?? []).map((label, at) => ({ label, color: seriesColor(at) }))
  const column = kinds?.column
  const colors = new Map(groups.map(({ label, color }) => [label, color]))
  const size = 'size' in spec ? spec.size : undefined
  const points = rows.flatMap((row) => {
    const x = isTime ? periodStart(cellOf(row, spec.x)) : numberOf(row, spec.x)
    const y = numberOf(row, spec.y)
    if (x === null || y === null) return []
    const group = column === undefined ? null : cellText(cellOf(row, column))
    const color = (group !== null && colors.get(group)) || seriesColor(0)
    return [{ x, y, size: size === undefined ? null : numberOf(row, size), group, color, row }]
  })
  return { points: points.sort((a, b) => a.x - b.x), groups, isTime }
}

/** The radius of a bubble: its area tells the size, never its width. */
export function bubbleRadius(size: number | null, sizeMax: number, radiusMax: number): number {
  if (size === null || size <= 0 || sizeMax <= 0) return radiusMin
  return Math.max(Math.sqrt(size / sizeMax) * radiusMax, radiusMin)
}

/** How large the largest of many bubbles may be, so that they cover little of the plot. */
export function bubbleRadiusMax(count: number, area: number, most: number): number {
  return Math.min(most, Math.max(Math.sqrt((area * coveredShare) / Math.max(count, 1)), 5))
}

const coveredShare = 0.14
const radiusMin = 2
