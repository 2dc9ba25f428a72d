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

/**
 * Those that look alike share what is said of them, and dots a path with others that stand far from them in the rows:
 * a browser styles each element anew where a theme changes or a dialog opens, and there are thousands. Large bubbles lie
 * under small ones.
 */
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
      <Circles places={dots.map(([, dot]) => dot)} />
    </g>
  ))
}

type Circle = Pick<DrawnPoint, 'cx' | 'cy' | 'r'>

/** Those of one path are drawn as one: where they lie over each other it is no darker. */
const circlesOfPath = 32

function Circles({ places }: { places: Circle[] }) {
  const paths = new Array<string>(Math.ceil(places.length / circlesOfPath)).fill('')
  places.forEach((place, at) => {
    paths[at % paths.length] += circlePath(place)
  })
  return paths.map((d, at) => <path key={String(at)} d={d} />)
}

function circlePath({ cx, cy, r }: Circle): string {
  const [radius, across] = [tenths(r), tenths(2 * r)]
  const half = `a${radius} ${radius} 0 1 0`
  return `M${tenths(cx - r)} ${tenths(cy)}${half} ${across} 0${half} ${-across} 0`
}

interface DotsBehindProps {
  data: ScatterData
  axes: ScatterAxes
  place: (point: ScatterPoint) => [number, number]
}

/** Where all rows lie; what is far out says nothing of where. */
export const DotsBehind = ({ data, axes, place }: DotsBehindProps) => (
  <g data-ghost fill="var(--line-strong)" fillOpacity={0.5}>
    <Circles
      places={data.points
        .filter((point) => !isBeyond(axes, point))
        .map((point) => {
          const [cx, cy] = place(point)
          return { cx, cy, r: 2 }
        })}
    />
  </g>
)

/** Finer places can't be seen, and are long to write. */
const tenths = (pixels: number) => Math.round(pixels * 10) / 10
