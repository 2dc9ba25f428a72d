import type { ValueFormat } from '@/lib/contracts/blocks'
import { formatValue } from './format-value'

/** Whole numbers have averages between them, and long decimals say no more: an average has decimals of its own. */
export function formatAverage(value: number, format: ValueFormat | null): string {
  if (!format || format.style === 'duration' || format.style === 'currency') {
    return formatValue(value, format, { compact: true })
  }
  return formatValue(value, { ...format, decimals: averageDecimals(format, value) }, { compact: true })
}

/** Averages are shown with so many figures as can be told apart: 0.365, 3.42, 26.25, 140.3, 1,317. */
export function averageDecimals(format: ValueFormat, value: number): number {
  if (format.style === 'currency' || format.style === 'duration') return format.decimals
  const isShare = format.style === 'percent' && format.percent_base !== 100
  const own = Math.max(0, isShare ? format.decimals - 2 : format.decimals)
  const shown = decimalsOf(Math.abs(isShare ? value * 100 : value), own)
  return isShare ? shown + 2 : shown
}

/** From ten on no more than one decimal beyond what the data carry. */
function decimalsOf(size: number, own: number): number {
  if (size >= 1000) return 0
  if (size >= 100) return 1
  if (size >= 10) return Math.min(2, own + 1)
  return size >= 1 ? 2 : 3
}
