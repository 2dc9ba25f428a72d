import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { findMixedUnits, type MixedUnits, type UnitColumn, unitColumns } from './unit-columns'

interface Dataset {
  table: Table
  profile: Profile
}

/**
 * What stands in several currencies or units is never added or averaged across them: a column for each takes the place
 * of the measure.
 */
export const withUnits = (dataset: Dataset): Dataset =>
  findMixedUnits(dataset.table, dataset.profile).reduce(withMixture, dataset)

function withMixture({ table, profile }: Dataset, mixed: MixedUnits): Dataset {
  const taken = new Set(table.columns.map(({ name }) => name))
  const made = unitColumns(table, mixed).filter(({ column }) => !taken.has(column.name))
  const sources = new Set(mixed.measures.map(({ index }) => index))
  const columns = made.map((unit, place) => unitProfile(unit, table.columns.length + place))
  // by what something was measured in nothing differs; by the currency of a market, which has a column, it may
  const isUnit =
    table.columns[mixed.unit.index]!.derivedFrom !== undefined ||
    mixed.values.every(({ currency }) => currency === undefined)
  return {
    table: { ...table, columns: [...table.columns, ...made.map(({ column }) => column)] },
    profile: {
      ...profile,
      columns: [
        ...profile.columns.map((column) =>
          sources.has(column.index) ? mixedProfile(column, mixed.unit.name) : column,
        ),
        ...columns,
      ],
      measures: [
        ...columns.map(({ index }) => index),
        ...profile.measures.filter((index) => !sources.has(index)),
      ],
      dimensions: profile.dimensions.filter((index) => !isUnit || index !== mixed.unit.index),
    },
  }
}

const mixedProfile = (column: ColumnProfile, unit: string): ColumnProfile => ({
  ...column,
  mixedBy: unit,
  evidence: [...column.evidence, `Its numbers are in several units, by ${unit}: never added across them.`],
})

function unitProfile(made: UnitColumn, index: number): ColumnProfile {
  const { column, source, currency, known } = made
  const { summary, distinct, missing } = {
    ...summarizeColumn(column),
    ...column,
    distinct: column.values.length,
  }
  return {
    ...source,
    index,
    name: column.name,
    label: column.name,
    type: column.type,
    unit: currency ?? known,
    additivity: known === '%' ? 'intensive' : source.additivity,
    format: formatOf(made),
    distinct,
    missing,
    evidence: [`Computed: ${column.derivedFrom!.join(' by ')}.`],
    summary,
  }
}

function formatOf({ source, currency, known }: UnitColumn): ColumnProfile['format'] {
  const { percent_base: _, unit: __, ...format } = source.format ?? { style: 'number' as const, decimals: 2 }
  if (currency) return { ...format, style: 'currency', currency }
  if (known === '%') return { style: 'percent', percent_base: 100, decimals: format.decimals ?? 2 }
  return known ? { ...format, unit: known } : source.format
}
