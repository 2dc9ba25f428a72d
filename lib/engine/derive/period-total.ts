import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile, Profile } from '../profile/profile'
import { findPossiblePeriods } from '../shape/find-possible-periods'
import type { Column, Table } from '../table/table'
import { addTotal } from './add-total'
import { numberColumn } from './number-column'
import { withoutDust } from './without-dust'

interface Dataset {
  table: Table
  profile: Profile
}

const periodsMin = 4
/** Years of a thing are seldom added up. */
const kinds = ['month', 'month_of_year', 'quarter', 'week']
/** The periods are amounts where so many of them look like amounts by themselves. */
const additiveMin = 0.6
/** … or like nothing else: levels and rates lie in a narrow band, or say so. */
const unsureMax = 0.5

/**
 * What the months (or quarters, weeks) that stand as columns come to in each row, where the table stays wide, since other
 * numbers stand beside them: it is what is told, and the months are its parts. Left alone where the file has it.
 */
export function withPeriodTotal({ table, profile }: Dataset): Dataset {
  const found = findPossiblePeriods(table)
  const periods = found?.periods.map(({ column }) => profile.columns[table.columns.indexOf(column)]!) ?? []
  if (
    !found ||
    found.addsUp !== undefined ||
    !areAmounts(periods) ||
    !kinds.includes(found.periods[0]!.period.kind)
  )
    return { table, profile }
  const column = totalOf(found.periods.map((one) => one.column))
  if (table.columns.some(({ name }) => name === column.name)) return { table, profile }
  const index = table.columns.length
  const parts = periods.map((one) => one.index)
  const own = totalProfile(periods, column, index)
  const pairs = [...parts, index].flatMap((a, at, all) =>
    all.slice(at + 1).map((b): [number, number] => [a, b]),
  )
  const made = addTotal({ table, profile }, { parts, column, own })
  return {
    table: made.table,
    profile: {
      ...made.profile,
      forms: [...profile.forms, ...pairs],
      measures: made.profile.measures.filter((one) => !parts.includes(one)),
    },
  }
}

function areAmounts(periods: ColumnProfile[]): boolean {
  const additive = periods.filter(
    ({ additivity, confidence }) => additivity === 'additive' || confidence <= unsureMax,
  ).length
  return (
    periods.length >= periodsMin &&
    periods.every(
      ({ role, format, overridden }) => role === 'measure' && format?.style !== 'percent' && !overridden,
    ) &&
    additive >= additiveMin * periods.length
  )
}

/** Of the periods that are known: a blank month is left open, and none is taken for nought in all rows. */
function totalOf(columns: Column[]): Column {
  const rows = columns[0]!.codes.length
  const numbers = Float64Array.from({ length: rows }, (_, row) => {
    const known = columns
      .map((column) => column.numbers?.[row] ?? Number.NaN)
      .filter((one) => !Number.isNaN(one))
    return known.length > 0 ? withoutDust(known.reduce((sum, one) => sum + one, 0)) : Number.NaN
  })
  const names = columns.map(({ name }) => name)
  return { ...numberColumn(`${names[0]} to ${names.at(-1)}`, numbers, names), unit: columns[0]!.unit }
}

function totalProfile(periods: ColumnProfile[], column: Column, index: number): ColumnProfile {
  const [first] = periods
  return {
    ...first!,
    ...{ index, name: column.name, label: `total from ${column.name}`, type: column.type },
    ...{ distinct: column.values.length, missing: column.missing, additivity: 'additive' },
    ...{ isFollowed: true, isPeriodTotal: true },
    confidence: 0.8,
    evidence: [`Computed: the sum of ${column.name}.`],
    summary: summarizeColumn(column).summary,
  }
}
