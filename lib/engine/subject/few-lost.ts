import type { ColumnProfile, Profile } from '../profile/profile'
import { sampledRows } from '../profile/sampled-rows'
import { type Column, missingCode, type Table } from '../table/table'
import { rateValue } from './rate-of'

/** Columns by index. */
export interface FewLost {
  /** States of which a value took few rows out before anything came of them. */
  states: ReadonlySet<number>
  /** What came of the others, and is known of these alone. */
  results: ReadonlySet<number>
}

const valuesMax = 8
const rowsMin = 50
/** What few rows came to is an exception; of more rows it is how things end. */
const lostMax = 0.1
const lostRowsMin = 5
/** Of the lost rows so few have the number, and of the others hardly any lacks it. */
const strayMax = 0.05

/**
 * States that few rows dropped out by, beside the numbers that only the others have: flights that were cancelled and
 * have no delay, houses that were withdrawn and have no price. What came of the others is what such a table is about.
 */
export function findFewLost(table: Table, { columns }: Profile): FewLost {
  const rows = sampledRows(table.rowCount)
  const [states, results] = [new Set<number>(), new Set<number>()]
  const gapped = columns.filter(({ index, role }) => isGapped(role, table.columns[index]!))
  if (rows.length < rowsMin || gapped.length === 0) return { states, results }
  for (const state of columns.filter((column) => isState(table, column))) {
    const told = gapped.filter(({ index }) =>
      isLostBy(table.columns[state.index]!, table.columns[index]!, rows),
    )
    if (told.length === 0) continue
    states.add(state.index)
    for (const { index } of told) results.add(index)
  }
  return { states, results }
}

/** How long things took is known of all that have ended, however they did. */
const isGapped = (role: ColumnProfile['role'], { missing, derivedFrom }: Column) =>
  role === 'measure' && missing >= lostRowsMin && derivedFrom === undefined

const isState = ({ columns }: Table, { index, role, distinct }: ColumnProfile) =>
  (role === 'boolean' || role === 'category') &&
  distinct >= 2 &&
  distinct <= valuesMax &&
  columns[index]!.derivedFrom === undefined

/** Whether the rows of which the state is told lack the number, and perhaps those of others, which are few; and hardly any other row does. */
function isLostBy(state: Column, result: Column, rows: Uint32Array): boolean {
  const { codes, values } = state
  const [all, filled] = [new Float64Array(values.length), new Float64Array(values.length)]
  for (const row of rows) {
    const code = codes[row]!
    if (code === missingCode) continue
    all[code]!++
    if (result.codes[row] !== missingCode) filled[code]!++
  }
  const seen = [...all.keys()].filter((code) => all[code]! > 0)
  const isLost = (code: number) => filled[code]! <= strayMax * all[code]!
  const sum = (counts: Float64Array, own: number[]) => own.reduce((rowsOf, code) => rowsOf + counts[code]!, 0)
  const lost = seen.filter(isLost)
  const others = seen.filter((code) => !isLost(code))
  const share = sum(all, lost) / rows.length
  return (
    sum(all, lost) >= lostRowsMin &&
    lost.includes(values.indexOf(rateValue(state))) &&
    share <= lostMax &&
    others.length > 0 &&
    sum(filled, others) >= (1 - strayMax) * sum(all, others)
  )
}
