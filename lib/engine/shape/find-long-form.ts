import type { Table } from '../table/table'
import { answersForm } from './answers-form'
import { cohortReader } from './cohort-reader'
import { crossForm } from './cross-form'
import { crossedForm } from './crossed-form'
import { findPeriods, isCalledYear, type WidePeriods } from './find-periods'
import { findPossiblePeriods } from './find-possible-periods'
import { listsForm } from './lists-form'
import type { LongForm } from './long-form'
import { periodsForm } from './make-long'
import { measuresForm } from './measures-form'
import { partsForm } from './parts-form'
import { elapsedReader } from './period-name'
import { runReader } from './run-reader'

/** The long form that a table may have: the first of these kinds that is there. Null where there is none. */
export function findLongForm(table: Table): LongForm | null {
  const certain = findPeriods(table)
  if (certain) return periodsForm(certain, table.rowCount, true)
  const crossed = crossedForm(table)
  if (crossed?.isCertain) return crossed
  const names = table.columns.map(({ name }) => name)
  const reader = runReader(names) ?? elapsedReader(names) ?? cohortReader(table)
  const possible = findPossiblePeriods(table) ?? (reader && findPossiblePeriods(table, reader))
  if (possible) return periodsForm(possible, table.rowCount, isSummed(possible))
  return (
    crossed ??
    measuresForm(table) ??
    answersForm(table) ??
    partsForm(table) ??
    crossForm(table) ??
    listsForm(table)
  )
}

/**
 * Whether what is counted on stands beside its sum and nothing else: weeks, whatever they are of. Four questions of a
 * paper have a total as well, and quarters a year.
 */
function isSummed({ periods, labels, repeated = [], summedBy }: WidePeriods): boolean {
  const { kind } = periods[0]!.period
  const isElapsed = kind.endsWith('_on') && periods.length >= summedMin
  if (!summedBy || !isElapsed || repeated.length > 0 || labels.length === 0) return false
  return kind !== 'quarters_on' || isCalledYear(summedBy)
}

const summedMin = 4
