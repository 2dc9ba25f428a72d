import type { CleaningStep } from '@/lib/contracts/analysis'
import { changeCells } from '../clean/aside/change-cells'
import { toUnit } from '../clean/aside/to-unit'
import type { Steps } from '../clean/steps'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Column, Table } from '../table/table'
import { findUnitOfThing, type UnitOfThing } from './unit-of-thing'

/** The column with what one thing writes in another unit told in that of the others; what may be so is noted alone. */
export function inOneUnit(
  { table, profile }: { table: Table; profile: Profile },
  { column, measure }: { column: Column; measure: ColumnProfile },
  steps: Steps,
): Column {
  const found = findUnitOfThing(table, profile, measure)
  if (!found) return column
  if (!found.isSure) {
    steps.push(doubtStep(column, found))
    return column
  }
  if (!steps.guess(unitStep(column, found), 'unit_of_thing')) return column
  const changes = new Map(found.rows.map((row) => [row, toUnit(column.numbers![row]!, found.factor)]))
  return changeCells(column, 'other_unit', changes)
}

const whereOf = ({ thing, time }: UnitOfThing) => (time === null ? thing : `${thing} ${time}`)
const written = (factor: number) => String(Number(factor.toPrecision(4)))

function doubtStep({ name }: Column, found: UnitOfThing): CleaningStep {
  const detail = `${whereOf(found)} lies at ${written(found.factor)} times the others: it may stand in another unit. Nothing was changed.`
  return { step: 'unit_doubt', column: name, rows: found.rows.length, detail }
}

function unitStep({ name, numbers }: Column, found: UnitOfThing): CleaningStep {
  const { rows, factor } = found
  const times = written(factor >= 1 ? factor : 1 / factor)
  const number = numbers![rows[0]!]!
  const how =
    factor >= 1
      ? `${times} times the others: taken for another unit and divided by ${times}`
      : `one ${times}th of the others: taken for another unit and multiplied by ${times}`
  const detail = `${whereOf(found)} lies at ${how}, as ${number} to ${toUnit(number, factor)}.`
  return { step: 'unit_slip', column: name, rows: rows.length, detail }
}
