import { findEndings } from '../profile/find-endings'
import type { Profile } from '../profile/profile'
import { sampledRows } from '../profile/sampled-rows'
import { sortNumbers } from '../stats/sort-numbers'
import { sortedNumbers } from '../table/number-counts'
import type { Column, Table } from '../table/table'
import { endedUntil } from './ended-until'
import { spansMs } from './periods'

/** Where what the dates tell ends: behind it lies what is planned, open or misread. */
export interface KnownUntil {
  /** The last date that counts, in milliseconds. */
  ms: number
  /** Rows behind it. */
  rows: number
  /** Of what has begun: how many of them have not ended. */
  open?: number
  /** What is not known of them yet; null where they are dated far after all others. */
  column: number | null
}

/** Of what is known and of what is not, so many stand on their own side of one date. */
const apartMin = 0.98
/** Rows that are still open. */
const openShare = { least: 0.03, most: 0.5 }
const rowsMin = 20
/** A column of more values is no state. */
const statesMax = 12
/** Rows that are far ahead, and how far: in years, and of the time that the later half of all rows spans. */
const aheadShareMax = 0.01
const aheadMin = 3
const aheadYearsMin = 5
/** Between two dates, of that time: behind such a gap begins what is far ahead. */
const gapMin = 0.1

/** Null where all dates count. */
export function knownUntil(
  table: Table,
  profile: Profile,
  { msOfCode, toMs }: { msOfCode: Float64Array; toMs: (number: number) => number },
): KnownUntil | null {
  const time = table.columns[profile.mainTime!]!
  // what began of late and goes on has begun all the same
  const isBeginning = findEndings(table, profile.columns).some(({ start }) => start === profile.mainTime)
  const msOf = (row: number) => (time.codes[row]! < 0 ? Number.NaN : msOfCode[time.codes[row]!]!)
  const tail = isBeginning ? endedUntil(table, profile, msOf) : openTail(table, profile, msOf)
  return tail ?? farAhead(time, toMs)
}

/**
 * Rows of which something is not known yet: it is missing where a state says so (deals that are open, orders that are
 * planned), and these rows are dated after all others.
 */
function openTail(
  { columns, rowCount }: Table,
  profile: Profile,
  msOf: (row: number) => number,
): KnownUntil | null {
  const rows = sampledRows(rowCount).filter((row) => !Number.isNaN(msOf(row)))
  const datesOf = (codes: Int32Array, isKnown: boolean) =>
    sortNumbers(
      Float64Array.from(
        rows.filter((row) => codes[row]! >= 0 === isKnown),
        msOf,
      ),
    )
  const states = () =>
    profile.columns
      .filter(({ role, distinct }) => (role === 'category' || role === 'boolean') && distinct <= statesMax)
      .map(({ index }) => columns[index]!)
  for (const { index, missing } of profile.columns) {
    const share = missing / rowCount
    if (index === profile.mainTime || columns[index]!.derivedFrom) continue
    if (share < openShare.least || share > openShare.most) continue
    const { codes } = columns[index]!
    const [known, open] = [datesOf(codes, true), datesOf(codes, false)]
    if (open.length < rowsMin || known.length < rowsMin) continue
    const end = known[Math.floor((known.length - 1) * apartMin)]!
    if (open[Math.ceil((open.length - 1) * (1 - apartMin))]! < end) continue
    const ms = known.at(-1)!
    if (!states().some((state) => isStateOf(state, codes, rows))) continue
    return { ms, rows: missing, column: index }
  }
  return null
}

/** Whether each value of a state has it missing nearly always or nearly never. */
function isStateOf(state: Column, codes: Int32Array, rows: Uint32Array): boolean {
  const open = new Float64Array(state.values.length)
  const all = new Float64Array(state.values.length)
  for (const row of rows) {
    const code = state.codes[row]!
    if (code < 0) continue
    all[code]!++
    if (codes[row]! < 0) open[code]!++
  }
  const shares = [...all.keys()].filter((code) => all[code]! > 0).map((code) => open[code]! / all[code]!)
  return shares.length > 1 && shares.every((share) => share <= 1 - apartMin || share >= apartMin)
}

/** A few rows whose dates lie farther ahead than the later half of all rows spans: years misread or made up. */
function farAhead(time: Column, toMs: (number: number) => number): KnownUntil | null {
  const sorted = sortedNumbers(time)
  const last = sorted.length - 1
  const from = Math.ceil(last * (1 - aheadShareMax))
  if (last - from < 1) return null
  const [middle, late, end] = [last >> 1, from, last].map((place) => toMs(sorted[place]!))
  const recent = late! - middle!
  const far = Math.max(aheadMin * recent, aheadYearsMin * spansMs.year)
  if (!(recent > 0) || end! - late! < far) return null
  const dates = sorted.map(toMs)
  const at = dates.findIndex((ms, place) => place > from && ms - dates[place - 1]! >= gapMin * recent)
  return at < 0 ? null : { ms: dates[at - 1]!, rows: dates.length - at, column: null }
}
