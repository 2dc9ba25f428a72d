import { extent, quantileSorted } from 'd3-array'

/** So far out that the rest would be one blot: many times the middle half's width from it. */
const fenceFactor = 8
/** Only few may stand outside, and leaving them out must give the rest at least so much more room. */
const outsideShareMax = 0.01
const outsideMin = 3
const gainMin = 3

/**
 * The range that an axis shows: all values, or all but a few that are so far out that the others could not be told
 * apart. Those are drawn at the edge and told as such.
 */
export function clippedRange(values: number[]): [number, number] {
  const [low = 0, high = 1] = extent(values)
  const sorted = [...values].sort((a, b) => a - b)
  const [q1 = 0, q3 = 0] = [quantileSorted(sorted, 0.25), quantileSorted(sorted, 0.75)]
  const fence = (q3 - q1) * fenceFactor
  const inside = values.filter((value) => value >= q1 - fence && value <= q3 + fence)
  const isFew = values.length - inside.length <= Math.max(outsideMin, values.length * outsideShareMax)
  const [from = low, to = high] = extent(inside)
  const isWorth = to > from && high - low >= (to - from) * gainMin
  return isFew && isWorth ? [from, to] : [low, high]
}
