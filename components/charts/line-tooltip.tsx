import type { CardBlock } from './card-block'
import { TooltipCard } from './frame/tooltip-card'
import { lineColor } from './line-layout'
import type { LineData, LinePoint } from './line-points'
import { axisName } from './text/column-text'
import { exactText, formatOf } from './text/value-text'

interface LineTooltipProps {
  block: CardBlock<'line' | 'area'>
  data: LineData
  active?: boolean
  payload?: readonly { payload?: LinePoint }[]
}

/** The values at one place of the x axis, largest first. */
export function LineTooltip({ block, data, active, payload }: LineTooltipProps) {
  const point = payload?.[0]?.payload
  if (!active || !point?.label) return null
  const format = formatOf(block, block.spec.y)
  const isSingle = data.series.length === 1
  const lines = data.series
    .map(({ name }, at) => ({ name, value: point.values[at] ?? null, color: lineColor(data, at) }))
    .filter(({ value }) => isSingle || value !== null)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  return (
    <TooltipCard
      title={point.label}
      lines={lines.map(({ name, value, color }) => ({
        label: isSingle ? axisName(block, 'y') : name,
        value: exactText(value, format),
        color: isSingle ? undefined : color,
      }))}
    />
  )
}
