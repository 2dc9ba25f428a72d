import type { Annotation } from '@/lib/contracts/blocks'
import type { Insight } from '@/lib/contracts/claims'
import type { Grain } from '@/lib/contracts/query'
import { formatPeriod } from '@/lib/format/format-period'
import { periodKey, periodNumber } from '../table/period'

/** Where a course has what is said of it: the period that stands out, or the one in which a level changes. */
export function annotationsOf(
  { kind, value, direction, evidence }: Insight,
  grain: Grain | null,
): Annotation[] {
  if ((kind !== 'outlier' && kind !== 'change_point') || value === null) return []
  const text = String(value)
  if (kind === 'change_point') {
    const step = direction === 'up' ? 'up' : 'down'
    return [{ x: keyOf(text, grain), kind: 'step', label: `Steps ${step}: ${formatPeriod(text)}` }]
  }
  const size = evidence.figures[0]?.text
  const label = size === undefined ? formatPeriod(text) : `${formatPeriod(text)}: ${size}`
  return [{ x: keyOf(text, grain), kind: 'outlier', label }]
}

/** A date as the period that it lies in; a period, or a year that stands alone, as it is. */
function keyOf(value: string, grain: Grain | null): string | number {
  if (grain === null) return /^-?\d+$/.test(value) ? Number(value) : value
  const ms = /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value.length > 10 ? `${value}Z` : value) : Number.NaN
  return Number.isNaN(ms) ? value : periodKey(periodNumber(ms, grain), grain)
}
