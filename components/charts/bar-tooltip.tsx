import type { BarLayout } from './bar-layout'
import type { BarPoint } from './bar-points'
import type { CardBlock } from './card-block'
import { seriesColor } from './color/chart-style'
import { TooltipCard } from './frame/tooltip-card'
import { axisName } from './text/column-text'
import { exactText, formatOf } from './text/value-text'

interface BarTooltipProps {
  block: CardBlock<'bar'>
  layout: BarLayout
  active?: boolean
  payload?: readonly { payload?: BarPoint }[]
}

export function BarTooltip({ block, layout, active, payload }: BarTooltipProps) {
  const point = payload?.[0]?.payload
  if (!active || !point) return null
  const format = formatOf(block, block.spec.y)
  const isSingle = layout.kind === 'single'
  const lines = layout.series.map(({ name }, at) => ({
    label: isSingle ? axisName(block, 'y') : name,
    value: exactText(point.values[at] ?? null, format),
    color: isSingle ? undefined : seriesColor(at),
  }))
  return <TooltipCard title={point.label} lines={lines} />
}
