import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { CardBlock } from '../card-block'
import type { Mark } from '../pick/mark'
import type { Stretch } from '../pick/use-brush'
import { chartLabel } from '../text/chart-label'
import { TooltipCard, type TooltipCardProps } from './tooltip-card'
import type { ActivePoint } from './use-active-point'
import { usePointing } from './use-pointing'

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
  /** A stretch of points from left to right may be marked, to filter by it. */
  isBrushed?: boolean
  children: (pointer: Pick<ActivePoint, 'active' | 'setActive'> & { stretch: Stretch | null }) => ReactNode
}

/** One stop for the keyboard; its arrow keys lead through the points. */
const reachable = { tabIndex: 0 }

/** A picture of our own drawing, with the exact values of its points on hover and by keyboard. */
export function SvgChart({ block, width, height, points, children, ...how }: SvgChartProps) {
  const gapOf = how.isAbreast ? abreast : how.isNearest ? around : undefined
  const { active, setActive, stretch, handlers, ...pointing } = usePointing({
    marks: points.map(({ marks }) => marks),
    position: block.position,
    pointAt: gapOf && ((pointer) => nearest(points, pointer, gapOf)),
    isBrushed: how.isBrushed,
  })
  const point = active === null ? undefined : points[active]
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
          pointing.isPickable && 'cursor-pointer select-none',
          pointing.isBrushed && 'touch-pan-y',
        )}
        {...handlers}
      >
        {children({ active, setActive, stretch })}
      </svg>
      {point && (
        <div className="pointer-events-none absolute z-20" style={placeOf(point, width, height)}>
          <TooltipCard {...toldOf(point, stretch, points)} hint={pointing.hint} />
        </div>
      )}
    </>
  )
}

/** Of a stretch its ends alone. */
const toldOf = (
  { tooltip }: PlacedPoint,
  stretch: Stretch | null,
  points: PlacedPoint[],
): TooltipCardProps =>
  stretch
    ? { title: `${points[stretch.from]!.tooltip.title} to ${points[stretch.to]!.tooltip.title}`, lines: [] }
    : tooltip

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
