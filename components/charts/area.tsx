import { Area, AreaChart } from 'recharts'
import type { CardBlock, CardProps } from './card-block'
import { ChartFrame } from './frame/chart-frame'
import { EndLabels } from './frame/end-labels'
import { PointMarks } from './frame/point-marks'
import { SeriesPlot } from './frame/series-plot'
import { hasEndLabels, lineColor, lineLayout, lineWidth } from './line-layout'
import { type LineData, type LinePoint, lineData } from './line-points'
import { plotHeight } from './plot-height'

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

function Areas({ block, data, width, height }: AreasProps) {
  const isStacked = data.series.length > 1 && block.spec.stacked !== false
  const totals = isStacked ? data.points.map(({ values }) => stackTop(values, values.length - 1)) : undefined
  const layout = lineLayout(block, data, { width, fromZero: true, totals })
  return (
    <SeriesPlot chart={AreaChart} {...{ block, data, layout, width, height }}>
      {data.series.map(({ name }, at) => (
        <Area
          key={name}
          dataKey={(point: LinePoint) => (isStacked ? layerValue(point, at) : point.values[at])}
          name={name}
          type="linear"
          stackId={isStacked ? 'all' : undefined}
          stroke={isStacked ? 'var(--surface)' : lineColor(data, at)}
          strokeWidth={isStacked ? 1 : lineWidth(data, width)}
          fill={lineColor(data, at)}
          fillOpacity={isStacked ? 1 : data.series.length > 1 ? 0.12 : 0.2}
          activeDot={isStacked ? false : { r: 4, stroke: 'var(--surface)', strokeWidth: 2 }}
          isAnimationActive={false}
        />
      ))}
      {hasEndLabels(data, width) && (
        <EndLabels
          data={data}
          colorOf={(at) => lineColor(data, at)}
          room={layout.endRoom}
          placeOf={isStacked ? (at) => layerMiddle(data, at) : undefined}
        />
      )}
      <PointMarks block={block} data={data} />
    </SeriesPlot>
  )
}

/** Where other layers have rows and this one has none, it is nothing high. */
const layerValue = ({ at, values }: LinePoint, layer: number) => (at < 0 ? null : (values[layer] ?? 0))

const stackTop = (values: (number | null)[], at: number) =>
  values.slice(0, at + 1).reduce<number>((sum, value) => sum + (value ?? 0), 0)

/** The middle of a layer at the right end, where its name stands. */
function layerMiddle({ points }: LineData, at: number): number {
  const values = points.at(-1)?.values ?? []
  return stackTop(values, at) - (values[at] ?? 0) / 2
}
