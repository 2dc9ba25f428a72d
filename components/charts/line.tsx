import { Line, LineChart } from 'recharts'
import type { CardBlock, CardProps } from './card-block'
import { ChartFrame } from './frame/chart-frame'
import { EndLabels } from './frame/end-labels'
import { PointMarks } from './frame/point-marks'
import { SeriesPlot } from './frame/series-plot'
import { hasEndLabels, lineColor, lineLayout, lineWidth } from './line-layout'
import { type LineData, type LinePoint, lineData } from './line-points'
import { plotHeight } from './plot-height'

export function LineCard({ block }: CardProps<'line'>) {
  const data = lineData(block)
  return (
    <ChartFrame heightMin={plotHeight}>
      {(width, height) => <Lines {...{ block, data, width, height }} />}
    </ChartFrame>
  )
}

interface LinesProps {
  block: CardBlock<'line'>
  data: LineData
  width: number
  height: number
}

function Lines({ block, data, width, height }: LinesProps) {
  const layout = lineLayout(block, data, { width, fromZero: false })
  return (
    <SeriesPlot chart={LineChart} {...{ block, data, layout, width, height }}>
      {data.series.map(({ name }, at) => (
        <Line
          key={name}
          dataKey={(point: LinePoint) => point.values[at]}
          name={name}
          type="linear"
          stroke={lineColor(data, at)}
          strokeWidth={lineWidth(data, width)}
          strokeLinejoin="round"
          dot={(dot) => <LonePoint key={dot.key} dot={dot} data={data} series={at} />}
          activeDot={{ r: 4, stroke: 'var(--surface)', strokeWidth: 2 }}
          isAnimationActive={false}
        />
      ))}
      {hasEndLabels(data, width) && (
        <EndLabels data={data} colorOf={(at) => lineColor(data, at)} room={layout.endRoom} />
      )}
      <PointMarks block={block} data={data} />
    </SeriesPlot>
  )
}

interface LonePointProps {
  dot: { cx?: number; cy?: number; index?: number }
  data: LineData
  series: number
}

/** A point between two gaps would be invisible as a line. */
function LonePoint({ dot, data: { points, series: all }, series }: LonePointProps) {
  const at = dot.index ?? 0
  const valueAt = (index: number) => points[index]?.values[series] ?? null
  if (valueAt(at) === null || valueAt(at - 1) !== null || valueAt(at + 1) !== null) return null
  return <circle cx={dot.cx} cy={dot.cy} r={3} fill={lineColor({ series: all }, series)} />
}
