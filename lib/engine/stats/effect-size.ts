/** Effects of fewer rows are not worth naming. */
const rowsMin = 20

/**
 * The share of the values' variance that the means of the groups tell, less what as many groups tell by chance (omega
 * squared, Hays 1963); 0 where it would be negative or there are too few rows.
 */
export function etaSquared(values: Float64Array, groups: Int32Array): number {
  const { counts, sums, met } = roomFor(groups)
  let [n, sum, squares] = [0, 0, 0]
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    const group = groups[i]!
    if (group < 0 || Number.isNaN(value)) continue
    if (counts[group] === 0) met.push(group)
    counts[group]!++
    sums[group]! += value
    n++
    sum += value
    squares += value * value
  }
  const total = squares - (sum * sum) / n
  if (n < rowsMin || !(total > 0) || met.length < 2) return 0
  const between = met.reduce((all, group) => all + (sums[group]! * sums[group]!) / counts[group]!, 0)
  const explained = between - (sum * sum) / n
  const error = (total - explained) / Math.max(1, n - met.length)
  return Math.max(0, (explained - (met.length - 1) * error) / (total + error))
}

/** A place for each group, and the groups in the order in which they are met. */
function roomFor(groups: Int32Array) {
  let last = -1
  for (let i = 0; i < groups.length; i++) if (groups[i]! > last) last = groups[i]!
  return { counts: new Float64Array(last + 1), sums: new Float64Array(last + 1), met: [] as number[] }
}

/** Of the pairs that have both numbers; 0 where there are too few. */
export function rSquared(x: Float64Array, y: Float64Array): number {
  const { n, sx, sy, sxx, syy, sxy } = pairSums(x, y)
  const [vx, vy] = [sxx - (sx * sx) / n, syy - (sy * sy) / n]
  if (n < rowsMin || !(vx > 0) || !(vy > 0)) return 0
  return Math.min(1, (sxy - (sx * sy) / n) ** 2 / (vx * vy))
}

interface ValueSums {
  isComplete: boolean
  sum: number
  squares: number
}

/** Values are compared with many others. */
const known = new WeakMap<Float64Array, ValueSums>()

function sumsOf(values: Float64Array): ValueSums {
  const found = known.get(values)
  if (found) return found
  let [sum, squares] = [0, 0]
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    sum += value
    squares += value * value
  }
  const made = { isComplete: !Number.isNaN(squares), sum, squares }
  known.set(values, made)
  return made
}

/** Of two without gaps only the products are new. */
function pairSums(x: Float64Array, y: Float64Array) {
  const [ofX, ofY] = [sumsOf(x), sumsOf(y)]
  let [n, sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0, 0]
  if (ofX.isComplete && ofY.isComplete) {
    for (let i = 0; i < x.length; i++) sxy += x[i]! * y[i]!
    return { n: x.length, sx: ofX.sum, sy: ofY.sum, sxx: ofX.squares, syy: ofY.squares, sxy }
  }
  for (let i = 0; i < x.length; i++) {
    const [a, b] = [x[i]!, y[i]!]
    if (Number.isNaN(a) || Number.isNaN(b)) continue
    n++
    sx += a
    sy += b
    sxx += a * a
    syy += b * b
    sxy += a * b
  }
  return { n, sx, sy, sxx, syy, sxy }
}
