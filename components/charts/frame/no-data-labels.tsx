import type { BarPoint } from '../bar/bar-points'
import { axisText } from './axis-text'
import type { BarScales } from './bars'

/** A category without a value is no category of zero. */
export function NoDataLabels({ points, scales }: { points: BarPoint[]; scales: BarScales }) {
  const empty = points.filter(({ values }) => values.every((value) => value === null))
  return empty.map(({ at }) => (
    <text
      key={at}
      {...axisText}
      className="pointer-events-none"
      x={scales.along(0) + 6}
      y={scales.across(at)}
      dy="0.35em"
    >
      no data
    </text>
  ))
}
