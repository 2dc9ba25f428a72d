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
import { TooltipCard } from '@/components/charts/frame/tooltip-card'
import { groupingOf, wideOf } from '@/components/charts/series'
import { chartLabel } from '@/components/charts/text/chart-label'
import { compactText, exactText, formatOf, xText } from '@/components/charts/text/value-text'
import type { Explorable, ExploredType } from './explorable'

/** Shorter stretches need no brush. */
const brushFrom = 8

interface ExploredChartProps {
  block: Explorable
  type: ExploredType
  /** Names of the series that are left out. */
  hidden: ReadonlySet<string>
  width: number
  height: number
}

/** A card's values, drawn large as lines, areas or bars, with a brush to look at a part of them. */
export function ExploredChart({ block, type, hidden, width, height }: ExploredChartProps) {
  const { x, y } = block.spec
  const format = formatOf(block, y)
  const { keys, series } = wideOf(block.data_preview.rows, { x, y, grouping: groupingOf(block) })
  const points = keys.map((key, at) => ({
    label: xText(block, x, key),
    values: series.map(({ values }) => values[at] ?? null),
  }))
  const told = ({ active, payload, label }: TooltipContentProps) =>
    active && payload.length > 0 ? (
      <TooltipCard
        title={String(label)}
        lines={payload.map(({ name, value, color }) => ({
          label: String(name),
          value: exactText(typeof value === 'number' ? value : null, format),
          color,
        }))}
      />
    ) : null
  return (
    <ComposedChart
      role="img"
      aria-label={chartLabel(block)}
      tabIndex={0}
      accessibilityLayer
      width={width}
      height={height}
      data={points}
      margin={{ top: 8, right: 8, bottom: 4, left: 4 }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis dataKey="label" tick={axisText} tickLine={false} stroke="var(--line)" minTickGap={24} />
      <YAxis
        width={64}
        tick={axisText}
        tickLine={false}
        axisLine={false}
        domain={type === 'line' ? ['auto', 'auto'] : [0, 'auto']}
        tickFormatter={(value: number) => compactText(value, format)}
      />
      <Tooltip isAnimationActive={false} content={told} />
      {series.map(({ name }, at) => marks({ type, name, at, isHidden: hidden.has(name) }))}
      {points.length >= brushFrom && (
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

interface Marks {
  type: ExploredType
  name: string
  at: number
  isHidden: boolean
}

function marks({ type, name, at, isHidden }: Marks) {
  const color = seriesColor(at)
  const of = {
    name,
    dataKey: ({ values }: { values: (number | null)[] }) => values[at] ?? null,
    hide: isHidden,
    isAnimationActive: false,
  }
  if (type === 'bar') return <Bar key={name} {...of} fill={color} />
  if (type === 'area') return <Area key={name} {...of} stroke={color} fill={color} fillOpacity={0.25} />
  return <Line key={name} {...of} stroke={color} strokeWidth={2} dot={false} />
}
