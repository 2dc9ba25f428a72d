import type { CleaningStep } from '@/lib/contracts/analysis'
import { changeCells } from '../clean/aside/change-cells'
import type { Steps } from '../clean/steps'
import { convertUnit } from '../clean/unit-kinds'
import { units } from '../clean/units'
import type { ColumnProfile, Profile } from '../profile/profile'
import { medianOf } from '../stats/median-of'
import { presentOf } from '../stats/present-of'
import { rowsByCode } from '../table/code-facts'
import type { Column, Table } from '../table/table'

const unitsMax = 6
/** So many rows in a unit show how high its numbers lie. */
const rowsMin = 10
/** As a logarithm, numbers may lie so far from where their unit puts them, of how far that puts them from the others. */
const offMax = 0.5

/** Another column says in which unit a number is, and the units are of one kind. */
interface ToldUnits {
  by: ColumnProfile
  /** What most rows are in. */
  main: string
  /** By code of the column that tells it; null where nothing is told. */
  unitOf: (string | null)[]
}

/**
 * A measure whose unit stands in another column, kilograms in most rows and tonnes in some, told in that of most rows. The
 * numbers have to show it: those in tonnes lie about a thousand times lower. `telling` gains the name of the other column.
 */
export function inToldUnit(
  { table, profile }: { table: Table; profile: Profile },
  { column, measure, telling }: { column: Column; measure: ColumnProfile; telling: Set<string> },
  steps: Steps,
): Column {
  if (measure.unit !== null || measure.format?.style === 'currency') return column
  const told = profile.columns
    .flatMap((by) => unitsToldBy(table, by) ?? [])
    .find((one) => liesAsTold(table, column, one))
  if (!told) return column
  const { codes } = table.columns[told.by.index]!
  const changes = new Map<number, number>()
  for (const [row, number] of column.numbers!.entries()) {
    const unit = told.unitOf[codes[row]!] ?? told.main
    if (Number.isNaN(number) || unit === told.main) continue
    changes.set(row, convertUnit(number, unit, told.main)!)
  }
  if (changes.size === 0 || !steps.guess(toldStep(column, told, changes), 'told_unit')) return column
  telling.add(told.by.name)
  return { ...changeCells(column, 'other_unit', changes), unit: told.main }
}

/** Null where a column names no units, or such of several kinds. */
function unitsToldBy(table: Table, by: ColumnProfile): ToldUnits | null {
  const isNaming = by.role === 'category' || by.role === 'code' || by.role === 'geo' || by.role === 'boolean'
  if (!isNaming || by.distinct < 2 || by.distinct > unitsMax) return null
  const column = table.columns[by.index]!
  const rows = rowsByCode(column)
  const unitOf = column.values.map((value) => units.get(value.trim().toLowerCase()) ?? null)
  const [first] = [...rows.keys()].sort((a, b) => rows[b]! - rows[a]!)
  const main = unitOf[first!] ?? null
  const isOfKind = (unit: string | null, code: number) =>
    rows[code] === 0 || (main !== null && unit !== null && convertUnit(1, unit, main) !== null)
  return main !== null && unitOf.every(isOfKind) && new Set(unitOf).size > 1 ? { by, main, unitOf } : null
}

/** Whether the numbers of each other unit lie where it puts them: the same amounts as the others, written otherwise. */
function liesAsTold(table: Table, column: Column, { by, main, unitOf }: ToldUnits): boolean {
  const { codes } = table.columns[by.index]!
  const usual = (unit: string) => {
    const own = presentOf(
      column.numbers!.map((number, row) =>
        unitOf[codes[row]!] === unit && number > 0 ? number : Number.NaN,
      ),
    )
    return own.length < rowsMin ? Number.NaN : Math.log(medianOf(own))
  }
  const others = [...new Set(unitOf)].filter((unit): unit is string => unit !== null && unit !== main)
  return others.every((unit) => {
    const expected = Math.log(convertUnit(1, main, unit)!)
    return Math.abs(usual(unit) - usual(main) - expected) <= offMax * Math.abs(expected)
  })
}

function toldStep(
  { name, numbers }: Column,
  { by, main }: ToldUnits,
  changes: Map<number, number>,
): CleaningStep {
  const [[row, now]] = [...changes] as [[number, number]]
  const detail = `${by.name} tells the unit of each row: all are told in ${main}, as ${numbers![row]!} to ${now} ${main}.`
  return { step: 'unit_slip', column: name, rows: changes.size, detail }
}
