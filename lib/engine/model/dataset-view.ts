import type { Additivity, ColumnType, Role } from '@/lib/contracts/analysis'
import type { ColumnProfile } from '../profile/profile'
import { rowsByCode } from '../table/code-facts'
import type { Understanding } from '../understanding'

/** What a model may see of a column: its name, what it is, its statistics, and of a category a few values. Never rows. */
export interface ColumnView {
  name: string
  type: ColumnType
  role: Role
  additivity?: Additivity
  unit?: string
  distinct: number
  missing: number
  min?: number | string
  max?: number | string
  mean?: number
  median?: number
  /** The most frequent ones. */
  values?: string[]
}

export interface DatasetView {
  name: string
  rows: number
  columns: ColumnView[]
}

/** More columns make a question that small models lose themselves in. */
const columnsMax = 80
/** A longer name is a text that somebody put there. */
const nameLengthMax = 120
const valuesMax = 8
const valueLengthMax = 40
/** A value in fewer rows says more about a row than about the column. */
const valueRowsMin = 2
/** Columns with more values are lists of names. */
const distinctMax = 50

/** The dataset as a model may see it; the columns named first are kept where there are too many. */
export function viewDataset(understanding: Understanding, named: string[]): DatasetView {
  const { name, table, profile } = understanding
  const rank = (column: ColumnProfile) =>
    named.includes(column.name) ? 0 : isTelling(column, understanding) ? 1 : 2
  const columns = profile.columns
    .filter((column) => column.name.length <= nameLengthMax && column.role !== 'empty')
    .sort((a, b) => rank(a) - rank(b) || a.index - b.index)
    .slice(0, columnsMax)
    .sort((a, b) => a.index - b.index)
  return {
    name: name.slice(0, nameLengthMax),
    rows: table.rowCount,
    columns: columns.map((column) => viewColumn(column, understanding)),
  }
}

const isTelling = ({ index }: ColumnProfile, { profile }: Understanding) =>
  profile.measures.includes(index) || profile.dimensions.includes(index) || profile.mainTime === index

function viewColumn(column: ColumnProfile, understanding: Understanding): ColumnView {
  const { name, type, role, additivity, unit, distinct, missing } = column
  return {
    name,
    type,
    role,
    ...(additivity && { additivity }),
    ...(unit && { unit: unit.slice(0, valueLengthMax) }),
    distinct,
    missing,
    ...rangeOf(column, understanding),
    ...valuesOf(column, understanding),
  }
}

/** Of measures and times; the least and the greatest id would be cells of somebody's row. */
function rangeOf(column: ColumnProfile, { table }: Understanding): Partial<ColumnView> {
  if (column.role === 'time' && column.type !== 'integer' && column.type !== 'number') {
    const dates = [...table.columns[column.index]!.values].sort()
    return dates.length > 0 ? { min: dates[0]!.slice(0, 10), max: dates.at(-1)!.slice(0, 10) } : {}
  }
  if (!column.summary || (column.role !== 'measure' && column.role !== 'time')) return {}
  const { min, max, mean, median } = column.summary
  return { min, max, ...(column.role === 'measure' && { mean: round(mean), median: round(median) }) }
}

const round = (value: number) => Number(value.toPrecision(4))

function valuesOf({ role, index, distinct }: ColumnProfile, { table }: Understanding): Partial<ColumnView> {
  if ((role !== 'category' && role !== 'geo' && role !== 'boolean') || distinct > distinctMax) return {}
  const column = table.columns[index]!
  if (column.type !== 'text' && column.type !== 'boolean') return {}
  const rows = rowsByCode(column)
  const values = column.values
    .map((value, code) => ({ value, count: rows[code]! }))
    .filter(({ value, count }) => count >= valueRowsMin && value.length <= valueLengthMax)
    .sort((a, b) => b.count - a.count)
    .slice(0, valuesMax)
  return values.length > 0 ? { values: values.map(({ value }) => value) } : {}
}
