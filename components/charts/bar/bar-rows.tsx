import type { CardBlock } from '../card-block'
import { boldness, withShares } from '../claimed'
import { BarLabels } from '../frame/bar-labels'
import { BarBands, type BarScales, Bars, EndsWithin } from '../frame/bars'
import { CategoryTick } from '../frame/category-tick'
import { ChartFrame } from '../frame/chart-frame'
import { NoDataLabels } from '../frame/no-data-labels'
import { ScrollRegion } from '../frame/scroll-region'
import { SvgChart } from '../frame/svg-chart'
import { markOf } from '../pick/mark'
import { linearScale } from '../scale/linear-scale'
import { textWidth } from '../text/text-width'
import { compactTexts, formatOf } from '../text/value-text'
import { type BarLayout, bandHeight, barEnds, barsMax, barsSlack } from './bar-layout'
import { type BarPoint, barPoints, barTotals } from './bar-points'
import { restAt } from './bar-rest'
import { barTops } from './bar-spans'
import { barTooltip } from './bar-tooltip'
import { claimedBars } from './claimed-bars'

interface BarRowsProps {
  block: CardBlock<'bar'>
  layout: BarLayout
  /** What stands behind it. */
  behind?: BarLayout | null
}

/** Lying bars: the category at the left, the value at the bar's end, so no axis is needed. */
export function BarRows({ block, layout, behind }: BarRowsProps) {
  const height = layout.keys.length * bandHeight(layout)
  const draw = (width: number, room: number) => (
    <Rows {...{ block, layout, behind }} width={width} band={bandIn(layout, room)} />
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

/** The chart in a room of this width. */
export function Rows({ block, layout, behind, width, band }: BarRowsProps & { width: number; band: number }) {
  const points = barPoints(block, layout)
  const format = formatOf(block, block.spec.y)
  const totals = barTotals(layout)
  const claimed = claimedBars(block, layout)
  const textOf = withShares(compactTexts(totals, format), claimed)
  const gutter = Math.min(
    width * labelShare,
    Math.ceil(Math.max(...points.map(({ label }) => textWidth(label, 12)))) + 11,
  )
  const room = (isNegative: boolean) =>
    Math.max(
      0,
      ...barEnds(layout)
        .filter(({ value }) => value < 0 === isNegative)
        .map(({ at, value }) => textWidth(textOf(value, at), 12) * (claimed.has(at) ? boldness : 1) + 10),
    )
  const drawn = [...totals, ...(behind ? barTotals(behind) : [])]
  const along = linearScale(labelledDomain(drawn, room(true), width - gutter - room(false)), [
    gutter,
    width - room(false),
  ])
  const scales = { along, across: (at: number) => (at + 0.5) * band, band, ...barSize(layout, band) }
  const tops = barTops(layout)
  const places = points.map((point) => ({
    x: along(tops[point.at]!),
    y: scales.across(point.at),
    tooltip: barTooltip(block, layout, { point, behind }),
    marks: markOf(block, block.spec.x, layout.keys[point.at]),
  }))
  const height = points.length * band
  return (
    <SvgChart block={block} width={width} height={height} points={places}>
      {(pointer) => (
        <>
          <BarBands layout={layout} scales={scales} length={width} {...pointer} />
          <Categories points={points} scales={scales} gutter={gutter} />
          <g className="pointer-events-none">
            {behind && <Bars layout={behind} scales={scales} isGhost />}
            <Bars
              layout={layout}
              scales={scales}
              rest={layout.kind === 'single' ? restAt(block, layout.keys) : null}
            />
            {behind && <EndsWithin {...{ layout, behind, scales }} />}
            <line x1={along(0)} x2={along(0)} y1={0} y2={height} stroke="var(--line-strong)" />
          </g>
          <BarLabels {...{ layout, scales, textOf, claimed }} />
          {!behind && <NoDataLabels points={points} scales={scales} />}
        </>
      )}
    </SvgChart>
  )
}

interface CategoriesProps {
  points: BarPoint[]
  scales: BarScales
  gutter: number
}

function Categories({ points, scales, gutter }: CategoriesProps) {
  const labels = points.map(({ label }) => label)
  return points.map(({ at }) => (
    <CategoryTick
      key={at}
      tick={{ x: gutter - 8, y: scales.across(at), payload: { value: at } }}
      labels={labels}
      widthMax={gutter - 10}
    />
  ))
}

const barThickness = 20
/** Pixels between the bars of a category, and on each side of it. */
const barGap = 1
const groupGap = 6

function barSize({ kind, series }: BarLayout, band: number): Pick<BarScales, 'thickness' | 'step'> {
  if (kind !== 'grouped') return { thickness: Math.max(barThickness, band * barShare), step: band }
  const thickness = (band - 2 * groupGap - (series.length - 1) * barGap) / series.length
  return { thickness, step: thickness + barGap }
}
/** Of a band that has spread. */
const barShare = 0.56

/** The bars' own range, with as much below it as the labels of negative values need in pixels. */
function labelledDomain(totals: number[], room: number, width: number): [number, number] {
  const [low, high] = [Math.min(0, ...totals), Math.max(0, ...totals)]
  const perPixel = (high - low) / Math.max(width - room, 1)
  return [low - room * perPixel, high]
}
