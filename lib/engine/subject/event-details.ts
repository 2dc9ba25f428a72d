import { foldText } from '../names/name-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import { sampledRows } from '../profile/sampled-rows'
import { type Column, missingCode, type Table } from '../table/table'

/** A value of a state in whose rows alone something more is known. */
export interface EventDetail {
  value: string
  /** The index of the column that is filled in these rows, and in hardly any other. */
  detail: number
}

const valuesMax = 12
const rowsMin = 30
/** Of the rows with the value so many have the detail, and of the others so few. */
const filledMin = 0.9
const strayMax = 0.02
/** What people leave blank now and then is filled in so many of them, if in none of the others. */
const askedMin = 0.6
/** What happens to more of the rows is their normal course: an order that was paid has its day of paying. */
const shareMax = 0.5
const shareMin = 0.01

/**
 * The states of which one value is what happened to some rows, by what is known of these alone: `Cancelled` beside a
 * reason or a day of cancelling, `yes` beside an amount given back. By the index of the state.
 */
export function eventDetails(table: Table, { columns }: Profile): Map<number, EventDetail> {
  const rows = sampledRows(table.rowCount)
  const found = new Map<number, EventDetail>()
  if (rows.length < rowsMin) return found
  const details = columns.filter((column) => isPartlyFilled(table, column))
  const states = columns.filter((column) => isState(table, column))
  for (const state of states) {
    for (const detail of details) {
      if (detail === state || found.has(state.index)) continue
      const value = eventOf(table.columns[state.index]!, table.columns[detail.index]!, rows)
      if (value !== null && !isKindOf(detail, value)) found.set(state.index, { value, detail: detail.index })
    }
  }
  return found
}

/** Which branch it was, of loans that came through one, is no event of theirs. */
const isKindOf = ({ name, role }: ColumnProfile, value: string): boolean =>
  (role === 'category' || role === 'code') && foldText(name) === foldText(value)

function isPartlyFilled({ columns, rowCount }: Table, { index }: ColumnProfile): boolean {
  const { missing, derivedFrom } = columns[index]!
  const share = 1 - missing / Math.max(1, rowCount)
  return derivedFrom === undefined && share >= shareMin && share <= shareMax
}

function isState({ columns }: Table, { index, role, distinct }: ColumnProfile): boolean {
  const isKind = role === 'boolean' || role === 'category'
  return isKind && distinct >= 2 && distinct <= valuesMax && columns[index]!.derivedFrom === undefined
}

/** The value in whose rows alone the detail is known, the commonest of several; null where there is none. */
function eventOf(state: Column, detail: Column, rows: Uint32Array): string | null {
  const known = knownBy(state, detail, rows)
  if (known === null) return null
  const { all, then } = known
  // a kind of which some have sorts is no event
  const isOne = then.length === 1 || detail.numbers !== null
  const share = then.reduce((sum, code) => sum + all[code]!, 0)
  if (!isOne || share > shareMax * rows.length) return null
  return state.values[then.reduce((most, code) => (all[code]! > all[most]! ? code : most))]!
}

/** How many rows each value has, and the values in whose rows alone the detail is known; null where it is none. */
function knownBy(state: Column, detail: Column, rows: Uint32Array) {
  const all = new Float64Array(state.values.length)
  const filled = new Float64Array(state.values.length)
  for (const row of rows) {
    const code = state.codes[row]!
    if (code === missingCode) continue
    all[code]! += 1
    if (detail.codes[row] !== missingCode) filled[code]! += 1
  }
  const codes = [...all.keys()].filter((code) => all[code]! > 0)
  const isClean = codes.every((code) => filled[code] === 0 || filled[code]! >= askedMin * all[code]!)
  const least = isClean ? askedMin : filledMin
  const then = codes.filter((code) => filled[code]! >= least * all[code]!)
  const rest = codes.filter((code) => !then.includes(code))
  if (then.length === 0 || rest.length === 0) return null
  const stray = rest.reduce((sum, code) => sum + filled[code]!, 0)
  const restRows = rest.reduce((sum, code) => sum + all[code]!, 0)
  return stray <= strayMax * restRows ? { all, then } : null
}

/**
 * Numbers that are known only where a state has certain values, by index: what was given back, of the returned. That
 * they were is asked first; not so of what is known of most rows, as what the finished orders came to.
 */
export function knownOnlyThen(table: Table, { columns }: Profile): Set<number> {
  const rows = sampledRows(table.rowCount)
  if (rows.length < rowsMin) return new Set()
  const states = columns.filter((column) => isState(table, column))
  const numbers = columns.filter(
    ({ index, role, missing }) =>
      role === 'measure' &&
      table.columns[index]!.derivedFrom === undefined &&
      missing >= (1 - shareMax) * table.rowCount,
  )
  const isKnownThen = ({ index }: ColumnProfile) =>
    states.some((state) => knownBy(table.columns[state.index]!, table.columns[index]!, rows) !== null)
  return new Set(numbers.filter(isKnownThen).map(({ index }) => index))
}
