import type { CardBlock, CardProps } from '../card-block'
import { ChartFrame } from '../frame/chart-frame'
import { areaPath, linePath } from '../frame/series-path'
import { SeriesPlot } from '../frame/series-plot'
import type { SeriesScales } from '../frame/series-scales'
import { plotHeight } from '../plot-height'
import { type CourseBehind, courseBehind, valuesBehind } from './course-behind'
import { lineColor, lineLayout, lineWidth } from './line-layout'
import { type LineData, type LinePoint, lineData, valueIn } from './line-points'

export function AreaCard({ block, ghost }: CardProps<'area'>) {
  const data = lineData(block)
  const behind = courseBehind(block, ghost, data)
  return (
    <ChartFrame heightMin={plotHeight}>
      {(width, height) => <Areas {...{ block, data, behind, width, height }} />}
    </ChartFrame>
  )
}

interface AreasProps {
  block: CardBlock<'area'>
  data: LineData
  behind?: CourseBehind | null
  width: number
  height: number
}

/** The chart in a room of this size. */
export function Areas({ block, data, behind: beside = null, width, height }: AreasProps) {
  const isStacked = data.series.length > 1 && block.spec.stacked !== false
  const totals = isStacked ? data.points.map(({ values }) => stackTop(values, values.length - 1)) : undefined
  const behind = isStacked ? stackedBehind(beside) : beside
  const others = valuesBehind(behind)
  const layout = lineLayout(block, data, { width, fromZero: true, totals, others })
  return (
    <SeriesPlot
      {...{ block, data, layout, behind, width, height }}
      placeOf={isStacked ? layerTop : valueIn}
      endOf={isStacked ? (at) => layerMiddle(data, at) : undefined}
      hasDots={!isStacked}
    >
      {(scales) => (
        <g data-series>
          {data.series.map(({ name }, at) => (
            <Surface
              key={name}
              {...{ data, scales, at, isStacked }}
              strokeWidth={isStacked ? 1 : lineWidth(data, width)}
            />
          ))}
        </g>
      )}
    </SeriesPlot>
  )
}

interface SurfaceProps {
  data: LineData
  scales: SeriesScales
  at: number
  isStacked: boolean
  strokeWidth: number
}

/** One series: on the ones below it where they are stacked, else on zero. */
function Surface({ data, scales: { x, y }, at, isStacked, strokeWidth }: SurfaceProps) {
  const { points, series } = data
  const tops = points.map((point) => {
    const value = isStacked ? layerTop(point, at) : valueIn(point, at)
    return value === null ? null : { x: x(point.x), y: y(value) }
  })
  const base = (place: number) => y(isStacked ? stackTop(points[place]!.values, at - 1) : 0)
  const color = lineColor(data, at)
  return (
    <>
      <path
        d={areaPath(tops, base)}
        fill={color}
        fillOpacity={isStacked ? 1 : series.length > 1 ? 0.12 : 0.2}
      />
      <path
        d={linePath(tops)}
        fill="none"
        stroke={isStacked ? 'var(--surface)' : color}
        strokeWidth={strokeWidth}
        strokeLinejoin="round"
      />
    </>
  )
}

/** Where other layers have rows and this one has none, it is nothing high. */
const layerTop = ({ at, values }: LinePoint, layer: number) =>
  at < 0 || values.every((value) => value === null) ? null : stackTop(values, layer)

/** Of a stack only its height stands behind another. */
const stackedBehind = (behind: CourseBehind | null): CourseBehind | null =>
  behind && {
    ...behind,
    points: behind.points.map(({ values, label }) => ({
      label,
      values: [label === '' ? null : stackTop(values, values.length - 1)],
    })),
  }

const stackTop = (values: (number | null)[], at: number) =>
  values.slice(0, at + 1).reduce<number>((sum, value) => sum + (value ?? 0), 0)

/** The middle of a layer at the right end, where its name stands. */
function layerMiddle({ points }: LineData, at: number): number {
  const values = points.at(-1)?.values ?? []
  return stackTop(values, at) - (values[at] ?? 0) / 2
}
