import { areMonthYears, splitMonthYear } from '../clean/month-year-text'
import { readYearSpan } from '../clean/year-spans'
import type { Table } from '../table/table'
import type { PeriodName } from './period-name'

type Reader = (name: string) => PeriodName | null

const spansMin = 3
const dayHours = 24
/** Fewer hours may be anything; `H1` to `H12` are as often houses. */
const hoursMin = { written: 12, lettered: 24 }
const pad = (number: number) => String(number).padStart(2, '0')

/**
 * Reads columns' names as periods that one of them alone does not tell, and a run of them does: `2010-11` is November
 * or a year among `2011-12` and `2012-13`. Null where there is no such run.
 */
export function runReader(names: string[]): Reader | null {
  return spanReader(names) ?? monthReader(names) ?? hourReader(names)
}

/** … where nothing else is likely to be named so; stretches of a whole day are hours beside a date. */
export function sureRunReader({ columns }: Pick<Table, 'columns'>): Reader | null {
  const names = columns.map(({ name }) => name)
  const isBesideDate = columns.some(({ type }) => type === 'date')
  return (
    spanReader(names) ?? monthReader(names) ?? (areToldHours(names, isBesideDate) ? hourReader(names) : null)
  )
}

const isRun = (ats: number[]): boolean =>
  [...ats].sort((a, b) => a - b).every((at, place, all) => place === 0 || at === all[place - 1]! + 1)

function spanReader(names: string[]): Reader | null {
  const read: Reader = (name) => {
    const span = readYearSpan(name.trim())
    return span?.years === 1 && !span.isNamed
      ? { kind: 'span', at: span.from, text: name.trim(), measure: '' }
      : null
  }
  const spans = names.flatMap((name) => read(name)?.at ?? [])
  return spans.length >= spansMin && isRun(spans) ? read : null
}

function monthReader(names: string[]): Reader | null {
  const months = names.filter((name) => splitMonthYear(name.trim()))
  if (!areMonthYears(months.map((name) => name.trim()))) return null
  return (name) => {
    const date = splitMonthYear(name.trim())
    const text = date && `${date.year}-${pad(date.month)}`
    return date && { kind: 'month', at: date.year * 12 + date.month, text: text!, measure: '' }
  }
}

/** `00h`, `H1`, `13:00`, `00-01`, each with a mark: bare numbers may count anything. */
const hourText = /^(h)?(\d{1,2})(?::00)?(?:\s?[-–]\s?(\d{1,2})(?::00)?)?\s?(h)?$/i

function hourOf(name: string): number | null {
  const text = name.trim()
  const [, before, hour, next, behind] = hourText.exec(text) ?? []
  const isMarked = before !== undefined || behind !== undefined || text.includes(':')
  const isStretch = next !== undefined && Number(next) === Number(hour) + 1
  return hour && (isStretch || (isMarked && next === undefined)) ? Number(hour) : null
}

function hourReader(names: string[]): Reader | null {
  const hours = names.flatMap((name) => hourOf(name) ?? [])
  const [first, last] = [Math.min(...hours), Math.max(...hours)]
  const isLettered = names.some((name) => /^h\d/i.test(name.trim()))
  const least = isLettered ? hoursMin.lettered : hoursMin.written
  if (hours.length < least || !isRun(hours) || last > 24) return null
  // hours that are counted from 1 end at their number
  const from = last === 24 && first > 0 ? 1 : 0
  return (name) => {
    const hour = hourOf(name)
    return hour === null
      ? null
      : { kind: 'hour', at: hour, text: `${pad((hour - from) % 24)}:00`, measure: '' }
  }
}

const clockText = /:00|\dh$/i

/** Whether the names say hours by themselves: `H1` is as often a house, and `0-1` a score or a band of weights. */
function areToldHours(names: string[], isBesideDate: boolean): boolean {
  const hours = names.map((name) => name.trim()).filter((name) => hourOf(name) !== null)
  if (hours.every((name) => clockText.test(name))) return true
  return isBesideDate && hours.length === dayHours && hours.every((name) => /^\d/.test(name))
}
