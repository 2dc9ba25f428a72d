import type { ValueFormat } from '@/lib/contracts/blocks'
import { isOrdinaryChange } from '../stats/ordinary-change'

/** A change below this share is none that anybody would speak of. */
export const littleShare = 0.03
/** Nearer to each other than this many standard errors, two averages differ by no more than chance makes them. */
const errorsMin = 2

interface Change {
  /** The value of each period up to the last; null where one has none. */
  points: (number | null)[]
  /** How many of them are compared, and how many periods the others lie before. */
  spans: { length: number; lag: number }
  now: number
  before: number
  /** What chance alone moves the difference by, where it is one of averages. */
  error?: number
}

/** Whether a change is large enough to speak of, and clearly more than its periods, or their rows, differ by themselves. */
export const isClearChange = ({ points, spans, now, before, error = 0 }: Change): boolean =>
  Math.abs(now / before - 1) >= littleShare &&
  Math.abs(now - before) >= errorsMin * error &&
  !isOrdinaryChange(points, spans)

/** What makes a hundred points of a share that is written in this format; null for what is no share. */
export function pointsBase(format: ValueFormat | null): number | null {
  if (format?.style === 'percent') return format.percent_base ?? 1
  return format?.unit === '%' ? 100 : null
}
