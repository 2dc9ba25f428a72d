import { type BarLayout, barEnds } from '../bar/bar-layout'
import type { Claimed } from '../claimed'
import { keptWithin } from '../text/kept-inside'
import { axisText } from './axis-text'
import { asideOf, type BarScales } from './bars'

interface BarLabelsProps {
  layout: BarLayout
  scales: BarScales
  /** Empty where nothing is to be written. */
  textOf: (value: number, at: number) => string
  /** The bars that the card's claim is about, by their places. */
  claimed: Claimed
  /** The pixels of the plot from left to right, which labels over columns stay between: beside it stands the axis. */
  within?: [number, number]
}

/** Read first, and clear of what it may lie over. */
const claimedLook = {
  'data-claimed': true,
  fontWeight: 600,
  stroke: 'var(--surface)',
  strokeWidth: 3,
  paintOrder: 'stroke',
}

/** The values beyond the ends of the bars, and of a bar of nothing where it would stand. */
export function BarLabels({ layout, scales, textOf, claimed, within }: BarLabelsProps) {
  return barEnds(layout).map(({ at, column, value }) => {
    const text = textOf(value, at)
    const across = scales.across(at) + asideOf(layout, scales.step, column)
    const along = scales.along(value)
    const place = layout.isVertical
      ? ({
          x: within ? keptWithin(across, text, within) : across,
          y: along + (value < 0 ? 14 : -6),
          textAnchor: 'middle',
        } as const)
      : ({ x: along + (value < 0 ? -6 : 6), y: across, textAnchor: value < 0 ? 'end' : 'start' } as const)
    return (
      <text
        key={`${at} ${column}`}
        {...axisText}
        {...place}
        dy={layout.isVertical ? undefined : '0.35em'}
        fill="var(--ink)"
        className="pointer-events-none figures"
        {...(claimed.has(at) && claimedLook)}
      >
        {text}
      </text>
    )
  })
}
