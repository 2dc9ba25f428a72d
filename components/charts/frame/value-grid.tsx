import type { ValueAxis } from '../scale/value-axis'
import { axisText } from './axis-text'
import type { ValueTicks } from './value-ticks'

interface ValueGridProps {
  axis: ValueAxis
  ticks: ValueTicks
  /** Pixel of a value. */
  y: (value: number) => number
  width: number
}

/** Light lines across with their values at the left, in our own drawings. */
export function ValueGrid({ axis, ticks, y, width }: ValueGridProps) {
  return (
    <g>
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line x1={ticks.width} x2={width} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
          <text {...axisText} x={ticks.width - 8} y={y(tick)} dy="0.35em" textAnchor="end">
            {ticks.textOf(tick)}
          </text>
        </g>
      ))}
    </g>
  )
}
