import type { CardBlock } from '../card-block'
import { boldness, withShares } from '../claimed'
import { BarLabels } from '../frame/bar-labels'
import { BarBands, type BarScales, Bars, EndsWithin } from '../frame/bars'
import { ChartFrame } from '../frame/chart-frame'
import { SvgChart } from '../frame/svg-chart'
import { ValueGrid } from '../frame/value-grid'
import { valueTicks } from '../frame/value-ticks'
import { XAxisTick, xAxisHeight } from '../frame/x-axis-tick'
import { markOf } from '../pick/mark'
import { linearScale } from '../scale/linear-scale'
import { valueAxis } from '../scale/value-axis'
import { labelFontSize, type XTick, xTicks } from '../scale/x-ticks'
import { textWidth } from '../text/text-width'
import { compactTexts, formatOf, localeOf } from '../text/value-text'
import { type BarLayout, columnsHeight } from './bar-layout'
import { barPoints, barTotals } from './bar-points'
import { barTops } from './bar-spans'
import { barTooltip } from './bar-tooltip'
import { claimedBars } from './claimed-bars'

/** Of a category's band, left free on each side. */
const categoryGap = 0.2
/** Pixels between the columns of one category. */
const columnGap = 1
const columnMax = 72
/** Above the columns, and below those under zero, for their labels. */
const labelRoom = 18

interface BarColumnsProps {
  block: CardBlock<'bar'>
  layout: BarLayout
  /** What stands behind it. */
  behind?: BarLayout | null
}

/** Standing bars, for periods and other categories that have an order. */
export function BarColumns({ block, layout, behind }: BarColumnsProps) {
  return (
    <ChartFrame heightMin={columnsHeight}>
      {(width, height) => <Columns {...{ block, layout, behind, width, height }} />}
    </ChartFrame>
  )
}

/** The chart in a room of this size. */
export function Columns({
  block,
  layout,
  behind,
  width,
  height,
}: BarColumnsProps & { width: number; height: number }) {
  const points = barPoints(block, layout)
  const format = formatOf(block, block.spec.y)
  const totals = [...barTotals(layout), ...(behind ? barTotals(behind) : [])]
  const axis = valueAxis(totals, { fromZero: true, format })
  const values = valueTicks(axis, format)
  const all = points.map(({ values: [first = null] }) => first)
  const textOf = compactTexts(all, format)
  const isLabelled = layout.kind === 'single' && haveRoom(all.map(textOf), width / points.length)
  const plot = isLabelled ? width : width - values.width
  const left = width - plot
  const band = plot / points.length
  const labels = points.map(({ label }) => label)
  const fontSize = labelFontSize(labels, band)
  const ticks = xTicks(layout.keys, labels, {
    width: plot,
    grain: block.config.query?.grain,
    fontSize,
    locale: localeOf(block),
  })
  const length = height - xAxisHeight(ticks)
  const lowest = totals.some((total) => total < 0) ? length - labelRoom : length
  const along = linearScale((isLabelled && wholeRoom(totals)) || axis.domain, [lowest, labelRoom])
  const scales = {
    along,
    across: (at: number) => left + (at + 0.5) * band,
    band,
    ...columnSize(layout, band),
  }
  const claimed = claimedBars(block, layout)
  const zeroOnly = (value: number) => (value === 0 && scales.step >= textWidth('0', 12) ? '0' : '')
  const labelOf = (value: number, at: number) => {
    const whole = withShares(textOf, claimed)(value, at)
    if (!claimed.has(at)) return isLabelled ? whole : zeroOnly(value)
    return haveRoom([whole], band / boldness) ? whole : textOf(value)
  }
  const tops = barTops(layout)
  const places = points.map((point) => ({
    x: scales.across(point.at),
    y: along(tops[point.at]!),
    tooltip: barTooltip(block, layout, { point, behind }),
    marks: markOf(block, block.spec.x, layout.keys[point.at]),
  }))
  return (
    <SvgChart block={block} width={width} height={height} points={places}>
      {(pointer) => (
        <>
          {!isLabelled && <ValueGrid axis={axis} ticks={values} y={along} width={width} />}
          <BarBands layout={layout} scales={scales} length={length} {...pointer} />
          <g className="pointer-events-none">
            {behind && <Bars layout={behind} scales={scales} isGhost />}
            <Bars layout={layout} scales={scales} />
            {behind && <EndsWithin {...{ layout, behind, scales }} />}
            <line x1={left} x2={width} y1={along(0)} y2={along(0)} stroke="var(--line-strong)" />
          </g>
          <Periods ticks={ticks} scales={scales} y={length} width={width} fontSize={fontSize} />
          <BarLabels {...{ layout, scales, claimed }} textOf={labelOf} within={[left, width]} />
        </>
      )}
    </SvgChart>
  )
}

/** Where no round number is written beside them the highest takes all the height; null where some stand below zero. */
function wholeRoom(totals: number[]): [number, number] | null {
  const high = Math.max(0, ...totals)
  return high > 0 && totals.every((total) => !(total < 0)) ? [0, high] : null
}

interface PeriodsProps {
  ticks: XTick[]
  scales: BarScales
  y: number
  width: number
  fontSize: number
}

/** The names under the columns. */
function Periods({ ticks, scales, y, width, fontSize }: PeriodsProps) {
  return ticks.map(({ at }) => (
    <XAxisTick
      key={at}
      place={{ x: scales.across(at), y: y + 8, payload: { value: at } }}
      ticks={ticks}
      width={width}
      fontSize={fontSize}
    />
  ))
}

function columnSize({ kind, series }: BarLayout, band: number): Pick<BarScales, 'thickness' | 'step'> {
  const columns = kind === 'grouped' ? series.length : 1
  const column = Math.max((band * (1 - 2 * categoryGap) - (columns - 1) * columnGap) / columns, 0.5)
  return { thickness: Math.min(column, columnMax), step: column + columnGap }
}

const haveRoom = (labels: string[], band: number) => labels.every((label) => textWidth(label, 12) + 4 <= band)
