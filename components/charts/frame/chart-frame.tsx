import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { type Room, useChartRoom } from './use-chart-room'

export interface ChartFrameProps {
  /** In pixels, where the chart is as high as its content. */
  height?: number
  /** In pixels, where it takes what room a taller neighbour leaves. */
  heightMin?: number
  /** The height's class, where it does. */
  className?: string
  /** Draws the chart for the room that there is. */
  children: (width: number, height: number) => ReactNode
}

/** The room of a chart: its height is there before its width is known, so nothing on the page moves. */
export function ChartFrame({ height, heightMin, className, children }: ChartFrameProps) {
  const [ref, room] = useChartRoom()
  return (
    <div
      ref={ref}
      data-chart-frame
      className={classNames('relative w-full', heightMin !== undefined && 'max-h-112 flex-1', className)}
      style={{ height, minHeight: heightMin }}
    >
      {isOpen(room) && <div className="absolute inset-0">{children(room.width, height ?? room.height)}</div>}
    </div>
  )
}

const isOpen = ({ width, height }: Room) => width > 0 && height > 0
