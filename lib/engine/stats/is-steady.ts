import { autocorrelationInflation } from './mann-kendall'

/** Fewer values show no course. */
export const steadyPointsMin = 8
/** Over all its time a series that moves by no more than a sixth of its level goes nowhere that people would plan for. */
export const relevantShare = 1 / 6
/** The slope is known to so many standard errors, 95 % of the time. */
const errorsWide = 2

/** Whether a series goes nowhere: so far as a trend that matters would have been seen. */
export function isSteady(values: Float64Array): boolean {
  if (values.length < steadyPointsMin) return false
  const { level, drift, isFlat } = driftOf(values)
  return level > 0 && isFlat && drift <= relevantShare * level
}

/** How far a line may go over all periods, its error included (least squares, widened for autocorrelation). */
export function driftOf(values: Float64Array) {
  const n = values.length
  const level = values.reduce((sum, value) => sum + value, 0) / n
  const middle = (n - 1) / 2
  const [xx, xy] = values.reduce(
    ([squares, products], value, i) => [
      squares! + (i - middle) ** 2,
      products! + (i - middle) * (value - level),
    ],
    [0, 0],
  )
  const slope = xy! / xx!
  const left = values.map((value, i) => value - level - slope * (i - middle))
  const variance = left.reduce((sum, value) => sum + value * value, 0) / (n - 2)
  const error = Math.sqrt((variance / xx!) * autocorrelationInflation(left))
  return {
    level,
    drift: (Math.abs(slope) + errorsWide * error) * (n - 1),
    isFlat: Math.abs(slope) <= errorsWide * error,
  }
}
