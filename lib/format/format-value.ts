import type { ValueFormat } from '@/lib/contracts/blocks'
import { formatDuration } from './format-duration'
import { formatInFull, scaledBy } from './in-full'
import { defaultLocale, numberFormat } from './number-format'

export interface FormatOptions {
  /** `1.2M` instead of `1,234,567`, where space is short. */
  compact?: boolean
  /** The largest number that is read together with this one, at an axis say: if that is shortened, so is this. */
  beside?: number
  /** Just so many, of a number that is shortened. */
  decimals?: number
  locale?: string
}

/** From here a number is shortened in compact form; four figures are still read at a glance. */
export const shortFrom = 10_000
/** From here it is shortened beside such a number, so that no axis goes from 9,310 to 15K. */
const compactBesideFrom = 1000
/** From here decimals say nothing in compact form. */
const wholeFrom = 1000
/** Figures that a small number keeps, so that 0.00042 does not read as 0. */
const smallSignificantDigits = 2
/** Data may carry nine decimals; behind a large number nobody reads more than these. */
const usefulDecimals: [from: number, decimals: number][] = [
  [100, 2],
  [1, 3],
]
/** Prices in parts of a cent keep the two places that all prices have, and more only where they have more. */
const centDecimals = 2
const prefixUnits = new Set(['$', '€', '£', '¥', '₹', '₩', '₽', 'US$', 'A$', 'C$', 'R$', 'CHF'])
const tightUnits = new Set(['%', '°', '‰'])

/**
 * A number as people read it: the one formatter for cards, axes, tooltips, texts and exports.
 *
 * @example formatValue(1234.5, { style: 'currency', currency: 'USD', decimals: 2 }) // '$1,234.50'
 */
export function formatValue(value: number, format: ValueFormat | null, options: FormatOptions = {}): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? '–' : value > 0 ? '∞' : '-∞'
  if (!format) return plain(value, 2, options)
  return formatted(value, format, format.locale ? { locale: format.locale, ...options } : options)
}

function formatted(value: number, format: ValueFormat, options: FormatOptions): string {
  if (format.scale !== undefined) return scaled(value, format, options)
  if (format.style === 'duration') return formatDuration(value, format.unit ?? 's')
  if (format.style === 'currency' && format.currency) return currency(value, format, options)
  if (format.style === 'percent') return percent(value, format, options)
  return withUnit(plain(value, format.decimals, options), format.unit, options.locale)
}

function scaled(value: number, format: ValueFormat, options: FormatOptions): string {
  const scale = format.scale!
  const { beside } = options
  return formatValue(scaledBy(value, scale), formatInFull(format), {
    ...options,
    ...(beside !== undefined && { beside: scaledBy(beside, scale) }),
  })
}

function digits(value: number, decimals: number, options: FormatOptions): Intl.NumberFormatOptions {
  const size = Math.abs(value)
  if (options.compact && isShortened(size, options.beside)) {
    const { decimals: wanted } = options
    if (wanted === undefined) return { notation: 'compact', maximumSignificantDigits: 3 }
    return { notation: 'compact', minimumFractionDigits: wanted, maximumFractionDigits: wanted }
  }
  if (options.compact && size >= wholeFrom) return { maximumFractionDigits: 0, minimumFractionDigits: 0 }
  if (size > 0 && decimals > 0 && size < 10 ** -decimals / 2) {
    return { maximumSignificantDigits: smallSignificantDigits }
  }
  const useful = usefulDecimals.find(([from]) => size >= from)?.[1] ?? decimals
  return { maximumFractionDigits: Math.min(decimals, useful) }
}

function isShortened(size: number, beside = 0): boolean {
  return size >= (Math.abs(beside) >= shortFrom ? compactBesideFrom : shortFrom)
}

/** `-0` is no number that people write. */
const unsigned = (text: string) => (/^-[0.,\s]*$/.test(text) ? text.slice(1) : text)

function plain(value: number, decimals: number, options: FormatOptions): string {
  const { locale = defaultLocale } = options
  // German leaves thousands that have no short form together: `9740` beside `10.700`
  const grouping = locale === defaultLocale ? {} : { useGrouping: true }
  const format = numberFormat(locale, { ...digits(value, decimals, options), ...grouping })
  return unsigned(format.format(value))
}

function currency(value: number, format: ValueFormat, options: FormatOptions): string {
  const parts = digits(value, format.decimals, options)
  const most = parts.maximumFractionDigits
  const isFixed = most !== undefined && parts.minimumFractionDigits === undefined
  const fixed = isFixed ? { minimumFractionDigits: Math.min(most, centDecimals) } : {}
  const style = { style: 'currency', currency: format.currency, ...parts, ...fixed } as const
  const text = numberFormat(options.locale ?? defaultLocale, style).format(value)
  return /[1-9∞]/.test(text) ? text : text.replace('-', '')
}

function percent(value: number, format: ValueFormat, options: FormatOptions): string {
  const isShare = format.percent_base !== 100
  const decimals = isShare ? Math.max(0, format.decimals - 2) : format.decimals
  return withUnit(plain(isShare ? value * 100 : value, decimals, options), '%', options.locale)
}

export function withUnit(text: string, unit: string | undefined, locale = defaultLocale): string {
  if (!unit) return text
  const isTight = unit === '°' || (unit === '%' && locale.startsWith('it'))
  if (locale !== defaultLocale) return isTight ? `${text}${unit}` : `${text}\u00A0${unit}`
  if (prefixUnits.has(unit)) return text.startsWith('-') ? `-${unit}${text.slice(1)}` : `${unit}${text}`
  return tightUnits.has(unit) ? `${text}${unit}` : `${text} ${unit}`
}

/** A unit that stands as a word behind its number, `kg` and not `$` or `%`. */
export function wordyUnit(format: ValueFormat | null): string | undefined {
  if (format?.style !== 'number' || !format.unit) return undefined
  return prefixUnits.has(format.unit) || tightUnits.has(format.unit) ? undefined : format.unit
}
