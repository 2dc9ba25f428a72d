import type { CardBlock } from '../card-block'
import type { TooltipCardProps } from '../frame/tooltip-card'
import { axisName } from '../text/column-text'
import { exactText, formatOf } from '../text/value-text'
import { lineColor } from './line-layout'
import type { LineData, LinePoint } from './line-points'

/** The values at one place of the x axis, largest first. */
export function lineTooltip(
  block: CardBlock<'line' | 'area'>,
  data: LineData,
  point: LinePoint,
): TooltipCardProps {
  const format = formatOf(block, block.spec.y)
  const isSingle = data.series.length === 1
  const lines = data.series
    .map(({ name }, at) => ({ name, value: point.values[at] ?? null, color: lineColor(data, at) }))
    .filter(({ value }) => isSingle || value !== null)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  return {
    title: point.label,
    lines: lines.map(({ name, value, color }) => ({
      label: isSingle ? axisName(block, 'y') : name,
      value: exactText(value, format),
      color: isSingle ? undefined : color,
    })),
  }
}
