import { Bar, BarChart, CartesianGrid, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'
import { type BarLayout, columnsHeight } from './bar-layout'
import { type BarPoint, barPoints, barTotals } from './bar-points'
import { BarTooltip } from './bar-tooltip'
import type { CardBlock } from './card-block'
import { seriesColor } from './color/chart-style'
import { axisText } from './frame/axis-text'
import { BarLabels } from './frame/bar-labels'
import { ChartFrame } from './frame/chart-frame'
import { pictureProps, tooltipProps } from './frame/recharts-props'
import { valueTicks } from './frame/value-ticks'
import { XAxisTick, xAxisHeight } from './frame/x-axis-tick'
import { valueAxis } from './scale/value-axis'
import { labelFontSize, xTicks } from './scale/x-ticks'
import { textWidth } from './text/text-width'
import { compactText, formatOf } from './text/value-text'

/** Of a category's band, left free on each side. */
const categoryGap = 0.2
/** Pixels between the columns of one category. */
const columnGap = 1
const columnMax = 72

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
  const all = firstValues(points)
  const textOf = (value: number) => compactText(value, format, all)
  const columns = layout.kind === 'grouped' ? layout.series.length : 1
  const column = ((plot / points.length) * (1 - 2 * categoryGap) - (columns - 1) * columnGap) / columns
  const zeroOnly = (value: number) => (value === 0 && column >= textWidth('0', 12) ? '0' : '')
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
      barCategoryGap={`${categoryGap * 100}%`}
      barGap={columnGap}
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
          maxBarSize={columnMax}
          isAnimationActive={false}
        />
      ))}
      <ReferenceLine y={0} stroke="var(--line-strong)" />
      <BarLabels layout={layout} step={column + columnGap} textOf={isLabelled ? textOf : zeroOnly} />
    </BarChart>
  )
}

function hasLabelRoom(points: BarPoint[], format: Parameters<typeof compactText>[1], band: number): boolean {
  const all = firstValues(points)
  return all.every((value) => textWidth(compactText(value, format, all), 12) + 4 <= band)
}

const firstValues = (points: BarPoint[]) => points.map(({ values }) => values[0] ?? null)
