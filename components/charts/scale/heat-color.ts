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
export function heatScale(range: HeatRange): HeatColor[] {
  const { isDiverging, low, high } = range
  const reach = isDiverging ? Math.max(-low, high) : high - low
  const steps = isDiverging
    ? Array.from({ length: 2 * heatSteps - 1 }, (_, at) => ((at + 1 - heatSteps) / (heatSteps - 1)) * reach)
    : Array.from({ length: heatSteps }, (_, at) => low + ((at + 0.5) / heatSteps) * reach)
  const [first, last] = [heatColor(low, range).fill, heatColor(high, range).fill]
  const colors = steps.map((value) => heatColor(value, range))
  const at = (fill: string) => colors.findIndex((color) => color.fill === fill)
  return colors.slice(at(first), at(last) + 1)
}

function stepOf(value: number, { low, high, isDiverging }: HeatRange): ['heat' | 'cool', number] {
  if (isDiverging) {
    const reach = Math.max(-low, high)
    const step = Math.min(Math.round((Math.abs(value) / reach) * (heatSteps - 1)), heatSteps - 1)
    // what is as good as nought has one colour
    return [value < 0 && step > 0 ? 'cool' : 'heat', step]
  }
  if (high === low) return ['heat', Math.floor(heatSteps / 2)]
  const share = (value - low) / (high - low)
  const step = Math.min(Math.floor(share * heatSteps), heatSteps - 1)
  // All below zero: the deepest colour is the farthest from it.
  return high <= 0 && low < 0 ? ['cool', heatSteps - 1 - step] : ['heat', step]
}
