import { group } from 'd3-array'
import { formatCount } from '@/lib/format/format-count'
import type { CardBlock, CardProps } from '../card-block'
import { axisText } from '../frame/axis-text'
import { ChartFrame } from '../frame/chart-frame'
import { Legend } from '../frame/legend'
import { SvgChart } from '../frame/svg-chart'
import { ValueGrid } from '../frame/value-grid'
import { valueTicks } from '../frame/value-ticks'
import { seriesMark } from '../pick/mark'
import { clampedScale } from '../scale/linear-scale'
import { axisName } from '../text/column-text'
import { keptInside } from '../text/kept-inside'
import { formatOf } from '../text/value-text'
import { isBeyond, type ScatterAxes, scatterAxes } from './scatter-axes'
import { bubbleRadius, bubbleRadiusMax, type ScatterData, scatterData } from './scatter-points'
import { pointTooltip } from './scatter-tooltip'

export const scatterHeight = 320
const bottom = 30
const top = 10
const bubbleMax = 22

/** Scatter plot and bubble chart: names of the axes at their ends, the nearest point told exactly. */
export function ScatterCard({ block }: CardProps<'scatter' | 'bubble'>) {
  const data = scatterData(block)
  return (
    <>
      {data.groups.length > 0 && <Legend items={legendOf(block, data)} position={block.position} />}
      <p className="mb-1 truncate text-xs text-muted">↑ {axisName(block, 'y')}</p>
      <ChartFrame heightMin={scatterHeight}>
        {(width, height) => <Points {...{ block, data, width, height }} />}
      </ChartFrame>
      <p className="flex justify-between gap-4 text-xs text-muted">
        <span>{pointsNote(block, data)}</span>
        <span className="flex min-w-0 gap-1">
          <span className="truncate">{axisName(block, 'x')}</span>→
        </span>
      </p>
    </>
  )
}

function legendOf(block: CardBlock<'scatter' | 'bubble'>, { groups }: ScatterData) {
  const column = block.spec.color ?? block.spec.grouping
  return groups.map((group) => ({ ...group, marks: seriesMark(block, column, group.label) }))
}

interface PointsProps {
  block: CardBlock<'scatter' | 'bubble'>
  data: ScatterData
  width: number
  height: number
}

function Points({ block, data, width, height }: PointsProps) {
  const isBubble = block.type === 'bubble'
  const axes = scatterAxes(block, data, width)
  const ticks = valueTicks(axes.y, formatOf(block, block.spec.y))
  const radiusMax = bubbleRadiusMax(data.points.length, width * height, bubbleMax)
  const inset = isBubble ? radiusMax * 0.6 : 6
  const x = clampedScale(axes.x.domain, [ticks.width + inset, width - Math.max(inset, 16)])
  const y = clampedScale(axes.y.domain, [height - bottom - inset, top + inset])
  const sizeMax = Math.max(0, ...data.points.map(({ size }) => size ?? 0))
  const drawn = data.points.map((point) => ({
    ...point,
    isOutside: isBeyond(axes, point),
    cx: x(point.x),
    cy: y(point.y),
    r: isBubble ? bubbleRadius(point.size, sizeMax, radiusMax) : dotRadius(data.points.length),
  }))
  const points = drawn.map((point) => ({ x: point.cx, y: point.cy, tooltip: pointTooltip(block, point) }))
  return (
    <SvgChart block={block} width={width} height={height} points={points} isNearest>
      {({ active }) => (
        <>
          <ValueGrid axis={axes.y} ticks={ticks} y={y} width={width} />
          <XTicks axes={axes} x={x} y={height - 10} width={width} />
          <Dots drawn={drawn} isBubble={isBubble} />
          {active !== null && (
            <circle
              cx={drawn[active]?.cx}
              cy={drawn[active]?.cy}
              r={(drawn[active]?.r ?? 0) + 2}
              fill="none"
              stroke="var(--ink)"
              strokeWidth={2}
            />
          )}
        </>
      )}
    </SvgChart>
  )
}

interface DrawnPoint {
  cx: number
  cy: number
  r: number
  color: string
  isOutside: boolean
}

/** Those that look alike share what is said of them: there are thousands. Large bubbles lie under small ones. */
function Dots({ drawn, isBubble }: { drawn: DrawnPoint[]; isBubble: boolean }) {
  const sorted = [...drawn.entries()].sort(([, a], [, b]) => b.r - a.r)
  const alike = group(sorted, ([at, { color, isOutside }]) => (isBubble ? at : `${color} ${isOutside}`))
  return [...alike].map(([look, dots]) => (
    <g
      key={look}
      fill={dots[0]![1].color}
      fillOpacity={dots[0]![1].isOutside ? 0 : 0.45}
      stroke={dots[0]![1].color}
      strokeWidth={1}
    >
      {dots.map(([at, { cx, cy, r }]) => (
        <circle key={at} cx={tenths(cx)} cy={tenths(cy)} r={tenths(r)} />
      ))}
    </g>
  ))
}

/** Finer places can't be seen, and are long to write. */
const tenths = (pixels: number) => Math.round(pixels * 10) / 10

/** What is not there, or not where it is drawn. */
function pointsNote(block: CardBlock<'scatter' | 'bubble'>, data: ScatterData): string {
  const { total_rows } = block.data_preview
  const axes = scatterAxes(block, data, 0)
  const beyond = data.points.filter((point) => isBeyond(axes, point)).length
  const shown = data.points.length
  return [
    shown < total_rows ? `${formatCount(shown)} of ${formatCount(total_rows)} points shown` : '',
    beyond > 0 ? `${beyond} far out, drawn hollow at the edge` : '',
  ]
    .filter(Boolean)
    .join('; ')
}

const dotRadius = (count: number) => (count > 800 ? 2.5 : count > 200 ? 3 : 4)

interface XTicksProps {
  axes: ScatterAxes
  x: (value: number) => number
  y: number
  width: number
}

function XTicks({ axes, x, y, width }: XTicksProps) {
  return (
    <g>
      {axes.xTicks.map(({ at, label }) => (
        <text {...axisText} key={at} x={keptInside(x(at), label, width)} y={y} textAnchor="middle">
          {label}
        </text>
      ))}
    </g>
  )
}
