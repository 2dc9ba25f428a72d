import { useXAxisScale, useYAxisScale } from 'recharts'
import type { BarLayout } from '../bar-layout'
import type { BarPoint } from '../bar-points'
import { textWidth } from '../text/text-width'
import { axisText } from './recharts-props'

/** Of a category's band: what is left free between it and the next. */
export const categoryGap = 0.2
/** Pixels between the columns of one category. */
export const columnGap = 1
export const columnMax = 72

interface ColumnLabelsProps {
  layout: BarLayout
  points: BarPoint[]
  /** Writes the values, null where there is no room for them. */
  textOf: ((value: number) => string) | null
}

/** The values beyond the ends of standing bars; where there is no room, still a 0 where no bar is to be seen. */
export function ColumnLabels({ layout, points, textOf }: ColumnLabelsProps) {
  const xScale = useXAxisScale()
  const yScale = useYAxisScale()
  if (!xScale || !yScale) return null
  const ends = [0, 1].map((at) => xScale(0, { position: at === 0 ? 'start' : 'end' }) ?? 0)
  const columns = layout.kind === 'grouped' ? layout.series.length : 1
  const band = Math.abs(ends[1]! - ends[0]!)
  const width = Math.min(columnMax, (band * (1 - categoryGap) - (columns - 1) * columnGap) / columns)
  const write = textOf ?? (width >= textWidth('0', axisText.fontSize) ? zeroOnly : null)
  if (!write) return null
  return columnEnds(layout, points).map(({ at, column, value }) => {
    const left = (column - (columns - 1) / 2) * (width + columnGap)
    const x = (xScale(at, { position: 'middle' }) ?? 0) + left
    const y = (yScale(value) ?? 0) + (value < 0 ? 14 : -6)
    return (
      <text
        key={`${at} ${column}`}
        {...axisText}
        fill="var(--ink)"
        className="figures"
        x={x}
        y={y}
        textAnchor="middle"
      >
        {write(value)}
      </text>
    )
  })
}

const zeroOnly = (value: number) => (value === 0 ? '0' : '')

/** Where each column ends: of its series where they stand side by side, else of all of them together. */
function columnEnds({ kind }: BarLayout, points: BarPoint[]) {
  return points.flatMap(({ at, values }) => {
    const known = values.filter((value) => value !== null)
    if (kind !== 'grouped') {
      return known.length === 0
        ? []
        : [{ at, column: 0, value: known.reduce((sum, value) => sum + value, 0) }]
    }
    return values.flatMap((value, column) => (value === null ? [] : [{ at, column, value }]))
  })
}
