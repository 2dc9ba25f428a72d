import type { BarLayout } from '../bar-layout'
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
  const value = shownValue(layout, label.index ?? 0, series)
  const [from, size] = [Number(label.x), Number(label.width)]
  const isNegative = value !== null && value < 0
  const end = isNegative ? Math.min(from, from + size) - 6 : Math.max(from, from + size) + 6
  return (
    <text
      {...axisText}
      x={end}
      y={Number(label.y) + Number(label.height) / 2}
      dy="0.35em"
      textAnchor={isNegative ? 'end' : 'start'}
      className="figures"
      fill={value === null ? 'var(--ink-faint)' : 'var(--ink)'}
    >
      {value === null ? 'no data' : compactText(value, formatOf(block, block.spec.y))}
    </text>
  )
}

/** A stack is labelled with its total. */
function shownValue({ kind, series }: BarLayout, category: number, at: number): number | null {
  if (kind !== 'stacked') return series[at]?.values[category] ?? null
  const values = series.map(({ values }) => values[category] ?? null).filter((value) => value !== null)
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0)
}
