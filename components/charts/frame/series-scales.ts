import { type LineLayout, lineMargin } from '../line/line-layout'
import { linearScale } from '../scale/linear-scale'
import type { PlotBox } from './mark-places'
import { xAxisHeight } from './x-axis-tick'

/** Where the values of a line or area card lie in its picture. */
export interface SeriesScales {
  x: (value: number) => number
  y: (value: number) => number
  plot: PlotBox
}

/** The plot between the axes, the names at the lines' ends and the edges. */
export function seriesScales(layout: LineLayout, width: number, height: number): SeriesScales {
  const { axis, values, xDomain, xTicks, endRoom } = layout
  const plot = {
    x: values.width,
    y: lineMargin.top,
    width: Math.max(1, width - values.width - endRoom),
    height: Math.max(1, height - lineMargin.top - lineMargin.bottom - xAxisHeight(xTicks)),
  }
  return {
    x: linearScale(xDomain, [plot.x, plot.x + plot.width]),
    y: linearScale(axis.domain, [plot.y + plot.height, plot.y]),
    plot,
  }
}
