import type { CleaningStep } from '@/lib/contracts/analysis'
import { changeCells } from '../clean/aside/change-cells'
import { toUnit } from '../clean/aside/to-unit'
import type { Steps } from '../clean/steps'
import type { Profile } from '../profile/profile'
import type { Column, Table } from '../table/table'
import { mayBeInUnit } from './known-factors'
import { logsOf, measuresToLookAt } from './looked-measure'
import { inOrderOf, middleOf } from './middle-of'
import { goesAlong } from './unit-evidence'
import { findUnitOfThing, type UnitOfThing } from './unit-of-thing'

/** What of each measure stands in another unit, by the measure's index; with one goes what lies as far off in its rows. */
export function unitsOfThings(table: Table, profile: Profile): Map<number, UnitOfThing> {
  const measures = measuresToLookAt({ table, profile })
  const found = new Map(
    measures.flatMap((measure): [number, UnitOfThing][] => {
      const own = findUnitOfThing(table, profile, measure)
      return own ? [[measure.index, own]] : []
    }),
  )
  const sure = [...found.values()].filter(({ isSure }) => isSure)
  for (const { index, name, unit } of measures) {
    if (sure.length === 0 || found.get(index)?.isSure) continue
    const along = sure.find(
      (one) =>
        mayBeInUnit(name, unit, { factor: one.factor, isPlain: true }) &&
        goesAlong(stepOf(table.columns[index]!, one), Math.log(one.factor)),
    )
    if (along) found.set(index, { ...along, isAlong: true })
  }
  return found
}

/** How far the numbers of its rows lie off all others, in logarithms. */
function stepOf(column: Column, { rows }: UnitOfThing): number {
  const own = new Set(rows)
  const rest = [...column.codes.keys()].filter((row) => !own.has(row))
  const logs = logsOf(column)
  return middleOf(inOrderOf(logs, rows)).middle - middleOf(inOrderOf(logs, rest)).middle
}

/** The column with what one thing writes in another unit told in that of the others; what may be so is noted alone. */
export function inOneUnit(column: Column, found: UnitOfThing | undefined, steps: Steps): Column {
  if (!found) return column
  const rows = found.rows.filter((row) => !Number.isNaN(column.numbers![row]!))
  const own = { ...found, rows }
  if (!found.isSure) {
    steps.push(doubtStep(column, own))
    return column
  }
  if (!steps.guess(unitStep(column, own), 'unit_of_thing')) return column
  return changeCells(
    column,
    'other_unit',
    new Map(rows.map((row) => [row, toUnit(column.numbers![row]!, found.factor)])),
  )
}

const whereOf = ({ thing, time }: UnitOfThing) => (time === null ? thing : `${thing} ${time}`)
const written = (factor: number) => String(Number(factor.toPrecision(4)))

function doubtStep({ name }: Column, found: UnitOfThing): CleaningStep {
  const detail = `${whereOf(found)} lies at ${written(found.factor)} times the others: it may stand in another unit. Nothing was changed.`
  return { step: 'unit_doubt', column: name, rows: found.rows.length, detail }
}

function unitStep({ name, numbers }: Column, found: UnitOfThing): CleaningStep {
  const { rows, factor, isAlong } = found
  const times = written(factor >= 1 ? factor : 1 / factor)
  const number = numbers![rows[0]!]!
  const how =
    factor >= 1
      ? `${times} times the others: taken for another unit and divided by ${times}`
      : `one ${times}th of the others: taken for another unit and multiplied by ${times}`
  const detail = `${whereOf(found)} lies at ${isAlong ? 'about ' : ''}${how}, as ${number} to ${toUnit(number, factor)}.`
  return { step: 'unit_slip', column: name, rows: rows.length, detail }
}
