import type { CardBlock } from '../card-block'
import { seriesColor } from '../color/chart-style'
import type { TooltipCardProps } from '../frame/tooltip-card'
import { axisName } from '../text/column-text'
import { exactText, formatOf } from '../text/value-text'
import type { BarLayout } from './bar-layout'
import type { BarPoint } from './bar-points'

/** What the marks behind those of some rows are of. */
export const allRows = 'All rows'

interface Told {
  point: BarPoint
  /** The bars behind it. */
  behind?: BarLayout | null
}

/** The values of one category, each in the colour of its bar. */
export function barTooltip(
  block: CardBlock<'bar'>,
  layout: BarLayout,
  { point, behind }: Told,
): TooltipCardProps {
  const format = formatOf(block, block.spec.y)
  const isSingle = layout.kind === 'single'
  const lines = layout.series.map(({ name }, at) => ({
    label: isSingle ? axisName(block, 'y') : name,
    value: exactText(point.values[at] ?? null, format),
    color: isSingle ? undefined : seriesColor(at),
  }))
  const all = behind && isSingle ? (behind.series[0]?.values[point.at] ?? null) : null
  const whole = all === null ? [] : [{ label: allRows, value: exactText(all, format), color: undefined }]
  return { title: point.label, lines: [...lines, ...whole] }
}
