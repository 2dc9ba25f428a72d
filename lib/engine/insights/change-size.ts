import type { ValueFormat } from '@/lib/contracts/blocks'
import { isOrdinaryChange } from '../stats/ordinary-change'

/** A change below this share is none that anybody would speak of. */
export const littleShare = 0.03
/** Nearer to each other than this many standard errors, two averages differ by no more than chance makes them. */
export const errorsMin = 2

interface Change {
  /** The value of each period up to the last; null where one has none. */
  points: (number | null)[]
  /** How many of them are compared, and how many periods the others lie before. */
  spans: { length: number; lag: number; isWithinYear?: boolean }
  now: number
  before: number
  /** What chance alone moves the difference by, where it is one of averages. */
  error?: number
}

/** Whether a change is large enough to speak of, and clearly more than its periods, or their rows, differ by themselves. */
export const isClearChange = ({ points, spans, now, before, error = 0 }: Change): boolean =>
  Math.abs(now / before - 1) >= littleShare &&
  Math.abs(now - before) >= errorsMin * error &&
  !(spans.isWithinYear && hasBeenThere(points, spans.length)) &&
  !isOrdinaryChange(points, spans)

/**
 * Whether what the last periods are on average was so earlier already, before those that they are compared with: within
 * one year nobody can tell such a change from the time of year.
 */
function hasBeenThere(points: (number | null)[], length: number): boolean {
  const meanAt = (from: number) => {
    const known = points.slice(from, from + length).filter((point) => point !== null)
    return known.reduce((sum, point) => sum + point, 0) / known.length
  }
  const now = meanAt(points.length - length)
  const earlier = Array.from({ length: Math.max(0, points.length - 3 * length + 1) }, (_, from) =>
    meanAt(from),
  )
  return earlier.some((mean) => mean <= now) && earlier.some((mean) => mean >= now)
}

/** What makes a hundred points of a share that is written in this format; null for what is no share. */
export function pointsBase(format: ValueFormat | null): number | null {
  if (format?.style === 'percent') return format.percent_base ?? 1
  return format?.unit === '%' ? 100 : null
}
