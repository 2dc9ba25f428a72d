import { scaleLinear } from 'd3-scale'

export interface ValueAxis {
  domain: [number, number]
  ticks: number[]
}

/** Share of the upper end below which a line's axis is drawn from zero anyway. */
const zeroBelow = 0.5

/**
 * A round domain around the values and few ticks on it. Bars and areas start at zero always, lines where that
 * costs little height.
 */
export function valueAxis(values: number[], options: { fromZero: boolean; ticks?: number }): ValueAxis {
  const finite = values.filter(Number.isFinite).map((value) => (Math.abs(value) < tiny ? 0 : value))
  let low = Math.min(...finite, finite.length > 0 ? Number.POSITIVE_INFINITY : 0)
  let high = Math.max(...finite, finite.length > 0 ? Number.NEGATIVE_INFINITY : 1)
  if (options.fromZero || (low > 0 && low < high * zeroBelow)) low = Math.min(low, 0)
  if (options.fromZero || (high < 0 && high > low * zeroBelow)) high = Math.max(high, 0)
  if (high - low <= flatBelow(low, high)) [low, high] = widened(low, options.fromZero)
  const count = options.ticks ?? 4
  const scale = scaleLinear().domain([low, high]).nice(count)
  const [from, to] = scale.domain() as [number, number]
  return { domain: [from, to], ticks: scale.ticks(count) }
}

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
