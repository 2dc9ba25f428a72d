import type { ReactNode } from 'react'
import { type Room, useChartRoom } from './use-chart-room'

export interface ChartFrameProps {
  /** In pixels, where it does not depend on the screen. */
  height?: number
  /** The height's class, where it does. */
  className?: string
  /** Draws the chart for the room that there is. */
  children: (width: number, height: number) => ReactNode
}

/** The room of a chart: its height is there before its width is known, so nothing on the page moves. */
export function ChartFrame({ height, className, children }: ChartFrameProps) {
  const [ref, room] = useChartRoom()
  return (
    <div ref={ref} className={`relative w-full ${className ?? ''}`} style={{ height }}>
      {isOpen(room) && children(room.width, height ?? room.height)}
    </div>
  )
}

const isOpen = ({ width, height }: Room) => width > 0 && height > 0
