import type { ValueFormat } from '@/lib/contracts/blocks'
import { formatDuration } from './format-duration'
import { shortFrom, withUnit, wordyUnit } from './format-value'
import { formatInFull, scaledBy } from './in-full'
import { defaultLocale, numberFormat } from './number-format'

/**
 * The texts of an axis: one precision and one shortening for all of its ticks, so that no two of them read the same,
 * and a unit in words behind the last alone.
 *
 * @example formatTicks([0, 500_000, 1_000_000], null) // ['0', '0.5M', '1.0M']
 */
export function formatTicks(ticks: readonly number[], format: ValueFormat | null): string[] {
  const inFull = format?.scale
  if (inFull) {
    return formatTicks(
      ticks.map((tick) => scaledBy(tick, inFull)),
      formatInFull(format),
    )
  }
  const unit = wordyUnit(format)
  if (format?.style === 'duration') return durations(ticks, format.unit ?? 's')
  const scale = scaleOf(ticks, format)
  return ticks.map((tick, at) => {
    const text = tick === 0 ? zeroText(format) : tickText(tick, format, scale)
    return unit && at === ticks.length - 1 ? `${text} ${unit}` : text
  })
}

interface Scale {
  /** What a tick is multiplied with to be written. */
  factor: number
  /** `K`, `M`: what was divided away. */
  suffix: string
  decimals: number
  /** `1990`, and not `1,990`. */
  isYears: boolean
  notation: 'standard' | 'scientific'
}

/** Beyond these the zeros could no longer be counted. */
const scientificFrom = 1e18
const decimalsMax = 6
/** `9,998` is shorter than `9.998K`. */
const shortDecimalsMax = 2
/** Of the smallest step: what rounding may move a tick. */
const roundingShare = 0.02

function scaleOf(ticks: readonly number[], format: ValueFormat | null): Scale {
  const largest = Math.max(0, ...ticks.map(Math.abs))
  const isPercent = format?.style === 'percent'
  const most = largest < shortFrom || isPercent ? 0 : Math.min(Math.floor(Math.log10(largest) / 3), 4)
  const isShare = isPercent && format.percent_base !== 100
  const scales = Array.from({ length: most + 1 }, (_, at) => most - at).flatMap((thousands): Scale[] => {
    const factor = isShare ? 100 : 10 ** (-3 * thousands)
    const suffix = suffixOf(thousands, format?.locale)
    // German has no short form of thousands
    if (thousands > 0 && suffix === '') return []
    return [
      {
        factor,
        suffix,
        decimals: decimalsOf(ticks, factor),
        isYears: format === null && ticks.every(isYear),
        notation: 'standard',
      },
    ]
  })
  const scale = scales.find(({ decimals }) => decimals <= shortDecimalsMax) ?? scales.at(-1)!
  if (largest >= scientificFrom || scale.decimals > decimalsMax) {
    const decimals = scientificDecimals(ticks)
    return { factor: 1, suffix: '', decimals, isYears: false, notation: 'scientific' }
  }
  return scale
}

/** Numbers without a format that all lie there are taken for what they look like. */
const isYear = (tick: number) => Number.isInteger(tick) && tick >= 1000 && tick < 2200

/** As few as tell every tick from its neighbours behind the first figure. */
function scientificDecimals(ticks: readonly number[]): number {
  const told = new Set(ticks).size
  const all = Array.from({ length: decimalsMax }, (_, at) => at + 1)
  return (
    all.find((decimals) => new Set(ticks.map((tick) => tick.toExponential(decimals))).size === told) ??
    decimalsMax
  )
}

function stepOf(ticks: readonly number[]): number {
  const sorted = [...ticks].sort((a, b) => a - b)
  const steps = sorted.slice(1).map((tick, at) => tick - sorted[at]!)
  return Math.min(...steps.filter((step) => step > 0), Math.abs(sorted.at(-1) ?? 0) || 1)
}

/** As few as tell every tick from its neighbours, and move none of them visibly. */
function decimalsOf(ticks: readonly number[], factor: number): number {
  const moved = stepOf(ticks) * factor * roundingShare
  for (let decimals = 0; decimals <= decimalsMax; decimals++) {
    const power = 10 ** decimals
    const isNear = (value: number) => Math.abs(Math.round(value * power) / power - value) <= moved
    if (ticks.every((tick) => isNear(tick * factor))) return decimals
  }
  return decimalsMax + 1
}

function suffixOf(thousands: number, locale = defaultLocale): string {
  if (thousands === 0) return ''
  const parts = numberFormat(locale, { notation: 'compact' }).formatToParts(10 ** (3 * thousands))
  const word = parts.find(({ type }) => type === 'compact')?.value
  return word ? (locale === defaultLocale ? word : `\u00A0${word}`) : ''
}

function tickText(tick: number, format: ValueFormat | null, scale: Scale): string {
  const currency = format?.style === 'currency' ? format.currency : undefined
  // Prices have two decimals or none.
  const isPrice = currency !== undefined && scale.suffix === '' && scale.decimals === 1
  const decimals = isPrice ? 2 : scale.decimals
  const text = numberFormat(format?.locale ?? defaultLocale, {
    ...(currency && { style: 'currency', currency }),
    notation: scale.notation,
    minimumFractionDigits: scale.notation === 'standard' ? decimals : 0,
    maximumFractionDigits: decimals,
    useGrouping: !scale.isYears,
  }).format(tick * scale.factor)
  return decorated(
    text.replace(/\d(?=\D*$)/, (last) => last + scale.suffix),
    format,
  )
}

function zeroText(format: ValueFormat | null): string {
  const currency = format?.style === 'currency' ? format.currency : undefined
  const options = {
    ...(currency && { style: 'currency' as const, currency }),
    maximumFractionDigits: 0,
  }
  return decorated(numberFormat(format?.locale ?? defaultLocale, options).format(0), format)
}

function decorated(text: string, format: ValueFormat | null): string {
  if (format?.style === 'percent') return withUnit(text, '%', format.locale)
  return format?.style === 'number' && !wordyUnit(format) ? withUnit(text, format.unit, format.locale) : text
}

/** Hours and minutes, unless two ticks would read the same in them. */
function durations(ticks: readonly number[], unit: string): string[] {
  const texts = ticks.map((tick) => (tick === 0 ? '0' : formatDuration(tick, unit)))
  if (new Set(texts).size === new Set(ticks).size) return texts
  return formatTicks(ticks, { style: 'number', unit, decimals: 0 })
}
