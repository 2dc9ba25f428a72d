import { type ReactNode, use } from 'react'
import { classNames } from '@/components/ui/class-names'
import { DrawnWidths, drawnLook } from './drawn-widths'
import { type Room, useChartRoom } from './use-chart-room'

export interface ChartFrameProps {
  /** In pixels, where the chart is as high as its content. */
  height?: number
  /** In pixels, where it takes what room a taller neighbour leaves. */
  heightMin?: number
  /** The height's class, where it does. */
  className?: string
  /** The one size that the server draws it in, where it can be made smaller for all rooms. */
  drawn?: Room
  /** Draws the chart for the room that there is. */
  children: (width: number, height: number) => ReactNode
}

/** The room of a chart: its height is there before its width is known, so nothing on the page moves. */
export function ChartFrame(frame: ChartFrameProps) {
  const widths = use(DrawnWidths)
  return widths ? <DrawnFrame {...frame} widths={widths} /> : <MeasuredFrame {...frame} />
}

function MeasuredFrame({ children, ...frame }: ChartFrameProps) {
  const [ref, room] = useChartRoom()
  return (
    <div ref={ref} {...boxOf(frame)}>
      {isOpen(room) && (
        <div className="absolute inset-0">{children(room.width, frame.height ?? room.height)}</div>
      )}
    </div>
  )
}

const isOpen = ({ width, height }: Room) => width > 0 && height > 0

/** Drawn where no room can be measured: for each of some widths, of which one shows, made smaller if need be. */
function DrawnFrame({ children, drawn, widths, ...frame }: ChartFrameProps & { widths: number[] }) {
  const sizes = drawn ? [drawn.width] : widths
  const height = drawn?.height ?? frame.height ?? frame.heightMin ?? 0
  return (
    <div {...boxOf(frame)}>
      <div
        className={classNames(
          '@container absolute inset-0',
          drawn && 'flex items-center justify-center overflow-hidden [&_svg]:overflow-visible',
        )}
      >
        {sizes.map((width, at) => (
          <div
            key={width}
            className={classNames(
              'max-w-full [&_svg]:h-auto [&_svg]:max-h-full [&_svg]:max-w-full',
              drawnLook(at, sizes),
            )}
            style={{ width }}
          >
            {children(width, height)}
          </div>
        ))}
      </div>
    </div>
  )
}

const boxOf = ({ height, heightMin, className }: Omit<ChartFrameProps, 'children'>) => ({
  'data-chart-frame': true,
  className: classNames('relative w-full', heightMin !== undefined && 'max-h-112 flex-1', className),
  style: { height, minHeight: heightMin },
})
