import type { CardBlock } from '../card-block'
import type { TooltipCardProps } from '../frame/tooltip-card'
import { cellOf } from '../series'
import { axisName, columnText } from '../text/column-text'
import { cellText, exactText, formatOf, xText } from '../text/value-text'
import type { ScatterPoint } from './scatter-points'

/** Both coordinates and the size, under the name of the point where it has one. */
export function pointTooltip(block: CardBlock<'scatter' | 'bubble'>, point: ScatterPoint): TooltipCardProps {
  const { spec } = block
  const size = 'size' in spec ? spec.size : undefined
  const name = spec.grouping ?? spec.color
  const x = { label: axisName(block, 'x'), value: xText(block, spec.x, cellOf(point.row, spec.x)) }
  const y = { label: axisName(block, 'y'), value: exactText(point.y, formatOf(block, spec.y)) }
  const third =
    size === undefined
      ? []
      : [{ label: columnText(block, size), value: exactText(point.size, formatOf(block, size)) }]
  if (name === undefined) return { title: `${x.label}: ${x.value}`, lines: [y, ...third] }
  return { title: cellText(cellOf(point.row, name)), lines: [x, y, ...third] }
}
