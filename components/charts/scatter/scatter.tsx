import { formatCount } from '@/lib/format/format-count'
import type { CardBlock, CardProps } from '../card-block'
import { axisText } from '../frame/axis-text'
import { ChartFrame } from '../frame/chart-frame'
import { Legend } from '../frame/legend'
import { SvgChart } from '../frame/svg-chart'
import { ValueGrid } from '../frame/value-grid'
import { valueTicks } from '../frame/value-ticks'
import { markOf, seriesMark } from '../pick/mark'
import { clampedScale } from '../scale/linear-scale'
import { cellOf } from '../series'
import { axisName } from '../text/column-text'
import { keptInside } from '../text/kept-inside'
import { formatOf } from '../text/value-text'
import { Dots, DotsBehind } from './dots'
import { isBeyond, type ScatterAxes, scatterAxes } from './scatter-axes'
import { bubbleRadius, bubbleRadiusMax, type ScatterData, scatterData } from './scatter-points'
import { pointTooltip } from './scatter-tooltip'

export const scatterHeight = 320
const bottom = 30
const top = 10
const bubbleMax = 22

/** Scatter plot and bubble chart: names of the axes at their ends, the nearest point told exactly. */
export function ScatterCard({ block, ghost }: CardProps<'scatter' | 'bubble'>) {
  const data = scatterData(block)
  const behind = ghost ? scatterData(ghost) : null
  return (
    <>
      {data.groups.length > 0 && <Legend items={legendOf(block, data)} position={block.position} />}
      <p className="mb-1 truncate text-xs text-muted">↑ {axisName(block, 'y')}</p>
      <ChartFrame heightMin={scatterHeight}>
        {(width, height) => <Points {...{ block, data, behind, width, height }} />}
      </ChartFrame>
      <p className="flex justify-between gap-4 text-xs text-muted">
        <span>{pointsNote(block, data, behind)}</span>
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
  /** The points of the whole table, where they are of some rows. */
  behind?: ScatterData | null
  width: number
  height: number
}

/** The chart in a room of this size, with the axes of all points that it shows. */
export function Points({ block, data, behind, width, height }: PointsProps) {
  const isBubble = block.type === 'bubble'
  const axes = scatterAxes(block, behind ?? data, width)
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
  const named = block.spec.grouping ?? block.spec.color
  const points = drawn.map((point) => ({
    x: point.cx,
    y: point.cy,
    marks: named === undefined ? [] : markOf(block, named, cellOf(point.row, named)),
    tooltip: pointTooltip(block, point),
  }))
  // made once, so that what is pointed at moves alone
  const dots = (
    <>
      {behind && <DotsBehind data={behind} axes={axes} place={({ x: at, y: up }) => [x(at), y(up)]} />}
      <Dots drawn={drawn} isBubble={isBubble} />
    </>
  )
  return (
    <SvgChart block={block} width={width} height={height} points={points} isNearest>
      {({ active }) => (
        <>
          <ValueGrid axis={axes.y} ticks={ticks} y={y} width={width} />
          <XTicks axes={axes} x={x} y={height - 10} width={width} />
          {dots}
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

/** What is not there, or not where it is drawn. */
function pointsNote(
  block: CardBlock<'scatter' | 'bubble'>,
  data: ScatterData,
  behind: ScatterData | null,
): string {
  const { total_rows } = block.data_preview
  const axes = scatterAxes(block, behind ?? data, 0)
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
