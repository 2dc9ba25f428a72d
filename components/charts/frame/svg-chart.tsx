import type { ReactNode, PointerEvent as ReactPointerEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { CardBlock } from '../card-block'
import type { Mark } from '../pick/mark'
import { usePickPoint } from '../pick/use-pick-point'
import { chartLabel } from '../text/chart-label'
import { TooltipCard, type TooltipCardProps } from './tooltip-card'
import { type ActivePoint, useActivePoint } from './use-active-point'

export interface PlacedPoint {
  x: number
  y: number
  tooltip: TooltipCardProps
  /** What a dashboard is filtered by where it is picked. */
  marks?: Mark[]
}

interface SvgChartProps {
  block: CardBlock
  width: number
  height: number
  points: PlacedPoint[]
  /** The nearest point is meant, where points are too small to be hit. */
  isNearest?: boolean
  /** The point above or below the pointer is meant, however far. */
  isAbreast?: boolean
  /** Nothing is drawn outside the chart's room. */
  isClipped?: boolean
  children: (pointer: Pick<ActivePoint, 'active' | 'setActive'>) => ReactNode
}

/** One stop for the keyboard; its arrow keys lead through the points. */
const reachable = { tabIndex: 0 }

/** A picture of our own drawing, with the exact values of its points on hover and by keyboard. */
export function SvgChart({ block, width, height, points, children, ...how }: SvgChartProps) {
  const { active, setActive, onKeyDown } = useActivePoint(points.length)
  const point = active === null ? undefined : points[active]
  const picked = usePickPoint({ marks: points.map(({ marks }) => marks), active, position: block.position })
  const gapOf = how.isAbreast ? abreast : how.isNearest ? around : undefined
  const pointAt = gapOf
    ? ({ nativeEvent }: ReactPointerEvent) => setActive(nearest(points, nativeEvent, gapOf))
    : undefined
  return (
    <>
      <svg
        role="img"
        aria-label={chartLabel(block)}
        {...reachable}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className={classNames(
          'figures block',
          how.isClipped ? 'overflow-hidden' : 'overflow-visible',
          picked.isPickable && 'cursor-pointer',
        )}
        onKeyDown={(event) => picked.onKeyDown(event) || onKeyDown(event)}
        onBlur={() => setActive(null)}
        // a finger that is lifted leaves the values on show
        onPointerLeave={({ pointerType }) => (pointerType === 'touch' ? undefined : setActive(null))}
        onPointerMove={pointAt}
        onPointerDown={(event) => {
          picked.onPointerDown(event)
          pointAt?.(event)
        }}
        onClick={picked.onClick}
      >
        {children({ active, setActive })}
      </svg>
      {point && (
        <div className="pointer-events-none absolute z-20" style={placeOf(point, width, height)}>
          <TooltipCard {...point.tooltip} hint={picked.hint} />
        </div>
      )}
    </>
  )
}

/** Beside the point, towards the middle of the chart. */
function placeOf({ x, y }: PlacedPoint, width: number, height: number) {
  const [toLeft, toTop] = [x > width / 2, y > height / 2]
  return {
    left: x + (toLeft ? -10 : 10),
    top: y,
    width: 'max-content',
    maxWidth: 260,
    transform: `translate(${toLeft ? '-100%' : '0'}, ${toTop ? '-100%' : '0'})`,
  }
}

const reach = 24

type Gap = (point: PlacedPoint, pointer: PointerEvent) => number

const abreast: Gap = ({ x }, { offsetX }) => Math.abs(x - offsetX)

const around: Gap = ({ x, y }, { offsetX, offsetY }) => {
  const gap = Math.hypot(x - offsetX, y - offsetY)
  return gap < reach ? gap : Number.POSITIVE_INFINITY
}

/** The point that the pointer is on or close to. */
function nearest(points: PlacedPoint[], pointer: PointerEvent, gapOf: Gap): number | null {
  let best: number | null = null
  let bestGap = Number.POSITIVE_INFINITY
  points.forEach((point, at) => {
    const gap = gapOf(point, pointer)
    if (gap < bestGap) [best, bestGap] = [at, gap]
  })
  return best
}
