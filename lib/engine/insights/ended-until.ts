import { hangsOnEnd } from '../profile/hangs-on-end'
import type { Profile } from '../profile/profile'
import { sampledRows } from '../profile/sampled-rows'
import type { Table } from '../table/table'

/** So many rows that began one after the other are looked at together: a share of all, and at least so many. */
const windowShare = 0.02
const windowMin = 20
/** Of what began early so many have ended, or nothing ends for sure. */
const baseMin = 0.5
/** Where so many of these have ended, nearly all have. */
const nearlyMin = 0.9
const openMin = 10
const behindMax = 0.5

/** Up to when, how many began since, how many of them are open, and the column of when they end. */
export interface EndedUntil {
  ms: number
  rows: number
  open: number
  column: number
}

/**
 * Where the first outcome is known of what has ended alone, up to when nearly all that began has: what began since and
 * has ended already was quick, which says nothing of the rest. Null where nothing has to be left out.
 */
export function endedUntil(table: Table, profile: Profile, msOf: (row: number) => number): EndedUntil | null {
  const outcome = profile.outcomes?.[0]
  if (outcome === undefined || profile.columns[profile.mainTime!]!.begins) return null
  const ending = hangsOnEnd(table, profile.columns, outcome)
  if (ending?.start !== profile.mainTime) return null
  const ends = table.columns[ending.end]!.codes
  const rows = [...sampledRows(table.rowCount)]
    .filter((row) => !Number.isNaN(msOf(row)))
    .sort((a, b) => msOf(a) - msOf(b) || a - b)
  const at = lastWhole(rows.map((row) => ends[row]! >= 0))
  if (at === null) return null
  const ms = msOf(rows[at]!)
  let behind = 0
  let open = 0
  for (let row = 0; row < table.rowCount; row++) {
    if (!(msOf(row) > ms)) continue
    behind++
    if (ends[row]! < 0) open++
  }
  if (open < openMin || behind > behindMax * table.rowCount) return null
  return { ms, rows: behind, open, column: ending.end }
}

/** The last place up to which, among those just before it, nearly as many have ended as among the first half. */
function lastWhole(ended: boolean[]): number | null {
  const size = Math.max(windowMin, Math.round(windowShare * ended.length))
  const half = ended.slice(0, ended.length >> 1)
  const base = half.filter(Boolean).length / half.length
  if (!(base >= baseMin) || ended.length < 4 * size) return null
  let count = ended.slice(-size).filter(Boolean).length
  for (let at = ended.length - 1; at >= size; at--) {
    if (count >= nearlyMin * base * size) return at
    count += Number(ended[at - size]) - Number(ended[at])
  }
  return null
}
