import type { XTick } from '../scale/x-ticks'
import { keptInside } from '../text/kept-inside'
import { textWidth } from '../text/text-width'
import { axisText } from './axis-text'

interface Place {
  x?: number | string
  y?: number | string
  payload?: { value?: unknown }
}

/** Height under a chart for one line of label, or for two. */
export const xAxisHeight = (ticks: XTick[]) =>
  ticks.some(({ under, isLow }) => isLow || under !== '') ? 38 : 24

interface XAxisTickProps {
  place: Place
  ticks: XTick[]
  width: number
  fontSize?: number
}

/** A label under the axis, and under it what it belongs to; the outer ones stay inside the chart. */
export function XAxisTick({ place, ticks, width, fontSize = axisText.fontSize }: XAxisTickProps) {
  const tick = ticks.find(({ at }) => at === Number(place.payload?.value))
  if (!tick) return null
  const widest = textWidth(tick.label, 12) > textWidth(tick.under, 12) ? tick.label : tick.under
  const x = keptInside(Number(place.x), widest, width)
  return (
    <text {...axisText} fontSize={fontSize} y={Number(place.y)} textAnchor="middle">
      {tick.whole && <title>{tick.whole}</title>}
      <tspan x={x} dy={tick.isLow ? 25 : 10}>
        {tick.label}
      </tspan>
      {tick.under && (
        <tspan x={x} dy={15}>
          {tick.under}
        </tspan>
      )}
    </text>
  )
}
