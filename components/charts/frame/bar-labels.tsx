import { type BarLayout, barEnds } from '../bar/bar-layout'
import { axisText } from './axis-text'
import { asideOf, type BarScales } from './bars'

interface BarLabelsProps {
  layout: BarLayout
  scales: BarScales
  /** Empty where nothing is to be written. */
  textOf: (value: number) => string
}

/** The values beyond the ends of the bars, and of a bar of nothing where it would stand. */
export function BarLabels({ layout, scales, textOf }: BarLabelsProps) {
  return barEnds(layout).map(({ at, column, value }) => {
    const across = scales.across(at) + asideOf(layout, scales.step, column)
    const along = scales.along(value)
    const place = layout.isVertical
      ? ({ x: across, y: along + (value < 0 ? 14 : -6), textAnchor: 'middle' } as const)
      : ({ x: along + (value < 0 ? -6 : 6), y: across, textAnchor: value < 0 ? 'end' : 'start' } as const)
    return (
      <text
        key={`${at} ${column}`}
        {...axisText}
        {...place}
        dy={layout.isVertical ? undefined : '0.35em'}
        fill="var(--ink)"
        className="pointer-events-none figures"
      >
        {textOf(value)}
      </text>
    )
  })
}
