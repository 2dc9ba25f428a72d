import type { ColumnProfile } from '../profile/profile'
import type { Table } from '../table/table'
import { isYesNo } from './value-signs'

/** Whether a column says of things whether they kept to their dates. */
export const isLate = ({ columns }: Table, { index, role }: ColumnProfile) =>
  role === 'boolean' && columns[index]!.derivedFrom !== undefined

/** Where all go with little, nobody goes with most. */
const hubMin = 0.06

/** Kinds are gone with more easily than numbers: by any of their groups. */
function shareOfMost(candidates: ColumnProfile[], hub: number[]): number[] {
  const most = Math.max(hubMin, ...hub)
  return candidates.map((column, at) => {
    const isOrdered = column.role === 'measure' || isYesNo(column)
    return (hub[at]! / most) * (isOrdered ? 1 : 0.5)
  })
}

/**
 * How much each candidate goes with columns that don't go with one another, beside the one that does so most, 0 to 1.
 * Whether things kept to their dates hangs on all that how long they took does.
 */
export function hubSigns(table: Table, candidates: ColumnProfile[], hub: number[]): number[] {
  const hubs = shareOfMost(candidates, hub)
  const placeOf = (name: string) => candidates.findIndex((other) => other.name === name)
  return candidates.map((column, at) => {
    if (!isLate(table, column)) return hubs[at]!
    const made = table.columns[column.index]!.derivedFrom!.map(placeOf)
    return Math.max(hubs[at]!, ...made.flatMap((place) => hubs[place] ?? []))
  })
}
