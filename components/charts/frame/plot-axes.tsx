import type { LineLayout } from '../line/line-layout'
import type { SeriesScales } from './series-scales'
import { ValueGrid } from './value-grid'
import { XAxisTick } from './x-axis-tick'

interface PlotAxesProps {
  layout: LineLayout
  scales: SeriesScales
  width: number
}

const tickLength = 6

/** Thin axes for lines and areas: a light grid across, few ticks, and the zero line where values cross it. */
export function PlotAxes({ layout, scales, width }: PlotAxesProps) {
  const { axis, values, xTicks } = layout
  const { x, y, plot } = scales
  const [right, bottom] = [plot.x + plot.width, plot.y + plot.height]
  return (
    <g>
      <ValueGrid axis={axis} ticks={values} y={y} width={right} />
      <line x1={plot.x} x2={right} y1={bottom} y2={bottom} stroke="var(--line-strong)" />
      {xTicks.map(({ at }) => (
        <g key={at}>
          <line x1={x(at)} x2={x(at)} y1={bottom} y2={bottom + tickLength} stroke="var(--line-strong)" />
          <XAxisTick
            place={{ x: x(at), y: bottom + tickLength + 2, payload: { value: at } }}
            ticks={xTicks}
            width={width}
          />
        </g>
      ))}
      {axis.domain[0] < 0 && axis.domain[1] > 0 && (
        <line x1={plot.x} x2={right} y1={y(0)} y2={y(0)} stroke="var(--line-strong)" />
      )}
    </g>
  )
}
