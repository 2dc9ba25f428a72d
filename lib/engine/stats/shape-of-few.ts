import { type CourseShape, pointsMin } from './course-shape'

const fewest = 3

/**
 * What three or four values did: one way all along, or one way and then the other. They are told as they are, since they
 * are too few to have ups and downs. Null for what is more or fewer, or goes to and fro.
 */
export function shapeOfFew(values: number[]): CourseShape | null {
  if (values.length < fewest || values.length >= pointsMin) return null
  const ways = values.slice(1).map((value, at) => Math.sign(value - values[at]!))
  const turns = ways.flatMap((way, at) => (at > 0 && way !== ways[at - 1] ? [at] : []))
  if (ways.includes(0) || turns.length > 1) return null
  return turns.length === 1 ? { kind: 'turns', at: turns[0]! } : { kind: ways[0]! > 0 ? 'rises' : 'falls' }
}
