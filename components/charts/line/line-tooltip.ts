import type { CardBlock } from '../card-block'
import type { TooltipCardProps } from '../frame/tooltip-card'
import { axisName } from '../text/column-text'
import { exactText, formatOf } from '../text/value-text'
import type { CourseBehind } from './course-behind'
import { lineColor } from './line-layout'
import type { LineData, LinePoint } from './line-points'

interface Told {
  point: LinePoint
  /** What stands behind it. */
  behind?: CourseBehind | null
}

/** The values at one place of the x axis, largest first. */
export function lineTooltip(
  block: CardBlock<'line' | 'area'>,
  data: LineData,
  { point, behind }: Told,
): TooltipCardProps {
  const format = formatOf(block, block.spec.y)
  const isSingle = data.series.length === 1
  const lines = data.series
    .map(({ name }, at) => ({ name, value: point.values[at] ?? null, color: lineColor(data, at) }))
    .filter(({ value }) => isSingle || value !== null)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const other = behind?.points[data.points.indexOf(point)]
  const beside =
    isSingle && other?.label
      ? [{ label: other.label, value: exactText(other.values[0] ?? null, format) }]
      : []
  const told = lines.map(({ name, value, color }) => ({
    label: isSingle ? axisName(block, 'y') : name,
    value: exactText(value, format),
    color: isSingle ? undefined : color,
  }))
  return { title: point.label, lines: [...told, ...beside] }
}
