import { group } from 'd3-array'
import { isBeyond, type ScatterAxes } from './scatter-axes'
import type { ScatterData, ScatterPoint } from './scatter-points'

interface DrawnPoint {
  cx: number
  cy: number
  r: number
  color: string
  isOutside: boolean
}

/** Those that look alike share what is said of them: there are thousands. Large bubbles lie under small ones. */
export function Dots({ drawn, isBubble }: { drawn: DrawnPoint[]; isBubble: boolean }) {
  const sorted = [...drawn.entries()].sort(([, a], [, b]) => b.r - a.r)
  const alike = group(sorted, ([at, { color, isOutside }]) => (isBubble ? at : `${color} ${isOutside}`))
  return [...alike].map(([look, dots]) => (
    <g
      key={look}
      fill={dots[0]![1].color}
      fillOpacity={dots[0]![1].isOutside ? 0 : 0.45}
      stroke={dots[0]![1].color}
      strokeWidth={1}
    >
      {dots.map(([at, { cx, cy, r }]) => (
        <circle key={at} cx={tenths(cx)} cy={tenths(cy)} r={tenths(r)} />
      ))}
    </g>
  ))
}

interface DotsBehindProps {
  data: ScatterData
  axes: ScatterAxes
  place: (point: ScatterPoint) => [number, number]
}

/** Where all rows lie; what is far out says nothing of where. */
export const DotsBehind = ({ data, axes, place }: DotsBehindProps) => (
  <g data-ghost fill="var(--line-strong)" fillOpacity={0.5}>
    {data.points
      .filter((point) => !isBeyond(axes, point))
      .map((point, at) => {
        const [cx, cy] = place(point)
        return <circle key={String(at)} cx={tenths(cx)} cy={tenths(cy)} r={2} />
      })}
  </g>
)

/** Finer places can't be seen, and are long to write. */
const tenths = (pixels: number) => Math.round(pixels * 10) / 10
