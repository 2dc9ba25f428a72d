import type { Figure } from '@/lib/contracts/analysis'
import type { ColumnProfile } from '../profile/profile'
import type { Groups } from './groups'
import { equals, shareFigure } from './telling'

/** A share that is this near to the share of rows, as a part of it, only says how many rows a value has. */
const mirrorMax = 0.1
/** Values whose numbers of rows differ by less than this have as many. */
const evenMax = 1.2

/** The part of the rows that have a value. */
export const shareOfRows = ({ counts, total }: Groups, code: number) => counts[code]! / total.count

/** Whether every value has about as many rows, so that a share of them says nothing. */
export function areEven({ counts }: Groups): boolean {
  const sizes = counts.filter((count) => count > 0)
  return Math.max(...sizes) < evenMax * Math.min(...sizes)
}

/** Whether a value's share of the measure only mirrors its share of the rows. */
export function mirrorsRows(groups: Groups, code: number): boolean {
  const ofRows = shareOfRows(groups, code)
  const share = groups.sums[code]! / groups.total.sum
  return !areEven(groups) && Math.abs(share - ofRows) < mirrorMax * ofRows
}

/** ` with 12% of the rows`; nothing where all values have as many. */
export function besideRows(
  groups: Groups,
  { dimension, code, name }: { dimension: ColumnProfile; code: number; name: string },
): (string | Figure)[] {
  if (areEven(groups)) return []
  const proof = {
    measure: 'share_of_rows',
    filters: [equals(dimension, name)],
    rows: groups.total.rows,
  }
  return [' with ', shareFigure(null, groups.rows[code]! / groups.total.rows, proof), ' of the rows']
}
