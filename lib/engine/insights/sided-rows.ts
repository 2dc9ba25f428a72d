import { gatherCodes } from '../table/gather'
import type { Grouping } from '../table/grouping'
import { type Column, missingCode } from '../table/table'
import { type ComparedSpans, rowSides, sidesOf } from './compared-periods'
import type { Periods, Timeline } from './timeline'

/** The rows of the two stretches alone, as they stand, and of each in which it lies. */
export interface Sided {
  rows: Int32Array
  sides: Int32Array
}

export function takeSided(
  time: Timeline,
  { periods, spans }: { periods: Periods; spans: ComparedSpans },
): Sided {
  const sides = rowSides(time, sidesOf(periods, spans))
  const rows = new Int32Array(sides.length)
  const taken = rows.subarray(0, listSided(sides, rows))
  return { rows: taken, sides: gatherCodes(sides, taken) }
}

/** Apart, as its loop would lose its fast code for the lines that follow. */
function listSided(sides: Int32Array, rows: Int32Array): number {
  let count = 0
  for (let row = 0; row < sides.length; row++) if (sides[row]! >= 0) rows[count++] = row
  return count
}

/** By these rows each segment before, then each segment after. */
export function cellsOf({ codes, values }: Column, { rows, sides }: Sided): Grouping {
  const groups = new Int32Array(rows.length)
  for (let at = 0; at < groups.length; at++) {
    const code = codes[rows[at]!]!
    groups[at] = code < 0 ? missingCode : sides[at]! * values.length + code
  }
  return { groups, count: 2 * values.length }
}
