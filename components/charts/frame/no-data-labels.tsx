import { useXAxisScale, useYAxisScale } from 'recharts'
import type { BarPoint } from '../bar-points'
import { axisText } from './axis-text'

/** A category without a value is no category of zero. */
export function NoDataLabels({ points }: { points: BarPoint[] }) {
  const x = useXAxisScale()?.(0)
  const yScale = useYAxisScale()
  if (x === undefined || !yScale) return null
  const empty = points.filter(({ values }) => values.every((value) => value === null))
  return empty.map(({ at }) => (
    <text key={at} {...axisText} x={x + 6} y={yScale(at, { position: 'middle' })} dy="0.35em">
      no data
    </text>
  ))
}
