import type { Column, Table } from '../table/table'
import { isNumeric } from './find-periods'
import { isTriangle } from './is-triangle'
import { type PeriodKind, type PeriodName, readPeriod } from './period-name'

const dayMs = 86_400_000
/** So many days lie between one cohort and the next at least, where cohorts begin by such periods. */
const kinds: { kind: PeriodKind; days: number; of: PeriodName['kind'][] }[] = [
  { kind: 'years_on', days: 365, of: ['year', 'span'] },
  { kind: 'quarters_on', days: 89, of: ['quarter'] },
  { kind: 'months_on', days: 28, of: ['month'] },
  { kind: 'weeks_on', days: 7, of: ['week'] },
  { kind: 'days_on', days: 1, of: ['day'] },
]

/**
 * Reads columns that are called by bare numbers, counted on from 0 or 1, as the periods since each row began: where the first
 * column says when, and the rows fill a triangle. Null elsewhere: such numbers may name anything.
 */
export function cohortReader({ columns }: Table): ((name: string) => PeriodName | null) | null {
  const counted = columns.filter((column) => isNumeric(column) && /^\+?\d{1,3}$/.test(column.name.trim()))
  const ats = counted.map(({ name }) => Number(name))
  const isRun = ats.every((at, place) => at === ats[0]! + place)
  if (!isRun || ats[0]! > 1 || !isTriangle(counted)) return null
  const kind = kindOf(columns[0]!)
  if (!kind) return null
  const known = new Set(counted.map(({ name }) => name))
  return (name) =>
    known.has(name) ? { kind, at: Number(name), text: String(Number(name)), measure: '' } : null
}

/** By what the cohorts are apart; null where they are told by no time, or not each by its own. */
function kindOf({ type, numbers, values, codes }: Column): PeriodKind | null {
  if (values.length < codes.length) return null
  if (type !== 'date' || !numbers) {
    const of = values.map((text) => readPeriod(text)?.kind)
    return kinds.find((one) => of.every((kind) => kind !== undefined && one.of.includes(kind)))?.kind ?? null
  }
  const days = [...numbers].sort((a, b) => a - b)
  const gap = days.reduce(
    (least, day, at) => (at === 0 ? least : Math.min(least, (day - days[at - 1]!) / dayMs)),
    Number.POSITIVE_INFINITY,
  )
  return kinds.find(({ days: least }) => gap >= least)?.kind ?? null
}
