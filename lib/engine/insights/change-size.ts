import type { ValueFormat } from '@/lib/contracts/blocks'
import { isOrdinaryChange } from '../stats/ordinary-change'

/** A change that is no larger than its like and below this share is none that anybody would speak of. */
const littleShare = 0.03
/** Nearer to each other than this many standard errors, two averages differ by no more than chance makes them. */
const errorsMin = 2

/**
 * How a change is told: as little, as unclear where chance alone makes averages differ so, in points where it is one of
 * shares, else as a share of what was before.
 */
export type ChangeSize = 'little' | 'unclear' | 'points' | 'share'

interface Change {
  /** The value of each period up to the last. */
  points: (number | null)[]
  now: number
  before: number
  format: ValueFormat | null
  /** What chance alone moves the difference by, where it is one of averages. */
  error?: number
}

export function changeSize({ points, now, before, format, error = 0 }: Change): ChangeSize {
  const share = now / before - 1
  if (share !== 0 && Math.abs(share) < littleShare && isOrdinaryChange(points, share)) return 'little'
  if (share !== 0 && Math.abs(now - before) < errorsMin * error) return 'unclear'
  return pointsBase(format) === null ? 'share' : 'points'
}

/** What makes a hundred points of a share that is written in this format; null for what is no share. */
export function pointsBase(format: ValueFormat | null): number | null {
  if (format?.style === 'percent') return format.percent_base ?? 1
  return format?.unit === '%' ? 100 : null
}
