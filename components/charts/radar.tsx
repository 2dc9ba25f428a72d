import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart, Tooltip } from 'recharts'
import type { CardBlock, CardProps } from './card-block'
import { seriesColor } from './color/chart-style'
import { axisText } from './frame/axis-text'
import { ChartFrame } from './frame/chart-frame'
import { Legend } from './frame/legend'
import { pictureProps, tooltipProps } from './frame/recharts-props'
import { TooltipCard } from './frame/tooltip-card'
import { type RadarWide, radarWide } from './radar-wide'
import { valueAxis } from './scale/value-axis'
import { fitText } from './text/fit-text'
import { cellText, exactText, formatOf, tickText } from './text/value-text'

export const radarHeight = 300

interface Spoke {
  at: number
  label: string
  values: (number | null)[]
}

export function RadarCard({ block }: CardProps<'radar'>) {
  const wide = radarWide(block)
  const items = wide.series.map(({ name }, at) => ({ label: name, color: seriesColor(at) }))
  return (
    <>
      {wide.series.length > 1 && <Legend items={items} />}
      <ChartFrame height={radarHeight}>
        {(width) => <Web block={block} wide={wide} width={width} />}
      </ChartFrame>
    </>
  )
}

interface WebProps {
  block: CardBlock<'radar'>
  wide: RadarWide
  width: number
}

function Web({ block, wide, width }: WebProps) {
  const format = formatOf(block, block.spec.values)
  const spokes: Spoke[] = wide.keys.map((key, at) => ({
    at,
    label: cellText(key, formatOf(block, block.spec.grouping)),
    values: wide.series.map(({ values }) => values[at] ?? null),
  }))
  const known = wide.series.flatMap(({ values }) => values.filter((value) => value !== null))
  const axis = valueAxis(known, { fromZero: true, ticks: 3, format })
  const radius = Math.min(radarHeight * 0.4, width * 0.24)
  const labelMax = Math.max(40, width / 2 - radius - 14)
  return (
    <RadarChart
      {...pictureProps(block)}
      width={width}
      height={radarHeight}
      data={spokes}
      outerRadius={radius}
    >
      <PolarGrid stroke="var(--line)" />
      <PolarAngleAxis
        dataKey="at"
        tick={(tick) => <SpokeLabel tick={tick} spokes={spokes} widthMax={labelMax} />}
        axisLine={false}
        tickLine={false}
      />
      <PolarRadiusAxis
        domain={axis.domain}
        ticks={axis.ticks as never}
        angle={90 - 180 / Math.max(spokes.length, 3)}
        axisLine={false}
        tick={({ x, y, payload }) => (
          <text {...axisText} fontSize={11} x={Number(x)} y={Number(y)} dy="0.35em" textAnchor="middle">
            {payload.value === 0 ? '' : tickText(Number(payload.value), format, axis.ticks)}
          </text>
        )}
      />
      {wide.series.map(({ name }, at) => (
        <Radar
          key={name}
          name={name}
          dataKey={(spoke: Spoke) => spoke.values[at]}
          stroke={seriesColor(at)}
          strokeWidth={2}
          fill={seriesColor(at)}
          fillOpacity={0.12}
          isAnimationActive={false}
        />
      ))}
      <Tooltip
        {...tooltipProps}
        content={({ active, payload }) => {
          const spoke: Spoke | undefined = payload?.[0]?.payload
          if (!active || !spoke) return null
          const lines = wide.series.map(({ name }, at) => ({
            label: name,
            value: exactText(spoke.values[at] ?? null, format),
            color: seriesColor(at),
          }))
          return <TooltipCard title={spoke.label} lines={lines} />
        }}
      />
    </RadarChart>
  )
}

interface SpokeLabelProps {
  tick: { x?: number | string; y?: number | string; textAnchor?: string; payload?: { value?: unknown } }
  spokes: Spoke[]
  widthMax: number
}

function SpokeLabel({ tick, spokes, widthMax }: SpokeLabelProps) {
  const label = spokes[Number(tick.payload?.value)]?.label ?? ''
  const anchor = tick.textAnchor === 'start' || tick.textAnchor === 'end' ? tick.textAnchor : 'middle'
  return (
    <text {...axisText} y={Number(tick.y)} textAnchor={anchor} fill="var(--ink)">
      <title>{label}</title>
      {fitText(label, { widthMax, fontSize: 12, linesMax: 2 }).map((line, at) => (
        <tspan key={line} x={Number(tick.x)} dy={at === 0 ? '0.35em' : 14}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
