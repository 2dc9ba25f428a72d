import type { CardBlock, CardProps } from '../card-block'
import { ChartFrame } from '../frame/chart-frame'
import { linePath } from '../frame/series-path'
import { SeriesPlot } from '../frame/series-plot'
import type { SeriesScales } from '../frame/series-scales'
import { plotHeight } from '../plot-height'
import { type CourseBehind, courseBehind, valuesBehind } from './course-behind'
import { lineColor, lineLayout, lineWidth } from './line-layout'
import { type LineData, type LinePoint, lineData, valueIn } from './line-points'

export function LineCard({ block, ghost }: CardProps<'line'>) {
  const data = lineData(block)
  const behind = courseBehind(block, ghost, data)
  return (
    <ChartFrame heightMin={plotHeight}>
      {(width, height) => <Lines {...{ block, data, behind, width, height }} />}
    </ChartFrame>
  )
}

interface LinesProps {
  block: CardBlock<'line'>
  data: LineData
  behind?: CourseBehind | null
  width: number
  height: number
}

/** The chart in a room of this size. */
export function Lines({ block, data, behind = null, width, height }: LinesProps) {
  const layout = lineLayout(block, data, { width, fromZero: false, others: valuesBehind(behind) })
  return (
    <SeriesPlot {...{ block, data, layout, behind, width, height }} placeOf={valueIn}>
      {(scales) => (
        <g data-series>
          {data.series.map(({ name }, at) => (
            <path
              key={name}
              d={linePath(data.points.map((point) => placeIn(scales, point, at)))}
              fill="none"
              stroke={lineColor(data, at)}
              strokeWidth={lineWidth(data, width)}
              strokeLinejoin="round"
            />
          ))}
          <LonePoints data={data} scales={scales} />
        </g>
      )}
    </SeriesPlot>
  )
}

function placeIn({ x, y }: SeriesScales, point: LinePoint, series: number) {
  const value = valueIn(point, series)
  return value === null ? null : { x: x(point.x), y: y(value) }
}

/** A point between two gaps would be invisible as a line. */
function LonePoints({ data, scales }: { data: LineData; scales: SeriesScales }) {
  const { points, series } = data
  return series.flatMap(({ name }, at) => {
    const isThere = (index: number) => (points[index]?.values[at] ?? null) !== null
    return points.flatMap((point, index) => {
      const place = placeIn(scales, point, at)
      if (!place || isThere(index - 1) || isThere(index + 1)) return []
      return [
        <circle key={`${name} ${point.x}`} cx={place.x} cy={place.y} r={3} fill={lineColor(data, at)} />,
      ]
    })
  })
}
