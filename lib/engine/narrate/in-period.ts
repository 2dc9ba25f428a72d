import type { Grain } from '@/lib/contracts/query'
import { formatPeriod } from '@/lib/format/format-period'

const onGrains: Grain[] = ['day', 'weekday']

/** `in Mar 2025`, `on Mar 9, 2025`, `on Tuesday`, `at Mar 9, 2025, 14:00`. */
export function inPeriod(value: string, grain: Grain | null): string {
  const word = grain === 'hour' ? 'at' : grain && onGrains.includes(grain) ? 'on' : 'in'
  return `${word} ${formatPeriod(value)}`
}
