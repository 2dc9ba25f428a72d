import { findWord, splitName } from '../names/name-words'
import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile, Profile } from '../profile/profile'
import { presentOf } from '../stats/present-of'
import { quantileOf } from '../stats/quantile-of'
import { sortNumbers } from '../stats/sort-numbers'
import type { Column, Table } from '../table/table'
import { type Deadline, deadlineWords } from './find-deadline'
import { numberColumn } from './number-column'

interface Dataset {
  table: Table
  profile: Profile
}

const name = 'Delay'
const rowsMin = 20
const bothMin = 0.3
/** What is late always, or never, was no plan. */
const [afterMin, afterMax] = [0.05, 0.99]
/** What was planned and what came of it lie this close in most rows; hours. */
const closeMax = 2
const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000]

/**
 * By how many minutes things came after the time of day that was planned for them, before it as less than nothing: of two
 * times of day of a row that lie close together, the one is named as a deadline. Across midnight the nearer way counts.
 */
export function withDelay({ table, profile }: Dataset): Dataset {
  const found = findClockDeadline(table, profile)
  if (!found || table.columns.some((column) => column.name === name)) return { table, profile }
  const minutes = gapsOf(table, found).map((gap) => gap / minuteMs)
  const column = { ...numberColumn(name, minutes, [found.done.name, found.due.name]), unit: 'minutes' }
  const index = table.columns.length
  return {
    table: { ...table, columns: [...table.columns, column] },
    profile: {
      ...profile,
      columns: [...profile.columns, delayProfile(found, column, index)],
      measures: [...profile.measures, index],
    },
  }
}

/** The two times of day of which the one is what was planned for the other; null where there are none, or several. */
export function findClockDeadline(table: Table, { columns }: Profile): Deadline | null {
  const clocks = columns.filter(({ type }) => type === 'time')
  const isNamed = ({ name: own }: ColumnProfile) => findWord(splitName(own), deadlineWords) !== null
  const planned = clocks.filter(isNamed)
  const found = planned.flatMap((due) =>
    clocks.filter((done) => isPlanOf(due, done, planned)).map((done) => ({ due, done })),
  )
  const close = found.filter((pair) => isClose(table, pair))
  return close.length === 1 ? close[0]! : null
}

/** `eta_planned` is what was planned for `eta_actual`: it says the same and a word more of a plan. */
function isPlanOf(due: ColumnProfile, done: ColumnProfile, planned: ColumnProfile[]): boolean {
  if (due === done) return false
  if (!planned.includes(done)) return true
  const plans = ({ name: own }: ColumnProfile) =>
    splitName(own).words.filter((word) => findWord(splitName(word), deadlineWords)).length
  return plans(due) > plans(done)
}

/** Milliseconds by row, the nearer way round the clock; NaN where one is missing. */
function gapsOf({ columns }: Table, { due, done }: Deadline): Float64Array {
  const [planned, came] = [columns[due.index]!.numbers!, columns[done.index]!.numbers!]
  return came.map((time, row) => {
    const gap = time - planned[row]!
    return gap > dayMs / 2 ? gap - dayMs : gap < -dayMs / 2 ? gap + dayMs : gap
  })
}

function isClose(table: Table, pair: Deadline): boolean {
  const gaps = presentOf(gapsOf(table, pair))
  if (gaps.length < Math.max(rowsMin, bothMin * table.rowCount)) return false
  const after = gaps.filter((gap) => gap > 0).length / gaps.length
  const median = quantileOf(sortNumbers(gaps.map(Math.abs)), 0.5)
  return after >= afterMin && after <= afterMax && median <= closeMax * hourMs
}

const delayProfile = ({ due, done }: Deadline, column: Column, index: number): ColumnProfile => ({
  ...done,
  ...{ index, name, label: 'delay', type: column.type, role: 'measure', additivity: 'intensive' },
  ...{ unit: 'minutes', format: { style: 'number', unit: 'minutes', decimals: 1 } },
  ...{ distinct: column.values.length, missing: column.missing, upIsGood: false, grain: null },
  ...{ isFollowed: true, isChange: true },
  confidence: 0.85,
  evidence: [`Computed: by how many minutes ${done.name} lies after ${due.name}.`],
  summary: summarizeColumn(column).summary,
})
