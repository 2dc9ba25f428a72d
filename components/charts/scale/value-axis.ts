import { ticks } from 'd3-array'
import type { ValueFormat } from '@/lib/contracts/blocks'
import { roundDomain } from './linear-scale'

export interface ValueAxis {
  domain: [number, number]
  ticks: number[]
}

/** Share of the upper end below which a line's axis is drawn from zero anyway. */
const zeroBelow = 0.5

interface ValueAxisOptions {
  /** Bars start there; a line does where that costs little height, but for `never`. */
  fromZero: boolean | 'never'
  ticks?: number
  format?: ValueFormat | null
}

/**
 * A round domain around the values and few ticks on it. Between whole numbers, counts say, there are no ticks.
 */
export function valueAxis(values: number[], options: ValueAxisOptions): ValueAxis {
  const finite = values.filter(Number.isFinite).map((value) => (Math.abs(value) < tiny ? 0 : value))
  let low = Math.min(...finite, finite.length > 0 ? Number.POSITIVE_INFINITY : 0)
  let high = Math.max(...finite, finite.length > 0 ? Number.NEGATIVE_INFINITY : 1)
  const { fromZero } = options
  if (fromZero === true || (!fromZero && low > 0 && low < high * zeroBelow)) low = Math.min(low, 0)
  if (fromZero === true || (!fromZero && high < 0 && high > low * zeroBelow)) high = Math.max(high, 0)
  if (high - low <= flatBelow(low, high)) [low, high] = widened(low, fromZero === true)
  const isWhole = finite.every(Number.isInteger) && !isShare(options.format)
  if (isWhole) [low, high] = [Math.floor(low), Math.ceil(high)]
  const most = options.ticks ?? 4
  const count = isWhole ? Math.min(most, Math.max(high - low, 1)) : most
  const domain = roundDomain([low, high], count)
  return { domain, ticks: ticks(...domain, count) }
}

/** A share of 1 is all or nothing in whole numbers. */
const isShare = (format: ValueFormat | null | undefined) =>
  format?.style === 'percent' && format.percent_base !== 100

/** A range that floating point can hardly divide is drawn as one value. */
const flatBelow = (low: number, high: number) => Math.max(-low, high) * 1e-9

/** Below this the steps of an axis can no longer be computed. */
const tiny = 1e-200

function widened(value: number, fromZero: boolean): [number, number] {
  if (value === 0) return [0, 1]
  if (fromZero) return [Math.min(value, 0), Math.max(value, 0)]
  const margin = Math.abs(value) * 0.1
  return [value - margin, value + margin]
}
