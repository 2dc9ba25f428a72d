import type { ValueFormat } from '@/lib/contracts/blocks'
import { formatValue } from './format-value'

/** Averages are shown with so many figures as can be told apart: 3.42, 48.6, 1,317. */
const decimalsBelow: [size: number, decimals: number][] = [
  [1, 3],
  [10, 2],
  [1000, 1],
]

/** Whole numbers have averages between them, and long decimals say no more: an average has decimals of its own. */
export function formatAverage(value: number, format: ValueFormat | null): string {
  if (!format || format.style === 'duration' || format.style === 'currency') {
    return formatValue(value, format, { compact: true })
  }
  const isShare = format.style === 'percent' && format.percent_base !== 100
  const size = Math.abs(isShare ? value * 100 : value)
  const own = decimalsBelow.find(([below]) => size < below)?.[1] ?? 0
  return formatValue(value, { ...format, decimals: isShare ? own + 2 : own }, { compact: true })
}
