import { CartesianGrid, ReferenceLine, XAxis, YAxis } from 'recharts'
import type { LineLayout } from '../line-layout'
import { axisText } from './recharts-props'
import { XAxisTick, xAxisHeight } from './x-axis-tick'

/** Thin axes for lines and areas: a light grid across, few ticks, and the zero line where values cross it. */
export function PlotAxes({ layout, width }: { layout: LineLayout; width: number }) {
  const { axis, values, xDomain, xTicks } = layout
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        type="number"
        dataKey="x"
        domain={xDomain}
        ticks={xTicks.map(({ at }) => at)}
        interval={0}
        height={xAxisHeight(xTicks)}
        axisLine={{ stroke: 'var(--line-strong)' }}
        tickLine={{ stroke: 'var(--line-strong)' }}
        tick={(place) => <XAxisTick place={place} ticks={xTicks} width={width} />}
      />
      <YAxis
        domain={axis.domain}
        ticks={axis.ticks}
        tickFormatter={values.textOf}
        width={values.width}
        axisLine={false}
        tickLine={false}
        tick={axisText}
        interval={0}
      />
      {axis.domain[0] < 0 && axis.domain[1] > 0 && <ReferenceLine y={0} stroke="var(--line-strong)" />}
    </>
  )
}
