import type { ValueFormat } from '@/lib/contracts/blocks'
import { formatValue } from './format-value'

/** Whole numbers have averages between them: a small average shows one or two decimals more than its column. */
export function formatAverage(value: number, format: ValueFormat | null): string {
  if (!format || format.style === 'duration') return formatValue(value, format, { compact: true })
  const size = Math.abs(format.style === 'percent' && format.percent_base !== 100 ? value * 100 : value)
  const least = size < 10 ? 2 : size < 1000 ? 1 : 0
  const shift = format.style === 'percent' && format.percent_base !== 100 ? 2 : 0
  const decimals = Math.min(6, Math.max(format.decimals, least + shift))
  return formatValue(value, { ...format, decimals }, { compact: true })
}
