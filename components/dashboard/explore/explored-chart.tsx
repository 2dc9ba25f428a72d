'use client'

import {
  Area,
  Bar,
  Brush,
  CartesianGrid,
  ComposedChart,
  Line,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'
import { seriesColor } from '@/components/charts/color/chart-style'
import { axisText } from '@/components/charts/frame/axis-text'
import { CategoryTick } from '@/components/charts/frame/category-tick'
import { chartLabel } from '@/components/charts/text/chart-label'
import { textWidth } from '@/components/charts/text/text-width'
import { compactText, formatOf } from '@/components/charts/text/value-text'
import { type Explorable, type ExploredType, isInOrder, isStackedAs } from './explorable'
import type { Explored, ExploredPoint } from './explored-points'
import { ExploredTooltip } from './explored-tooltip'

/** Shorter stretches need no brush. */
const brushFrom = 8
/** Share of the width that names of categories may take; the bars need the rest. */
const labelShare = 0.38
const labelRoom = 20

interface ExploredChartProps {
  block: Explorable
  explored: Explored
  type: ExploredType
  /** Names of the series that are left out. */
  hidden: ReadonlySet<string>
  width: number
  height: number
}

/** A card's values, drawn large as lines, areas or bars, with a brush to look at a part of them. */
export function ExploredChart({ block, explored, type, hidden, width, height }: ExploredChartProps) {
  const { points, names } = explored
  const format = formatOf(block, block.spec.y)
  // kinds without an order lie, as on the card: their names have room, however many there are
  const isLying = type === 'bar' && !isInOrder(block)
  const isStacked = isStackedAs(block, type)
  const all = points.flatMap(({ values }) => values)
  const told = ({ active, payload }: TooltipContentProps) =>
    active && payload.length > 0 ? (
      <ExploredTooltip point={payload[0]!.payload as ExploredPoint} {...{ names, hidden, format }} />
    ) : null
  const value = {
    tick: axisText,
    tickLine: false,
    domain: type === 'line' ? (['auto', 'auto'] as const) : ([0, 'auto'] as const),
    tickFormatter: (one: number) => compactText(one, format, all),
  }
  return (
    <ComposedChart
      // it holds the sliders of its brush
      role="group"
      aria-label={chartLabel(block)}
      tabIndex={0}
      accessibilityLayer
      layout={isLying ? 'vertical' : 'horizontal'}
      width={width}
      height={height}
      data={points}
      margin={{ top: 8, right: 8, bottom: 4, left: 4 }}
    >
      <CartesianGrid vertical={isLying} horizontal={!isLying} stroke="var(--line)" />
      {isLying ? (
        <>
          <XAxis type="number" {...value} stroke="var(--line)" />
          <YAxis
            type="category"
            dataKey="label"
            width={gutterOf(points, width)}
            tick={({ x, y, payload }) => (
              <CategoryTick
                tick={{ x, y, payload: { value: 0 } }}
                labels={[String(payload.value)]}
                widthMax={gutterOf(points, width) - labelRoom / 2}
              />
            )}
            tickLine={false}
            interval={0}
            stroke="var(--line)"
          />
        </>
      ) : (
        <>
          <XAxis dataKey="label" tick={axisText} tickLine={false} stroke="var(--line)" minTickGap={24} />
          <YAxis width={64} {...value} axisLine={false} />
        </>
      )}
      <Tooltip isAnimationActive={false} content={told} />
      {names.map((name, at) => marks({ type, name, at, isHidden: hidden.has(name), isStacked }))}
      {isStacked ? null : names.map((name, at) => besideMarks({ name, at, isHidden: hidden.has(name) }))}
      {points.length >= brushFrom && !isLying && (
        <Brush
          dataKey="label"
          height={28}
          travellerWidth={10}
          stroke="var(--ink-muted)"
          fill="var(--surface)"
        />
      )}
    </ComposedChart>
  )
}

const gutterOf = (points: ExploredPoint[], width: number) =>
  Math.min(
    width * labelShare,
    Math.ceil(Math.max(...points.map(({ label }) => textWidth(label, axisText.fontSize)))) + labelRoom,
  )

interface Marks {
  name: string
  at: number
  isHidden: boolean
}

function marks({ type, name, at, isHidden, isStacked }: Marks & { type: ExploredType; isStacked: boolean }) {
  const color = seriesColor(at)
  const of = {
    name,
    dataKey: ({ values }: ExploredPoint) => values[at] ?? null,
    hide: isHidden,
    isAnimationActive: false,
    ...(isStacked && { stackId: 'all' }),
  }
  if (type === 'bar') return <Bar key={name} {...of} fill={color} maxBarSize={48} />
  if (type === 'area') return <Area key={name} {...of} stroke={color} fill={color} fillOpacity={0.25} />
  return <Line key={name} {...of} stroke={color} strokeWidth={2} dot={false} />
}

/** What the values are compared with, quietly. */
const besideMarks = ({ name, at, isHidden }: Marks) => (
  <Line
    key={`beside ${name}`}
    name={`beside ${name}`}
    dataKey={({ compared }: ExploredPoint) => compared[at] ?? null}
    hide={isHidden}
    isAnimationActive={false}
    stroke={seriesColor(at)}
    strokeOpacity={0.6}
    strokeDasharray="4 4"
    strokeWidth={1.5}
    dot={false}
    activeDot={false}
    connectNulls
  />
)
