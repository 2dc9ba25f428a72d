import type { ReactNode } from 'react'
import { type AreaChart, type LineChart, Tooltip } from 'recharts'
import type { CardBlock } from '../card-block'
import { hasLegend, type LineLayout, lineColor, lineMargin } from '../line-layout'
import type { LineData } from '../line-points'
import { LineTooltip } from '../line-tooltip'
import { Legend, legendHeight } from './legend'
import { PlotAxes } from './plot-axes'
import { pictureProps, tooltipProps } from './recharts-props'

interface SeriesPlotProps {
  chart: typeof AreaChart | typeof LineChart
  block: CardBlock<'line' | 'area'>
  data: LineData
  layout: LineLayout
  width: number
  height: number
  children: ReactNode
}

/** What a line and an area chart share: legend, axes, tooltip, and the room around the marks. */
export function SeriesPlot({ chart: Chart, children, ...given }: SeriesPlotProps) {
  const { block, data, layout, width, height } = given
  const isListed = hasLegend(data, width)
  const names = data.series.map(({ name }, at) => ({ label: name, color: lineColor(data, at) }))
  return (
    <>
      {isListed && <Legend items={names} />}
      <Chart
        {...pictureProps(block)}
        width={width}
        height={isListed ? height - legendHeight(names, width) : height}
        data={data.points}
        margin={{ ...lineMargin, right: layout.endRoom }}
      >
        <PlotAxes layout={layout} width={width} />
        <Tooltip
          {...tooltipProps}
          cursor={{ stroke: 'var(--line-strong)' }}
          content={<LineTooltip block={block} data={data} />}
        />
        {children}
      </Chart>
    </>
  )
}
