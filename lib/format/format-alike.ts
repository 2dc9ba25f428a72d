import type { ValueFormat } from '@/lib/contracts/blocks'
import { type FormatOptions, formatValue } from './format-value'

/** What stands before the decimals, they themselves, and what stands behind the number: `K`, `%`, ` kg`. */
const parts = /^([^\d]*[\d,]+)(?:\.(\d+))?(.*)$/s
/** Of shortened numbers of two figures and more one decimal says enough. */
const shortFrom = 10
/** Behind a number of three figures nobody reads more. */
const longFrom = 100
const longDecimals = 2

/**
 * How numbers that stand among each other are written: with the same decimals wherever they have the same unit, so that
 * a column of them is read down.
 *
 * @example [27_040, 9_740].map(formatAlike([27_040, 9_740], null, { compact: true })) // ['27.0K', '9.7K']
 */
export function formatAlike(
  values: readonly (number | null)[],
  format: ValueFormat | null,
  { compact = false }: Pick<FormatOptions, 'compact'> = {},
): (value: number) => string {
  const known = values.filter((value) => value !== null)
  const beside = known.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0)
  const options = { compact, ...(compact && { beside }) }
  const decimals = new Map<string, number>()
  const largest = new Map<string, number>()
  // beside thousands in short a hundredth is noise, but for what is small itself
  const isWhole =
    compact && beside >= shortened && known.every((value) => value === 0 || Math.abs(value) >= wholeFrom)
  for (const value of known) {
    const { behind, own, size } = read(formatValue(value, format, options))
    decimals.set(behind, Math.max(decimals.get(behind) ?? 0, own))
    largest.set(behind, Math.max(largest.get(behind) ?? 0, size))
  }
  return (value) => {
    const text = formatValue(value, format, options)
    if (!Number.isFinite(value)) return text
    const { behind, own } = read(text)
    const isShort = compact && /^[KMBT]/.test(behind)
    if (isWhole && !isShort) return formatValue(value, format && { ...format, decimals: 0 }, options)
    const most = mostDecimals(largest.get(behind) ?? 0, isShort)
    const wanted = Math.min(decimals.get(behind) ?? own, most)
    if (isShort && wanted < own) return formatValue(value, format, { ...options, decimals: wanted })
    return wanted > own ? padded(text, wanted) : text
  }
}

const shortened = 1000
const wholeFrom = 10

function mostDecimals(size: number, isShort: boolean): number {
  if (isShort && size >= shortFrom) return 1
  return size >= longFrom ? longDecimals : Number.POSITIVE_INFINITY
}

function read(text: string): { behind: string; own: number; size: number } {
  const [, whole = '', decimals = '', behind = ''] = parts.exec(text) ?? []
  return { behind, own: decimals.length, size: Number(whole.replace(/[^\d]/g, '')) }
}

function padded(text: string, decimals: number): string {
  const [, whole = '', own = '', behind = ''] = parts.exec(text) ?? []
  return `${whole}.${own.padEnd(decimals, '0')}${behind}`
}
