import { autocorrelationInflation } from './mann-kendall'

/** Fewer values than this cannot tell a wandering series from a trend. */
const valuesMin = 8
/** MacKinnon (2010), table 2: the 5 % critical value with constant and trend, in powers of 1 / n. */
const criticalTerms = [-3.41049, -4.3904, -9.036, -45.374]

/**
 * Whether a series may be a random walk: the Dickey-Fuller test (1979) with constant and trend does not reject a unit
 * root at 5 %. Such a series goes far in some direction by itself, so its trend has to show in its steps (`testDrift`);
 * the choice between the two is that of Perron & Yabu (2009, J. Econometrics 151, 56-69), made by a test.
 *
 * @param values in order of time, without gaps
 */
export function isWandering(values: Float64Array): boolean {
  const n = values.length - 1
  if (values.length < valuesMin) return false
  const critical = criticalTerms.reduce((sum, term, power) => sum + term / n ** power, 0)
  return dickeyFuller(values) > critical
}

/** Tau of the Dickey-Fuller regression with constant and trend; NaN where the values lie on a line. */
export function dickeyFuller(values: Float64Array): number {
  const n = values.length - 1
  const level = withoutLine(values.subarray(0, n))
  const step = withoutLine(stepsOf(values))
  let power = 0
  let product = 0
  let squares = 0
  for (let i = 0; i < n; i++) {
    power += level[i]! ** 2
    product += level[i]! * step[i]!
    squares += step[i]! ** 2
  }
  const gamma = product / power
  const variance = (squares - gamma * product) / (n - 3)
  return gamma / Math.sqrt(variance / power)
}

/** Whether a wandering series drifts: Student's t of its mean step, widened where steps are autocorrelated. */
export function testDrift(values: Float64Array): { t: number; df: number } {
  const steps = stepsOf(values)
  const n = steps.length
  const mean = (values[n]! - values[0]!) / n
  let squares = 0
  for (const step of steps) squares += (step - mean) ** 2
  const error = Math.sqrt((squares / (n - 1) / n) * autocorrelationInflation(steps))
  return { t: mean / error, df: n - 1 }
}

const stepsOf = (values: Float64Array) => values.subarray(1).map((value, i) => value - values[i]!)

/** What a straight line by least squares leaves. */
function withoutLine(values: Float64Array): Float64Array {
  const n = values.length
  const middle = (n - 1) / 2
  let sum = 0
  let product = 0
  let power = 0
  for (let i = 0; i < n; i++) {
    sum += values[i]!
    product += (i - middle) * values[i]!
    power += (i - middle) ** 2
  }
  return values.map((value, i) => value - sum / n - (product / power) * (i - middle))
}
