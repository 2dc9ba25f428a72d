export interface Arc {
  /** Radians, clockwise from the top. */
  from: number
  to: number
  /** Radii in pixels; without an inner one it is a slice. */
  inner: number
  outer: number
}

const fullTurn = 2 * Math.PI
/** Below this nothing can be seen: of a turn in radians, of a radius in pixels. */
const least = 1e-6

/** Part of a ring, or of a disc, around 0, 0 as the data of a path. */
export function arcPath({ from, to, inner, outer }: Arc): string {
  const turn = Math.min(Math.abs(to - from), fullTurn)
  if (turn > fullTurn - least) return circle(outer) + (inner > least ? circle(inner, 0) : '')
  const isLarge = turn >= Math.PI ? 1 : 0
  const sweep = to > from ? 1 : 0
  const out = `M${at(from, outer)}A${rounded(outer)},${rounded(outer)},0,${isLarge},${sweep},${at(to, outer)}`
  if (inner <= least) return `${out}L0,0Z`
  const back = `A${rounded(inner)},${rounded(inner)},0,${isLarge},${1 - sweep},${at(from, inner)}`
  return `${out}L${at(to, inner)}${back}Z`
}

/** Two halves: an arc to where it begins would be none. The hole of a ring is drawn the other way round. */
function circle(radius: number, sweep: 0 | 1 = 1): string {
  const half = `A${rounded(radius)},${rounded(radius)},0,1,${sweep},`
  return `M${at(0, radius)}${half}${at(Math.PI, radius)}${half}${at(0, radius)}Z`
}

const at = (angle: number, radius: number) =>
  `${rounded(Math.sin(angle) * radius)},${rounded(-Math.cos(angle) * radius)}`

/** A hundredth of a pixel, and no minus before a zero. */
const rounded = (value: number) => Math.round(value * 100) / 100 + 0
