import type { ValueFormat } from '@/lib/contracts/blocks'
import { formatChange } from '@/lib/format/format-change'
import { formatPoints } from '@/lib/format/format-points'

/** How far a value is from what it is set beside: in points where both are shares; empty where that says nothing. */
export function differenceText(
  value: number | null,
  beside: number | null,
  format: ValueFormat | null,
): string {
  if (value === null || beside === null) return ''
  const difference = value - beside
  if (format?.style === 'percent') {
    const points = format.percent_base === 100 ? difference / 100 : difference
    return `${points > 0 ? '+' : points < 0 ? '-' : ''}${formatPoints(points)}`
  }
  return beside > 0 && value >= 0 ? formatChange(difference / beside) : ''
}
