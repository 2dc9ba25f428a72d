import { tickIncrement } from 'd3-array'

/** Where a value lies between two places, as it lies between two values. */
export type LinearScale = (value: number) => number

type Ends = readonly [number, number]

/**
 * As d3-scale has it, of which a page would fetch colours, dates and formats with it.
 * @param domain the values at the ends, the lesser first; between two that are the same all lie in the middle
 * @param range where they are
 */
export function linearScale([low, high]: Ends, [start, end]: Ends): LinearScale {
  const span = high - low
  return (value) => {
    const share = span === 0 ? 0.5 : (value - low) / span
    return start * (1 - share) + end * share
  }
}

/** The same, with what lies beyond the values at their ends. */
export function clampedScale(domain: Ends, range: Ends): LinearScale {
  const scale = linearScale(domain, range)
  return (value) => scale(Math.min(Math.max(value, domain[0]), domain[1]))
}

const roundsMax = 10

/** The next values outwards that stand on a step of about so many ticks: rounded until the step stays. */
export function roundDomain([low, high]: Ends, ticks: number): [number, number] {
  let [from, to] = [low, high]
  let before: number | null = null
  for (let at = 0; at < roundsMax; at++) {
    const step = tickIncrement(from, to, ticks)
    if (step === before) return [from, to]
    if (!(step > 0 || step < 0)) break
    // below 1 the step is how many of it make one
    from = step > 0 ? Math.floor(from / step) * step : Math.ceil(from * step) / step
    to = step > 0 ? Math.ceil(to / step) * step : Math.floor(to * step) / step
    before = step
  }
  return [low, high]
}
