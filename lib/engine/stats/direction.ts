/** Rows between two looks at what is left. */
const stretch = 32
/** Sums in another order differ by far less; a pair this near the bound is to be correlated as it is. */
const margin = 1e-3

/** A column centred and scaled to length 1, so that r of two is the sum of their products. */
export interface Direction {
  unit: Float64Array
  /** The length of what lies from each stretch on. */
  left: Float64Array
}

/** Null where a value is missing or all are the same: r is then told by the pairs alone. */
export function directionOf(values: Float64Array): Direction | null {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]!
  const mean = sum / values.length
  let squares = 0
  for (let i = 0; i < values.length; i++) squares += (values[i]! - mean) ** 2
  if (!(squares > 0) || squares === Number.POSITIVE_INFINITY) return null
  const length = Math.sqrt(squares)
  const unit = new Float64Array(values.length)
  const left = new Float64Array(Math.ceil(values.length / stretch))
  let rest = 0
  for (let i = values.length - 1; i >= 0; i--) {
    unit[i] = (values[i]! - mean) / length
    rest += unit[i]! ** 2
    if (i % stretch === 0) left[i / stretch] = Math.sqrt(rest)
  }
  return { unit, left }
}

/**
 * Whether r of two columns may be as low as `rMax`. What the rows not yet seen can add is bounded by their lengths
 * (Cauchy–Schwarz), so two columns that have nothing to do with each other are told after a few stretches.
 */
export function mayOppose(a: Direction, b: Direction, rMax: number): boolean {
  const [x, y] = [a.unit, b.unit]
  let r = 0
  for (let part = 0; part < a.left.length; part++) {
    if (r - a.left[part]! * b.left[part]! > rMax + margin) return false
    const end = Math.min(x.length, (part + 1) * stretch)
    for (let i = part * stretch; i < end; i++) r += x[i]! * y[i]!
  }
  return r <= rMax + margin
}

/** Whether r of two columns may be as far from 0 as `least`, either way; told as soon. */
export function mayBeAlike(a: Direction, b: Direction, least: number): boolean {
  const [x, y] = [a.unit, b.unit]
  let r = 0
  for (let part = 0; part < a.left.length; part++) {
    if (Math.abs(r) + a.left[part]! * b.left[part]! < least - margin) return false
    const end = Math.min(x.length, (part + 1) * stretch)
    for (let i = part * stretch; i < end; i++) r += x[i]! * y[i]!
  }
  return Math.abs(r) >= least - margin
}

/** So little of the squares is spread that the sums say nothing of it. */
const spreadMin = 1e-9

/** The same for some rows of a column as it stands: one pass and no room, where it is asked about one other only. */
export function mayOpposeRows(
  { numbers, rows }: { numbers: Float64Array; rows: Int32Array },
  { unit }: Direction,
  rMax: number,
): boolean {
  const first = numbers[rows[0]!]!
  let sum = 0
  let squares = 0
  let products = 0
  for (let at = 0; at < rows.length; at++) {
    const value = numbers[rows[at]!]! - first
    sum += value
    squares += value * value
    products += value * unit[at]!
  }
  const spread = squares - (sum * sum) / rows.length
  return !(spread > spreadMin * squares && products / Math.sqrt(spread) > rMax + margin)
}
