import { findWord, splitName, wordList } from '../names/name-words'
import type { ColumnProfile } from '../profile/profile'
import { type Column, missingCode, type Table } from '../table/table'

const stateWords = wordList(
  `status event state death died dead vital fate censor censored cens delta outcome relapse arrest ende zustand etat
  deces estado evento stato esito`,
)
const timeWords = wordList(
  `time times futime survtime survival surv followup follow stime dtime pfs tte ttr weeks months days dauer zeit temps
  duree tiempo tempo`,
)
const statesMax = 4
/** Fewer different lengths are rounds of an experiment rather than times that things were followed. */
const timesMin = 20

/** A state, and how long each thing was followed until it stood in it. */
export interface FollowUp {
  state: number
  time: number
}

/** What studies of survival hold side by side: `time` and `status`, of rows that each are one thing. */
export function findFollowUp(table: Table, columns: ColumnProfile[]): FollowUp | null {
  const states = columns.filter((column) => isState(table, column))
  const times = columns.filter((column) => isTime(table, column))
  if (states.length !== 1 || times.length === 0) return null
  const near = (column: ColumnProfile) => Math.abs(column.index - states[0]!.index)
  const time = times.reduce((best, column) => (near(column) < near(best) ? column : best))
  return near(time) === 1 ? { state: states[0]!.index, time: time.index } : null
}

function isState({ columns }: Table, { index, name, role, distinct }: ColumnProfile): boolean {
  if (role !== 'category' && role !== 'boolean') return false
  const isFew = distinct >= 2 && distinct <= statesMax && columns[index]!.missing === 0
  return isFew && findWord(splitName(name), stateWords) !== null
}

/** How long something took is known of what has ended, and of nothing else: no time that all were followed. */
function isTime({ columns }: Table, { index, name, role, distinct, summary }: ColumnProfile): boolean {
  const { numbers, derivedFrom } = columns[index]!
  if (role !== 'measure' || !numbers || derivedFrom || !summary) return false
  return distinct >= timesMin && summary.min >= 0 && findWord(splitName(name), timeWords) !== null
}

/**
 * The state that is told of: who is still free of it was followed longest, and of the other states the one with the most
 * rows. A code by itself says neither.
 */
export function followedState(state: Column, time: Column): string {
  const rows = new Float64Array(state.values.length)
  const sums = new Float64Array(state.values.length)
  for (const [row, code] of state.codes.entries()) {
    const length = time.numbers![row]!
    if (code === missingCode || Number.isNaN(length)) continue
    rows[code]! += 1
    sums[code]! += length
  }
  const seen = state.values.map((_, code) => code).filter((code) => rows[code]! > 0)
  const free = seen.reduce((best, code) =>
    sums[code]! / rows[code]! > sums[best]! / rows[best]! ? code : best,
  )
  const ends = seen.filter((code) => code !== free)
  const told = ends.reduce((best, code) => (rows[code]! > rows[best]! ? code : best), ends[0] ?? free)
  return state.values[told]!
}
