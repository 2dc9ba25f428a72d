/** Steps that the eye still tells apart in a map or a grid. */
export const heatSteps = 7

export interface HeatRange {
  low: number
  high: number
  /** Below and above zero have colours of their own. */
  isDiverging: boolean
}

export interface HeatColor {
  fill: string
  ink: string
}

/** Of the longer side: a shorter one below this would spend half of the colours on next to nothing. */
const negligible = 0.02

/** How far a muted scale reaches beyond its values on either side, as a share of what they span. */
const mutedReach = 1

/** Muted, the colours of all values stay near each other: they differ by chance alone. */
export function rangeOf(values: (number | null)[], isMuted = false): HeatRange {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return { low: 0, high: 0, isDiverging: false }
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const reach = isMuted ? mutedReach * (most - least) : 0
  // what is never negative stays so
  const [low, high] = [least >= 0 ? Math.max(0, least - reach) : least - reach, most + reach]
  return { low, high, isDiverging: Math.min(-low, high) > Math.max(-low, high) * negligible }
}

/** The colour of a value, as `chartStyle` defines its steps; what is missing is no value. */
export function heatColor(value: number | null, range: HeatRange): HeatColor {
  if (value === null) return { fill: 'var(--sunken)', ink: 'var(--ink-faint)' }
  const [side, step] = stepOf(value, range)
  return { fill: `var(--${side}-${step})`, ink: `var(--${side}-ink-${step})` }
}

/** The colours in order of their values, for the legend: those that lie between the least and the most. */
export function heatScale({ isDiverging, low, high }: HeatRange): HeatColor[] {
  const count = isDiverging ? 2 * heatSteps - 1 : heatSteps
  const reach = Math.max(-low, high)
  const [from, to] = isDiverging ? [-reach, reach] : [low, high]
  const band = (to - from) / count
  // counted from the middle one, which of a diverging scale is nought to the last digit
  const middles = Array.from({ length: count }, (_, at) => (from + to) / 2 + band * (at - (count - 1) / 2))
  return middles
    .filter((middle) => middle - band / 2 < high && middle + band / 2 > low)
    .map((middle) => heatColor(middle, { isDiverging, low, high }))
}

function stepOf(value: number, { low, high, isDiverging }: HeatRange): ['heat' | 'cool', number] {
  if (isDiverging) {
    const reach = Math.max(-low, high)
    return [
      value < 0 ? 'cool' : 'heat',
      Math.min(Math.round((Math.abs(value) / reach) * (heatSteps - 1)), heatSteps - 1),
    ]
  }
  if (high === low) return ['heat', Math.floor(heatSteps / 2)]
  const share = (value - low) / (high - low)
  const step = Math.min(Math.floor(share * heatSteps), heatSteps - 1)
  // All below zero: the deepest colour is the farthest from it.
  return high <= 0 && low < 0 ? ['cool', heatSteps - 1 - step] : ['heat', step]
}
