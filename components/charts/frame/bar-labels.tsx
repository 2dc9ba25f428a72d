import { useXAxisScale, useYAxisScale } from 'recharts'
import { type BarLayout, barEnds } from '../bar-layout'
import { axisText } from './axis-text'

interface BarLabelsProps {
  layout: BarLayout
  /** From the middle of one bar to that of the next in the same category, in pixels. */
  step: number
  /** Empty where nothing is to be written. */
  textOf: (value: number) => string
}

/**
 * The values beyond the ends of the bars. Recharts draws no bar of 0 and counts its labels without it, so that each
 * label is placed by the scales.
 */
export function BarLabels({ layout, step, textOf }: BarLabelsProps) {
  const xScale = useXAxisScale()
  const yScale = useYAxisScale()
  if (!xScale || !yScale) return null
  const columns = layout.kind === 'grouped' ? layout.series.length : 1
  return barEnds(layout).map(({ at, column, value }) => {
    const aside = (column - (columns - 1) / 2) * step
    const [middle, end] = layout.isVertical ? [xScale, yScale] : [yScale, xScale]
    const across = (middle(at, { position: 'middle' }) ?? 0) + aside
    const along = end(value) ?? 0
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
        className="figures"
      >
        {textOf(value)}
      </text>
    )
  })
}
