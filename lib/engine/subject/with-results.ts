import { splitName } from '../names/name-words'
import type { ColumnProfile } from '../profile/profile'
import type { Table } from '../table/table'
import { type Followed, type PlacedColumn, resultInTrades } from '../trades/result-in-trades'
import type { ColumnSort } from '../trades/sort-signs'

/** Of what is as likely in tables that were read by hand 31 of 45 results are, and 2 of 219 factors that people ask by. */
const resultMin = 0.7
/** Below this hardly any result is: 8 of 45, with 215 of the 219 factors. */
const mayBeMin = 0.6

/**
 * How likely it is of each column, by its index, that it tells what came of the rows beside what they are about; 0 of what was not
 * uploaded, and where rows are what is counted.
 */
export function resultChances(table: Table, columns: ColumnProfile[], leading: number | undefined): number[] {
  if (leading === undefined) return columns.map(() => 0)
  const uploaded = columns.filter((column) => isUploaded(table, column))
  const placed = uploaded.map((column, place) => placedColumn(table, column, place))
  const sources = sourcesOf(table, columns, leading)
  const isFollowed = (place: number) => sources.includes(uploaded[place]!.name)
  const followed: Followed = {
    columns: placed.filter(({ place }) => isFollowed(place)),
    count: placed.length,
  }
  const chances = new Map(
    placed
      .filter(({ place, sort }) => !isFollowed(place) && sort !== 'id' && sort !== 'remark')
      .map((column) => [uploaded[column.place]!.index, resultInTrades(column, followed)]),
  )
  return columns.map(({ index }) => chances.get(index) ?? 0)
}

/** Marks what came of the rows beside what they are about, what may have, and what is made of either. */
export function withResults(
  table: Table,
  columns: ColumnProfile[],
  { leading, chances }: { leading: number | undefined; chances: number[] },
): ColumnProfile[] {
  if (leading === undefined) return columns
  const led = [columns[leading]!.name, ...sourcesOf(table, columns, leading)]
  const byName = new Map(columns.map(({ name }, index) => [name, chances[index] ?? 0]))
  return columns.map((column) => {
    if (led.includes(column.name) || column.of) return column
    const made = table.columns[column.index]!.derivedFrom ?? [column.name]
    const chance = Math.max(...made.map((name) => (led.includes(name) ? 0 : (byName.get(name) ?? 0))))
    if (chance < mayBeMin || !isTold(column)) return column
    return { ...column, mayBeResult: true, ...(chance >= resultMin && { isResult: true }) }
  })
}

export const isLikelyResult = (chance: number): boolean => chance >= resultMin

const isTold = ({ role }: ColumnProfile) => role === 'measure' || role === 'category' || role === 'boolean'

const isUploaded = ({ columns }: Table, { index, of }: ColumnProfile): boolean =>
  !of && columns[index]!.derivedFrom === undefined

/** The names of the uploaded columns that one is computed of, or its own. */
function sourcesOf(table: Table, columns: ColumnProfile[], index: number): string[] {
  const { name, of } = columns[index]!
  const from = of ? [of.column] : (table.columns[index]!.derivedFrom ?? [])
  const found = from.flatMap((source) =>
    columns.filter((column) => column.name === source && column.index !== index),
  )
  return found.length === 0 ? [name] : found.flatMap((source) => sourcesOf(table, columns, source.index))
}

const placedColumn = ({ columns }: Table, column: ColumnProfile, place: number): PlacedColumn => ({
  name: splitName(column.name),
  values: column.role === 'category' ? columns[column.index]!.values : [],
  sort: sortOf(column),
  unit: column.unit,
  place,
})

function sortOf({ role, distinct }: ColumnProfile): ColumnSort {
  if (role === 'id') return 'id'
  if (role === 'time') return 'date'
  if (role === 'text') return 'remark'
  if (role === 'measure') return 'number'
  return role === 'boolean' || distinct === 2 ? 'yes/no' : 'kind'
}
