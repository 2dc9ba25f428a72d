import type { ReactNode } from 'react'
import type { CardBlock } from '../card-block'
import type { CourseBehind } from '../line/course-behind'
import { hasEndLabels, hasLegend, type LineLayout, lineColor } from '../line/line-layout'
import type { LineData, LinePoint } from '../line/line-points'
import { lineTooltip } from '../line/line-tooltip'
import { seriesNames } from '../line/series-names'
import { markOf, seriesMark } from '../pick/mark'
import { groupingOf } from '../series'
import { EndLabels, EndPicks } from './end-labels'
import { Legend, legendHeight } from './legend'
import { LinesBehind } from './lines-behind'
import type { PlotBox } from './mark-places'
import { PlotAxes } from './plot-axes'
import { PointMarks } from './point-marks'
import { type SeriesScales, seriesScales } from './series-scales'
import { SvgChart } from './svg-chart'

interface SeriesPlotProps {
  block: CardBlock<'line' | 'area'>
  data: LineData
  layout: LineLayout
  /** What is drawn quietly behind it. */
  behind?: CourseBehind | null
  width: number
  height: number
  /** Where a point's series is drawn in the value axis; null where it is not. */
  placeOf: (point: LinePoint, series: number) => number | null
  /** Where the name of a series stands in the value axis, if not at its last value. */
  endOf?: (series: number) => number
  /** Surfaces that meet have no dots of their own. */
  hasDots?: boolean
  children: (scales: SeriesScales) => ReactNode
}

/** What a line and an area chart share: legend, axes, tooltip, and the room around the marks. */
export function SeriesPlot({ children, ...given }: SeriesPlotProps) {
  const { block, data, layout, behind = null, width, placeOf } = given
  const isListed = hasLegend(data, width)
  const names = seriesNames(block, data).map(({ name, ...told }, at) => ({
    ...told,
    label: name,
    color: lineColor(data, at),
    marks: seriesMark(block, groupingOf(block), name),
  }))
  const height = isListed ? given.height - legendHeight(names, width) : given.height
  const scales = seriesScales(layout, width, height)
  const places = data.points.flatMap((point, at) => {
    const values = data.series.map((_, series) => placeOf(point, series))
    const others = behind?.points[at]?.values ?? []
    const known = [...values, ...others].filter((value) => value !== null)
    if (point.label === '' || known.length === 0) return []
    const [x, y] = [scales.x(point.x), scales.y(Math.max(...known))]
    const marks = markOf(block, block.spec.x, data.keys[point.at])
    return [{ x, y, values, marks, tooltip: lineTooltip(block, data, { point, behind }) }]
  })
  const ends = hasEndLabels(data, width) && {
    block,
    data,
    scales,
    room: layout.endRoom,
    placeOf: given.endOf,
  }
  return (
    <>
      {isListed && <Legend items={names} position={block.position} />}
      <div className="relative">
        <SvgChart
          block={block}
          width={width}
          height={height}
          points={places}
          isAbreast
          isBrushed={data.kind !== 'category'}
        >
          {({ active, stretch }) => (
            <>
              <PlotAxes layout={layout} scales={scales} width={width} />
              {stretch && (
                <Marked from={places[stretch.from]!.x} to={places[stretch.to]!.x} plot={scales.plot} />
              )}
              {behind && <LinesBehind data={data} behind={behind} scales={scales} />}
              {active !== null && <Cursor x={places[active]!.x} plot={scales.plot} />}
              {children(scales)}
              {ends && <EndLabels {...ends} />}
              <PointMarks block={block} data={data} scales={scales} />
              {active !== null && given.hasDots !== false && (
                <Dots {...{ data, scales }} {...places[active]!} />
              )}
            </>
          )}
        </SvgChart>
        {ends && <EndPicks {...ends} />}
      </div>
    </>
  )
}

const Cursor = ({ x, plot }: { x: number; plot: PlotBox }) => (
  <line x1={x} x2={x} y1={plot.y} y2={plot.y + plot.height} stroke="var(--line-strong)" />
)

/** What is dragged over. */
const Marked = ({ from, to, plot }: { from: number; to: number; plot: PlotBox }) => (
  <rect
    data-stretch
    x={from}
    width={to - from}
    y={plot.y}
    height={plot.height}
    fill="var(--ink)"
    fillOpacity={0.08}
  />
)

interface DotsProps {
  data: LineData
  scales: SeriesScales
  x: number
  values: (number | null)[]
}

/** The point of each line that the tooltip tells. */
function Dots({ data, scales, x, values }: DotsProps) {
  return data.series.map(({ name }, at) => {
    const value = values[at] ?? null
    return value === null ? null : (
      <circle
        key={name}
        cx={x}
        cy={scales.y(value)}
        r={4}
        fill={lineColor(data, at)}
        stroke="var(--surface)"
        strokeWidth={2}
      />
    )
  })
}
