import type { ColumnProfile } from '../profile/profile'
import type { Change, ComparedRows } from './compared-sides'
import type { Context } from './context'

/** Few rows that make most of a change. */
export interface FewRows {
  kind: 'rows'
  rows: number[]
  /** The side on which they are: the later one where the sum rises. */
  side: 0 | 1
  /** Of the sum on that side; null for rows far below nothing, which are no part of it. */
  share: number | null
  /** What each row is called, where a column says so. */
  names: { column: ColumnProfile; values: string[] } | null
}

const rowsMost = 3
/** Fewer rows in all are few by themselves. */
const rowsPerSideMin = 10
/** Of the change. */
const changeShareMin = 0.5
/** Of the sum of the stretch that they are in. */
const sumShareMin = 0.2
/** Against as many of the largest rows on the other side, a row of which would come to its sum by itself. */
const timesOtherMin = 2

/** The one row, or at most three, without which half of the change would not be; null where it takes more. */
export function findFewRows(context: Context, change: Change, of: ComparedRows): FewRows | null {
  const sums = [0, 1].map((side) => sumOf(of, side))
  const difference = sums[1]! - sums[0]!
  const rises = difference > 0
  const found = ([1, -1] as const).map((sign) => {
    // what rises has something large after, or lacks something far below nothing that was before
    const side = rises === (sign === 1) ? 1 : 0
    return fewOf(context, change, { of, side, sign, sum: sums[side]!, difference: Math.abs(difference) })
  })
  return found[0] ?? found[1] ?? null
}

interface Wanted {
  of: ComparedRows
  side: 0 | 1
  sign: 1 | -1
  /** Of all rows of the side. */
  sum: number
  difference: number
}

function fewOf(
  context: Context,
  { sides }: Change,
  { of, side, sign, sum, difference }: Wanted,
): FewRows | null {
  const count = of.side.reduce((n, own) => (own === side ? n + 1 : n), 0)
  if (count < rowsPerSideMin || (sign === 1 && !(sum > 0))) return null
  const [own, other] = [largest(of, side, sign), largest(of, 1 - side, sign)]
  // a row of a longer stretch counts less in it, so rows are set beside rows
  const weight = sides[side].weight / sides[1 - side]!.weight
  for (let n = 1; n <= own.length; n++) {
    const few = sign * totalOf(of, own.slice(0, n))
    const least = Math.max(
      changeShareMin * difference,
      timesOtherMin * weight * sign * totalOf(of, other.slice(0, n)),
      sign === 1 ? sumShareMin * sum : 0,
    )
    if (few < least || (sign === 1 && few > sum)) continue
    const rows = own.slice(0, n).map((at) => of.rows[at]!)
    const names = namesOf(context, rows)
    const isAlone = n === 1 && of.above[own[0]!] !== of.above[own[1]!]
    if (!names && !isAlone) return null
    return { kind: 'rows', rows, side, share: sign === 1 ? few / sum : null, names }
  }
  return null
}

const totalOf = ({ above }: ComparedRows, places: number[]) => places.reduce((sum, at) => sum + above[at]!, 0)

function sumOf({ side, above }: ComparedRows, wanted: number): number {
  let sum = 0
  for (let at = 0; at < above.length; at++) if (side[at] === wanted) sum += above[at]!
  return sum
}

/** Places of the largest rows of a side, or of those farthest below nothing. */
function largest({ side, above }: ComparedRows, wanted: number, sign: 1 | -1): number[] {
  const most: number[] = []
  for (let at = 0; at < above.length; at++) {
    if (side[at] !== wanted || !(sign * above[at]! > 0)) continue
    const place = most.findIndex((other) => sign * above[at]! > sign * above[other]!)
    most.splice(place < 0 ? most.length : place, 0, at)
    if (most.length > rowsMost) most.pop()
  }
  return most
}

/** A longer text is no name. */
const nameLengthMax = 40

/** Of all rows: with fewer values a text says what a row is of, and not which it is. */
const ownNamesMin = 0.3

/** What rows are called: an id, else another short text that they have of their own; of several only what no two rows share. */
function namesOf({ profile, table }: Context, rows: number[]): FewRows['names'] {
  const least = rows.length === 1 ? ownNamesMin * table.rowCount : table.rowCount
  const column = profile.columns
    .filter(({ type, role, distinct }) => type === 'text' && role !== 'measure' && distinct >= least)
    .filter(({ role, distinct }) => role === 'id' || role === 'code' || distinct === table.rowCount)
    .sort((a, b) => Number(b.role === 'id') - Number(a.role === 'id') || b.distinct - a.distinct)[0]
  if (!column) return null
  const { codes, values } = table.columns[column.index]!
  const names = rows.map((row) => values[codes[row]!] ?? '')
  return names.every((name) => name.length > 0 && name.length <= nameLengthMax)
    ? { column, values: names }
    : null
}
