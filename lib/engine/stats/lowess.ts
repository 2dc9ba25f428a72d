/** Cleveland's own choice of robustness rounds. */
const rounds = 3
/** Below this share of the window's width a neighbour counts in full, from the other on not at all. */
const nearShare = 0.001
const farShare = 0.999

/**
 * Robust locally weighted straight lines (LOWESS, Cleveland 1979, J. Am. Stat. Assoc. 74, 829-836): tricube weights
 * over the nearest neighbours, bisquare weights against outliers in the rounds after the first. Where no neighbour is
 * trusted, their median (R gives the value itself, which would hide a value far off).
 *
 * @param x ascending
 * @param window how many neighbours a line is fitted to, itself included
 * @returns the smooth at each x
 */
export function lowess(x: Float64Array, y: Float64Array, window: number): Float64Array {
  const n = x.length
  const width = Math.min(n, window)
  const trust = new Float64Array(n).fill(1)
  const smooth = new Float64Array(n)
  const weight = new Float64Array(n)
  const nearness = nearnessOf(x, width)
  for (let round = 0; round <= rounds; round++) {
    smoothOnce({ x, y, width, trust, weight, nearness }, smooth)
    if (round === rounds || !distrust(y, smooth, trust)) break
  }
  return smooth
}

interface Local {
  x: Float64Array
  y: Float64Array
  width: number
  trust: Float64Array
  /** Room for the weights of the neighbours of one point. */
  weight: Float64Array
  /** Of each point; null where its smooth is that of the one before. */
  nearness: (Near | null)[]
}

/** The neighbours of a point, and how much each counts by how near it is: the same in all rounds. */
interface Near {
  left: number
  weights: Float64Array
}

function nearnessOf(x: Float64Array, width: number): (Near | null)[] {
  let left = 0
  return Array.from(x, (centre, i) => {
    while (left + width < x.length && x[left + width]! - centre < centre - x[left]!) left++
    if (i > 0 && centre === x[i - 1]) return null
    const reach = Math.max(centre - x[left]!, x[left + width - 1]! - centre)
    const last = lastWithin(x, centre + farShare * reach)
    const weights = x.slice(left, last + 1).map((neighbour) => tricube(Math.abs(neighbour - centre), reach))
    return { left, weights }
  })
}

function tricube(distance: number, reach: number): number {
  if (distance > farShare * reach) return 0
  return distance > nearShare * reach ? (1 - (distance / reach) ** 3) ** 3 : 1
}

function smoothOnce(local: Local, smooth: Float64Array): void {
  local.nearness.forEach((near, i) => {
    smooth[i] = near ? fitAt(local, i, near) : smooth[i - 1]!
  })
}

/** The weighted line through the neighbours, at one of them. */
function fitAt({ x, y, width, trust, weight }: Local, at: number, near: Near): number {
  const centre = x[at]!
  let weights = 0
  let meanX = 0
  let meanY = 0
  const { left } = near
  const last = left + near.weights.length - 1
  for (let j = left; j <= last; j++) {
    const own = trust[j]! * near.weights[j - left]!
    weight[j] = own
    weights += own
    meanX += own * x[j]!
    meanY += own * y[j]!
  }
  if (weights === 0) return middleOf(y.subarray(left, left + width))
  meanX /= weights
  meanY /= weights
  let power = 0
  let product = 0
  for (let j = left; j <= last; j++) {
    power += weight[j]! * (x[j]! - meanX) ** 2
    product += weight[j]! * (x[j]! - meanX) * (y[j]! - meanY)
  }
  const isSpread = Math.sqrt(power / weights) > nearShare * (x[x.length - 1]! - x[0]!)
  return isSpread ? meanY + (product / power) * (centre - meanX) : meanY
}

function middleOf(values: Float64Array): number {
  const sorted = values.slice().sort()
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
}

/** Ties may reach beyond the window. */
function lastWithin(x: Float64Array, most: number): number {
  let low = 0
  let high = x.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if (x[middle]! <= most) low = middle
    else high = middle - 1
  }
  return low
}

/** Bisquare weights of the residuals over six times their median size; false where all fit. */
function distrust(y: Float64Array, smooth: Float64Array, trust: Float64Array): boolean {
  const sizes = y.map((value, i) => Math.abs(value - smooth[i]!))
  const bound = 6 * middleOf(sizes)
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  if (bound < 1e-7 * mean) return false
  sizes.forEach((size, i) => {
    const share = size / bound
    trust[i] = share > farShare ? 0 : share > nearShare ? (1 - share ** 2) ** 2 : 1
  })
  return true
}
