import { weekdayColumn } from '../derive/weekday-column'
import type { ColumnProfile, Profile } from '../profile/profile'
import { etaSquared } from '../stats/effect-size'
import { rowsByCode } from '../table/code-facts'
import type { Column, Table } from '../table/table'

/** A day of the week with fewer rows tells nothing of the day. */
const rowsPerDayMin = 10
const daysMin = 5
/** Less of the spread of an outcome is as good as nothing, also of what is seldom. */
const effectMin = 0.003
/** What chance hardly makes of six degrees of freedom (chi-square, p of .001). */
const evidenceMin = 22.5

interface DatedBy {
  column: ColumnProfile
  weekday: Column
}

/** The weekdays of dates, other than the main one and `ends`, by which an outcome differs more than by chance. */
export function tellingWeekdays(
  table: Table,
  { columns, mainTime }: Profile,
  { outcomes, ends }: { outcomes: Column[]; ends: string[] },
): DatedBy[] {
  return columns
    .filter(({ role, type, index }) => role === 'time' && type.startsWith('date') && index !== mainTime)
    .filter(({ index }) => table.columns[index]!.numbers !== null)
    .filter(({ name }) => !ends.includes(name))
    .map((column) => ({ column, weekday: weekdayColumn(table.columns[column.index]!) }))
    .filter(({ weekday }) => hasWeeks(weekday) && outcomes.some((outcome) => isTold(outcome, weekday)))
}

const hasWeeks = (weekday: Column) =>
  rowsByCode(weekday).filter((rows) => rows >= rowsPerDayMin).length >= daysMin

function isTold({ numbers }: Column, { codes }: Column): boolean {
  const effect = etaSquared(numbers!, codes)
  return effect >= effectMin && effect * codes.length >= evidenceMin
}
