/** Effects of fewer rows are not worth naming. */
const rowsMin = 20

/**
 * The share of the values' variance that the means of the groups tell, less what as many groups tell by chance (omega
 * squared, Hays 1963); 0 where it would be negative or there are too few rows.
 */
export function etaSquared(values: Float64Array, groups: Int32Array): number {
  const known = sumsOf(values)
  const { room, counts, order } = kindsOf(groups)
  return known.isComplete && counts
    ? shareBetween(sumsWithin(values, groups, room), { n: values.length, ...known, counts, order })
    : etaOfPresent(values, groups, room)
}

/** Of values and groups without gaps only the sums by group are new. */
function sumsWithin(values: Float64Array, groups: Int32Array, room: number): Float64Array {
  const sums = new Float64Array(room)
  for (let i = 0; i < values.length; i++) sums[groups[i]!]! += values[i]!
  return sums
}

function etaOfPresent(values: Float64Array, groups: Int32Array, room: number): number {
  const [counts, sums, order] = [new Float64Array(room), new Float64Array(room), [] as number[]]
  let n = 0
  let sum = 0
  let squares = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    const group = groups[i]!
    if (group < 0 || Number.isNaN(value)) continue
    if (counts[group] === 0) order.push(group)
    counts[group]!++
    sums[group]! += value
    n++
    sum += value
    squares += value * value
  }
  return shareBetween(sums, { n, sum, squares, counts, order })
}

interface Whole {
  n: number
  sum: number
  squares: number
  counts: Float64Array
  /** The groups in the order in which they are met. */
  order: number[]
}

function shareBetween(sums: Float64Array, { n, sum, squares, counts, order }: Whole): number {
  const total = squares - (sum * sum) / n
  if (n < rowsMin || !(total > 0) || order.length < 2) return 0
  let between = 0
  for (const group of order) between += (sums[group]! * sums[group]!) / counts[group]!
  const explained = between - (sum * sum) / n
  const error = (total - explained) / Math.max(1, n - order.length)
  return Math.max(0, (explained - (order.length - 1) * error) / (total + error))
}

interface Kinds {
  /** Places for all groups. */
  room: number
  /** Rows of each group; null where a row belongs to none. */
  counts: Float64Array | null
  order: number[]
}

/** Groups are compared with many values. */
const knownKinds = new WeakMap<Int32Array, Kinds>()

function kindsOf(groups: Int32Array): Kinds {
  const found = knownKinds.get(groups)
  if (found) return found
  const made = countKinds(groups)
  knownKinds.set(groups, made)
  return made
}

function countKinds(groups: Int32Array): Kinds {
  let least = 0
  let last = -1
  for (let i = 0; i < groups.length; i++) {
    if (groups[i]! > last) last = groups[i]!
    if (groups[i]! < least) least = groups[i]!
  }
  const [counts, order] = [new Float64Array(last + 1), [] as number[]]
  if (least < 0) return { room: last + 1, counts: null, order }
  for (let i = 0; i < groups.length; i++) {
    if (counts[groups[i]!] === 0) order.push(groups[i]!)
    counts[groups[i]!]!++
  }
  return { room: last + 1, counts, order }
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
  let sum = 0
  let squares = 0
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
  let n = 0
  let sx = 0
  let sy = 0
  let sxx = 0
  let syy = 0
  let sxy = 0
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
