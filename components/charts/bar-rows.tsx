import { Bar, BarChart, Cell, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'
import { type BarLayout, bandHeight, barsMax, barsSlack } from './bar-layout'
import { type BarPoint, barPoints, barTotals } from './bar-points'
import { restAt } from './bar-rest'
import { BarTooltip } from './bar-tooltip'
import type { CardBlock } from './card-block'
import { seriesColor } from './color/chart-style'
import { BarLabels } from './frame/bar-labels'
import { CategoryTick } from './frame/category-tick'
import { ChartFrame } from './frame/chart-frame'
import { NoDataLabels } from './frame/no-data-labels'
import { pictureProps, tooltipProps } from './frame/recharts-props'
import { ScrollRegion } from './frame/scroll-region'
import { VerticalKeys } from './frame/vertical-keys'
import { textWidth } from './text/text-width'
import { compactText, formatOf } from './text/value-text'

interface BarRowsProps {
  block: CardBlock<'bar'>
  layout: BarLayout
}

/** Lying bars: the category at the left, the value at the bar's end, so no axis is needed. */
export function BarRows({ block, layout }: BarRowsProps) {
  const height = layout.keys.length * bandHeight(layout)
  const draw = (width: number, room: number) => (
    <VerticalKeys>
      <Rows block={block} layout={layout} width={width} band={bandIn(layout, room)} />
    </VerticalKeys>
  )
  if (layout.keys.length <= barsMax + barsSlack) return <ChartFrame heightMin={height}>{draw}</ChartFrame>
  return (
    <ScrollRegion label={`${block.title}, all categories`} heightMax={barsMax * bandHeight(layout)}>
      <ChartFrame height={height}>{draw}</ChartFrame>
    </ScrollRegion>
  )
}

/** Share of the width that labels may take; the bars need the rest. */
const labelShare = 0.38

/** Beside a taller neighbour bars spread, but not so far that they no longer read as one list. */
function bandIn(layout: BarLayout, height: number): number {
  const band = bandHeight(layout)
  return Math.max(band, Math.min(Math.floor(height / layout.keys.length), band * bandSlack))
}

const bandSlack = 1.8

function Rows({ block, layout, width, band }: BarRowsProps & { width: number; band: number }) {
  const points = barPoints(block, layout)
  const format = formatOf(block, block.spec.y)
  const totals = barTotals(layout)
  const gutter = Math.min(
    width * labelShare,
    Math.ceil(Math.max(...points.map(({ label }) => textWidth(label, 12)))) + 11,
  )
  const room = (isNegative: boolean) =>
    Math.max(
      0,
      ...totals
        .filter((value) => value < 0 === isNegative)
        .map((value) => textWidth(compactText(value, format, totals), 12) + 10),
    )
  const domain = labelledDomain(totals, room(true), width - gutter - room(false))
  const thickness = Math.max(barThickness, band * barShare)
  const bars = { barCategoryGap: layout.kind === 'grouped' ? groupGap : (band - thickness) / 2, barGap }
  return (
    <BarChart
      {...pictureProps(block)}
      {...bars}
      layout="vertical"
      width={width}
      height={points.length * band}
      data={points}
      margin={{ top: 0, right: room(false), bottom: 0, left: 0 }}
      stackOffset="sign"
    >
      <XAxis type="number" hide domain={domain} />
      <YAxis
        type="category"
        dataKey="at"
        width={gutter}
        axisLine={false}
        tickLine={false}
        interval={0}
        tick={(tick) => (
          <CategoryTick tick={tick} labels={points.map(({ label }) => label)} widthMax={gutter - 10} />
        )}
      />
      <Tooltip {...tooltipProps} content={<BarTooltip block={block} layout={layout} />} />
      {layout.series.map((series, at) => seriesBar({ block, layout, at, name: series.name }))}
      <ReferenceLine x={0} stroke="var(--line-strong)" />
      <BarLabels
        layout={layout}
        step={barStep(layout, band)}
        textOf={(value) => compactText(value, format, totals)}
      />
      <NoDataLabels points={points} />
    </BarChart>
  )
}

const barThickness = 20
/** Pixels between the bars of a category, and on each side of it. */
const barGap = 1
const groupGap = 6

function barStep({ kind, series }: BarLayout, band: number): number {
  if (kind !== 'grouped') return band
  return (band - 2 * groupGap - (series.length - 1) * barGap) / series.length + barGap
}
/** Of a band that has spread. */
const barShare = 0.56

/** The bars' own range, with as much below it as the labels of negative values need in pixels. */
function labelledDomain(totals: number[], room: number, width: number): [number, number] {
  const [low, high] = [Math.min(0, ...totals), Math.max(0, ...totals)]
  const perPixel = (high - low) / Math.max(width - room, 1)
  return [low - room * perPixel, high]
}

interface SeriesBarProps extends BarRowsProps {
  at: number
  name: string
}

function seriesBar({ block, layout, at, name }: SeriesBarProps) {
  const rest = restAt(block, layout.keys)
  return (
    <Bar
      key={name}
      dataKey={(point: BarPoint) => point.values[at]}
      name={name}
      stackId={layout.kind === 'stacked' ? 'all' : undefined}
      fill={seriesColor(at)}
      radius={2}
      isAnimationActive={false}
    >
      {rest !== null && layout.kind === 'single' && restCells(layout, rest)}
    </Bar>
  )
}

/** "Other (n)" is no category, so it is drawn quieter than those that are. */
function restCells(layout: BarLayout, rest: number) {
  return layout.keys.map((key, at) => (
    <Cell key={String(key)} fill={at === rest ? 'var(--line-strong)' : seriesColor(0)} />
  ))
}
