import type { Profile } from '../profile/profile'
import { sortNumbers } from '../stats/sort-numbers'
import { rowsByCode } from '../table/code-facts'
import { countNumbers } from '../table/number-counts'
import type { Column, Table } from '../table/table'

/** Rows of a panel have hardly a thing twice at one time. */
const panelShareMin = 0.97
/** A thing of a panel comes at so many times. */
const timesPerThingMin = 3
const thingsPerTimeMin = 2
const regularShareMin = 0.8

/** As many rows at each time: nobody happens so evenly. */
function isRegular(times: Column): boolean {
  const counts = [...rowsByCode(times)].filter((count) => count > 0).sort((a, b) => a - b)
  const usual = counts[counts.length >> 1]!
  return usual > 1 && counts.filter((count) => count === usual).length >= regularShareMin * counts.length
}

/** Whether rows are the same things at one time after the other. */
export function isPanel(table: Table, { columns, mainTime }: Profile): boolean {
  if (mainTime === null) return false
  const times = table.columns[mainTime]!
  if (times.values.length * thingsPerTimeMin > table.rowCount) return false
  if (isRegular(times)) return true
  return columns.some(({ index, role, distinct }) => {
    if (index === mainTime || role === 'measure' || role === 'time') return false
    if (distinct * timesPerThingMin > table.rowCount) return false
    if (times.values.length * distinct > 4 * table.rowCount) return false
    return isHardlyRepeated(times.codes, table.columns[index]!.codes, distinct)
  })
}

/** Whether nearly all rows are the first with their time and their thing; most tables show soon that they are not. */
function isHardlyRepeated(times: Int32Array, things: Int32Array, distinct: number): boolean {
  const repeatedMost = times.length - panelShareMin * times.length
  const met = new Set<number>()
  for (let row = 0; row < times.length && row - met.size <= repeatedMost; row++) {
    met.add(times[row]! * (distinct + 1) + things[row]!)
  }
  return met.size >= panelShareMin * times.length
}

/** Whether one row follows the other at the same step: what was measured, as nothing happens so evenly. */
export function isMeasuredInSteps(table: Table, { mainTime }: Profile): boolean {
  const times = mainTime === null ? null : table.columns[mainTime]!
  if (!times?.numbers) return false
  const { values } = countNumbers(times)
  const gaps = new Float64Array(values.length)
  let count = 0
  for (let at = 1; at < values.length; at++) {
    if (values[at] !== values[at - 1]) gaps[count++] = values[at]! - values[at - 1]!
  }
  const steps = sortNumbers(gaps.subarray(0, count))
  const usual = steps[count >> 1]
  return steps.filter((step) => step === usual).length >= regularShareMin * Math.max(1, table.rowCount - 1)
}
