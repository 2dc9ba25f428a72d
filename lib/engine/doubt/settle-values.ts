import type { CleaningStep } from '@/lib/contracts/analysis'
import { formatCount } from '@/lib/format/format-count'
import { changeCells } from '../clean/aside/change-cells'
import { Steps, type Undone } from '../clean/steps'
import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile, Profile } from '../profile/profile'
import { type ProfileOptions, profileTable } from '../profile/profile-table'
import type { Column, Table } from '../table/table'
import { findApartCode } from './apart-code'
import { inOneUnit, unitsOfThings } from './in-one-unit'
import { inToldUnit } from './in-told-unit'
import { measuresToLookAt } from './looked-measure'
import { findSingleSlip } from './single-slip'

interface Settled {
  table: Table
  profile: Profile
  /** What was set aside, and why. */
  steps: CleaningStep[]
}

/** More than one code may stand for what is not known: 98 and 99. */
const codesMost = 3

/**
 * A table and what its columns are, without the numbers of measures that are none: codes for what is not known, and a
 * single slip far above all others; and with those of one thing that stand in another unit told in that of the rest. Which
 * numbers can be none depends on what a column is, so that is asked first.
 */
export function settleValues(
  cleaned: Table,
  { undone, ...given }: ProfileOptions & { undone?: Undone },
): Settled {
  const steps = new Steps(undone)
  const uploaded = { table: cleaned, profile: profileTable(cleaned, given) }
  const telling = new Set<string>()
  const told = eachMeasure(uploaded, (column, measure) =>
    inToldUnit(uploaded, { column, measure, telling }, steps),
  )
  const known = eachMeasure(told, (column, measure) =>
    withoutNone({ table: told.table, measure, column }, steps),
  )
  const units = unitsOfThings(known.table, known.profile)
  const settled = eachMeasure(known, (column, { index }) => inOneUnit(column, units.get(index), steps))
  if (settled.table === cleaned) return { ...uploaded, steps: steps.list }
  const profile = profileTable(settled.table, given)
  // by what something was measured in nothing differs, once it is told in one unit
  const dimensions = profile.dimensions.filter((index) => !telling.has(profile.columns[index]!.name))
  return { table: settled.table, profile: { ...profile, dimensions }, steps: steps.list }
}

type Dataset = Omit<Settled, 'steps'>

/** The table with other columns for its measures, and how these lie then. */
function eachMeasure(
  { table, profile }: Dataset,
  settled: (column: Column, measure: ColumnProfile) => Column,
): Dataset {
  const columns = [...table.columns]
  for (const measure of measuresToLookAt({ table, profile })) {
    columns[measure.index] = settled(table.columns[measure.index]!, measure)
  }
  const isSame = (index: number) => columns[index] === table.columns[index]
  if (columns.every((_, index) => isSame(index))) return { table, profile }
  const profiles = profile.columns.map((column, index) =>
    isSame(index) ? column : summarized(column, columns[index]!),
  )
  return { table: { ...table, columns }, profile: { ...profile, columns: profiles } }
}

interface Measured {
  table: Table
  measure: ColumnProfile
  column: Column
}

function withoutNone({ table, measure, column }: Measured, steps: Steps): Column {
  let own = column
  for (let round = 0; round < codesMost; round++) {
    const found = findApartCode(withColumn(table, measure, own), asOf(measure, column, own))
    if (!found) break
    const { value, rows, least, most } = found
    const detail = `${value} where all others lie between ${least} and ${most}: stands for not known, and is read as missing.`
    const step = { step: 'placeholder', column: column.name, rows: rows.length, detail }
    if (!steps.guess(step, 'apart_code')) break
    own = changeCells(own, 'code', nothing(rows))
  }
  const slip = findSingleSlip(withColumn(table, measure, own), asOf(measure, column, own))
  if (!slip) return own
  const times = formatCount(Math.round(slip.value / slip.next))
  const detail = `${slip.value} is ${times} times the next number, ${slip.next}: taken for a slip, and left out.`
  const step = { step: 'placeholder', column: column.name, rows: slip.rows.length, detail }
  if (!steps.guess(step, 'slip')) return own
  return changeCells(own, 'slip', nothing(slip.rows))
}

/** How a measure lies once its column has changed. */
const asOf = (measure: ColumnProfile, column: Column, own: Column): ColumnProfile =>
  own === column ? measure : summarized(measure, own)

const nothing = (rows: number[]) => new Map(rows.map((row) => [row, Number.NaN]))

const withColumn = (table: Table, { index }: ColumnProfile, column: Column): Table => ({
  ...table,
  columns: table.columns.map((one, at) => (at === index ? column : one)),
})

const summarized = (measure: ColumnProfile, column: Column): ColumnProfile => ({
  ...measure,
  summary: summarizeColumn(column).summary,
})
