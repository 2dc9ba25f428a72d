import { Bar, BarChart, CartesianGrid, LabelList, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'
import { type BarLayout, columnsHeight } from './bar-layout'
import { type BarPoint, barPoints, barTotals } from './bar-points'
import { BarTooltip } from './bar-tooltip'
import type { CardBlock } from './card-block'
import { seriesColor } from './color/chart-style'
import { ChartFrame } from './frame/chart-frame'
import { axisText, pictureProps, tooltipProps } from './frame/recharts-props'
import { valueTicks } from './frame/value-ticks'
import { XAxisTick, xAxisHeight } from './frame/x-axis-tick'
import { valueAxis } from './scale/value-axis'
import { labelFontSize, xTicks } from './scale/x-ticks'
import { textWidth } from './text/text-width'
import { compactText, formatOf } from './text/value-text'

interface BarColumnsProps {
  block: CardBlock<'bar'>
  layout: BarLayout
}

/** Standing bars, for periods and other categories that have an order. */
export function BarColumns({ block, layout }: BarColumnsProps) {
  return (
    <ChartFrame heightMin={columnsHeight}>
      {(width, height) => <Columns {...{ block, layout, width, height }} />}
    </ChartFrame>
  )
}

function Columns({ block, layout, width, height }: BarColumnsProps & { width: number; height: number }) {
  const points = barPoints(block, layout)
  const format = formatOf(block, block.spec.y)
  const axis = valueAxis(barTotals(layout), { fromZero: true, format })
  const values = valueTicks(axis, format)
  const isLabelled = layout.kind === 'single' && hasLabelRoom(points, format, width / points.length)
  const plot = isLabelled ? width : width - values.width
  const labels = points.map(({ label }) => label)
  const fontSize = labelFontSize(labels, plot / points.length)
  const ticks = xTicks(layout.keys, labels, { width: plot, grain: block.config.query?.grain, fontSize })
  return (
    <BarChart
      {...pictureProps(block)}
      width={width}
      height={height}
      data={points}
      margin={{ top: 18, right: 0, bottom: 0, left: 0 }}
      barCategoryGap="20%"
      barGap={1}
      stackOffset="sign"
    >
      {!isLabelled && <CartesianGrid vertical={false} stroke="var(--line)" />}
      <XAxis
        dataKey="at"
        height={xAxisHeight(ticks)}
        axisLine={false}
        tickLine={false}
        interval={0}
        tick={(place) => <XAxisTick place={place} ticks={ticks} width={width} fontSize={fontSize} />}
      />
      <YAxis
        hide={isLabelled}
        domain={axis.domain}
        ticks={axis.ticks}
        tickFormatter={values.textOf}
        width={values.width}
        axisLine={false}
        tickLine={false}
        tick={axisText}
        interval={0}
      />
      <Tooltip {...tooltipProps} content={<BarTooltip block={block} layout={layout} />} />
      {layout.series.map(({ name }, at) => (
        <Bar
          key={name}
          dataKey={(point: BarPoint) => point.values[at]}
          name={name}
          stackId={layout.kind === 'stacked' ? 'all' : undefined}
          fill={seriesColor(at)}
          radius={layout.kind === 'stacked' ? 0 : 2}
          maxBarSize={72}
          isAnimationActive={false}
        >
          {isLabelled && (
            <LabelList content={(label) => <ColumnLabel label={label} points={points} format={format} />} />
          )}
        </Bar>
      ))}
      <ReferenceLine y={0} stroke="var(--line-strong)" />
    </BarChart>
  )
}

function hasLabelRoom(points: BarPoint[], format: Parameters<typeof compactText>[1], band: number): boolean {
  const all = firstValues(points)
  return all.every((value) => textWidth(compactText(value, format, all), 12) + 4 <= band)
}

const firstValues = (points: BarPoint[]) => points.map(({ values }) => values[0] ?? null)

interface ColumnLabelProps {
  label: {
    index?: number
    x?: number | string
    y?: number | string
    width?: number | string
    height?: number | string
  }
  points: BarPoint[]
  format: Parameters<typeof compactText>[1]
}

/** The value beyond the end of a standing bar; recharts counts drawn bars only. */
function ColumnLabel({ label, points, format }: ColumnLabelProps) {
  const value = points.filter(({ values }) => values[0] !== null)[label.index ?? 0]?.values[0] ?? null
  if (value === null) return null
  const [from, size] = [Number(label.y), Number(label.height)]
  const y = value < 0 ? Math.max(from, from + size) + 14 : Math.min(from, from + size) - 6
  return (
    <text
      {...axisText}
      fill="var(--ink)"
      className="figures"
      x={Number(label.x) + Number(label.width) / 2}
      y={y}
      textAnchor="middle"
    >
      {compactText(value, format, firstValues(points))}
    </text>
  )
}
