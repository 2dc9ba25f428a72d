import { rowsByCode, valueNumbers } from '../../table/code-facts'
import type { Column } from '../../table/table'

/** What programs write where there is no date: the first and the last day they know. */
const defaults = [
  ...['0001-01-01', '1753-01-01', '1800-01-01', '1899-12-30', '1899-12-31', '1900-01-01', '1901-01-01'],
  ...['1970-01-01', '2099-12-31', '2100-01-01', '2999-12-31', '9999-01-01', '9999-12-31'],
]
const dayMs = 86_400_000
const dayOf = (moment: number) => Math.floor(moment / dayMs)
const defaultDays = new Set(defaults.map((day) => dayOf(Date.parse(day))))
const rowsMin = 2
const othersMin = 10
const yearMs = 365.25 * dayMs
const gapMin = 5 * yearMs

/** The codes of a column of dates that are such a day, of several rows, years off all others. */
export function findDefaultDates(column: Column): number[] {
  const numbers = valueNumbers(column)!
  const rows = rowsByCode(column)
  const found: number[] = []
  for (let code = 0; code < numbers.length; code++)
    if (defaultDays.has(dayOf(numbers[code]!)) && rows[code]! >= rowsMin) found.push(code)
  if (found.length === 0) return []
  const others = [...column.values.keys()].filter((code) => !found.includes(code) && rows[code]! > 0)
  if (others.length < othersMin) return []
  return found.filter((code) => others.every((other) => Math.abs(numbers[code]! - numbers[other]!) >= gapMin))
}
