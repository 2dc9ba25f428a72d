import type { BarLayout } from '../bar-layout'
import { barTotals } from '../bar-points'
import type { CardBlock } from '../card-block'
import { compactText, formatOf } from '../text/value-text'
import { axisText } from './recharts-props'

interface LabelPlace {
  index?: number
  x?: number | string
  y?: number | string
  width?: number | string
  height?: number | string
}

interface ValueLabelProps {
  label: LabelPlace
  block: CardBlock<'bar'>
  layout: BarLayout
  series: number
}

/** The value at the end of a lying bar, outside, on the side that it points to. */
export function ValueLabel({ label, block, layout, series }: ValueLabelProps) {
  const value = shownValue(layout, categoryAt(layout, label.index ?? 0, series), series)
  if (value === null) return null
  const [from, size] = [Number(label.x), Number(label.width)]
  const isNegative = value < 0
  const end = isNegative ? Math.min(from, from + size) - 6 : Math.max(from, from + size) + 6
  return (
    <text
      {...axisText}
      x={end}
      y={Number(label.y) + Number(label.height) / 2}
      dy="0.35em"
      textAnchor={isNegative ? 'end' : 'start'}
      className="figures"
      fill="var(--ink)"
    >
      {compactText(value, formatOf(block, block.spec.y), barTotals(layout))}
    </text>
  )
}

/** Recharts counts drawn bars only, so the n-th label belongs to the n-th category that has a value. */
function categoryAt({ series }: BarLayout, index: number, at: number): number {
  const drawn = series[at]?.values.flatMap((value, category) => (value === null ? [] : [category])) ?? []
  return drawn[index] ?? index
}

/** A stack is labelled with its total. */
function shownValue({ kind, series }: BarLayout, category: number, at: number): number | null {
  if (kind !== 'stacked') return series[at]?.values[category] ?? null
  const values = series.map(({ values }) => values[category] ?? null).filter((value) => value !== null)
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0)
}
