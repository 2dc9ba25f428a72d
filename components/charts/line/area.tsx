import type { CardBlock, CardProps } from '../card-block'
import { ChartFrame } from '../frame/chart-frame'
import { areaPath, linePath } from '../frame/series-path'
import { SeriesPlot } from '../frame/series-plot'
import type { SeriesScales } from '../frame/series-scales'
import { plotHeight } from '../plot-height'
import { lineColor, lineLayout, lineWidth } from './line-layout'
import { type LineData, type LinePoint, lineData, valueIn } from './line-points'

export function AreaCard({ block }: CardProps<'area'>) {
  const data = lineData(block)
  return (
    <ChartFrame heightMin={plotHeight}>
      {(width, height) => <Areas {...{ block, data, width, height }} />}
    </ChartFrame>
  )
}

interface AreasProps {
  block: CardBlock<'area'>
  data: LineData
  width: number
  height: number
}

/** The chart in a room of this size. */
export function Areas({ block, data, width, height }: AreasProps) {
  const isStacked = data.series.length > 1 && block.spec.stacked !== false
  const totals = isStacked ? data.points.map(({ values }) => stackTop(values, values.length - 1)) : undefined
  const layout = lineLayout(block, data, { width, fromZero: true, totals })
  return (
    <SeriesPlot
      {...{ block, data, layout, width, height }}
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
const layerTop = ({ at, values }: LinePoint, layer: number) => (at < 0 ? null : stackTop(values, layer))

const stackTop = (values: (number | null)[], at: number) =>
  values.slice(0, at + 1).reduce<number>((sum, value) => sum + (value ?? 0), 0)

/** The middle of a layer at the right end, where its name stands. */
function layerMiddle({ points }: LineData, at: number): number {
  const values = points.at(-1)?.values ?? []
  return stackTop(values, at) - (values[at] ?? 0) / 2
}
