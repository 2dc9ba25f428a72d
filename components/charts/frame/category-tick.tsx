import { fitText } from '../text/fit-text'
import { axisText } from './axis-text'

interface Tick {
  x?: number | string
  y?: number | string
  payload?: { value?: unknown }
}

/** A category's name at the left of its bar, on two lines at the most; the whole name is its title. */
export function CategoryTick({ tick, labels, widthMax }: { tick: Tick; labels: string[]; widthMax: number }) {
  const label = labels[Number(tick.payload?.value)] ?? ''
  const lines = fitText(label, { widthMax, fontSize: axisText.fontSize, linesMax: 2 })
  const top = Number(tick.y) - (lines.length - 1) * 7
  return (
    <text x={Number(tick.x)} textAnchor="end" {...axisText} fill="var(--ink)">
      <title>{label}</title>
      {lines.map((line, at) => (
        <tspan key={line} x={Number(tick.x)} y={top + at * 14} dy="0.35em">
          {line}
        </tspan>
      ))}
    </text>
  )
}
