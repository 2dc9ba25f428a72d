import type { ReactNode } from 'react'
import { useChartWidth } from './use-chart-width'

export interface ChartFrameProps {
  height: number
  /** Draws the chart for the width that there is. */
  children: (width: number) => ReactNode
}

/** The room of a chart: its height is there before its width is known, so nothing on the page moves. */
export function ChartFrame({ height, children }: ChartFrameProps) {
  const [ref, width] = useChartWidth()
  return (
    <div ref={ref} className="relative w-full" style={{ height }}>
      {width > 0 && children(width)}
    </div>
  )
}
