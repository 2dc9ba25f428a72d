import { CartesianGrid, Line, LineChart, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'
import type { CardBlock, CardProps } from './card-block'
import { ChartFrame } from './frame/chart-frame'
import { EndLabels } from './frame/end-labels'
import { Legend } from './frame/legend'
import { axisText, motionProps, pictureProps, tooltipProps } from './frame/recharts-props'
import { useMotion } from './frame/use-motion'
import { XAxisTick, xAxisHeight } from './frame/x-axis-tick'
import { hasEndLabels, lineColor, lineLayout, lineMargin } from './line-layout'
import { type LineData, type LinePoint, lineData } from './line-points'
import { LineTooltip } from './line-tooltip'

export const lineHeight = 280

export function LineCard({ block }: CardProps<'line'>) {
  const data = lineData(block)
  return (
    <ChartFrame height={lineHeight}>
      {(width) => <Lines block={block} data={data} width={width} />}
    </ChartFrame>
  )
}

interface LinesProps {
  block: CardBlock<'line'>
  data: LineData
  width: number
}

function Lines({ block, data, width }: LinesProps) {
  const motion = motionProps(useMotion())
  const { axis, values, xTicks, xDomain, endRoom } = lineLayout(block, data, { width, fromZero: false })
  const isLabelled = hasEndLabels(data, width)
  const legend = data.series.map(({ name }, at) => ({ label: name, color: lineColor(data, at) }))
  return (
    <>
      {data.series.length > 1 && !isLabelled && <Legend items={legend} />}
      <LineChart
        {...pictureProps(block)}
        width={width}
        height={lineHeight - (data.series.length > 1 && !isLabelled ? 24 : 0)}
        data={data.points}
        margin={{ ...lineMargin, right: endRoom }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          type="number"
          dataKey="x"
          domain={xDomain}
          ticks={xTicks.map(({ at }) => at)}
          interval={0}
          height={xAxisHeight}
          axisLine={{ stroke: 'var(--line-strong)' }}
          tickLine={{ stroke: 'var(--line-strong)' }}
          tick={(place) => <XAxisTick place={place} ticks={xTicks} width={width} />}
        />
        <YAxis
          domain={axis.domain}
          ticks={axis.ticks}
          tickFormatter={values.textOf}
          width={values.width}
          axisLine={false}
          tickLine={false}
          tick={axisText}
          interval={0}
        />
        <Tooltip
          {...tooltipProps}
          cursor={{ stroke: 'var(--line-strong)' }}
          content={<LineTooltip block={block} data={data} />}
        />
        {axis.domain[0] < 0 && axis.domain[1] > 0 && <ReferenceLine y={0} stroke="var(--line-strong)" />}
        {data.series.map(({ name }, at) => (
          <Line
            key={name}
            dataKey={(point: LinePoint) => point.values[at]}
            name={name}
            type="linear"
            stroke={lineColor(data, at)}
            strokeWidth={2}
            strokeLinejoin="round"
            dot={isAlone(data, at) ? { r: 3, fill: lineColor(data, at), stroke: 'none' } : false}
            activeDot={{ r: 4, stroke: 'var(--surface)', strokeWidth: 2 }}
            {...motion}
          />
        ))}
        {isLabelled && <EndLabels data={data} colorOf={(at) => lineColor(data, at)} room={endRoom} />}
      </LineChart>
    </>
  )
}

/** A series whose points have no neighbours would be invisible as a line. */
function isAlone({ points }: LineData, series: number): boolean {
  return !points.some((point, at) => point.values[series] !== null && points[at + 1]?.values[series] != null)
}
