import type { Understanding } from '../../understanding'
import { isRowName, isTime } from '../columns/column-kinds'
import type { Item } from './axes'

/** "the last name and salary of all employees": the rows were said, and what they are called by beside them. */
export function isRowsOf(item: Item, all: Item[], understanding: Understanding): boolean {
  const isOpen = item.place === null || item.place === 'by'
  if (item.isNamed || !isOpen || !isRowName(understanding, item.column)) return false
  return all.some(
    ({ column, isNamed, isEntity, place }) =>
      column !== item.column && isNamed && isEntity && (place === null || place === 'by'),
  )
}

/** "bars of the names and opening years": a year of each row is a number where what it is called stands beside it. */
export function yearOfRows(free: Item[], understanding: Understanding): Item | null {
  const year = free.find((item) => isYearOfRow(item, understanding))
  const others = free.filter(({ column }) => column !== year?.column)
  const areNames = others.every(({ column, isEntity }) => isEntity && isRowName(understanding, column))
  return year && others.length > 0 && areNames ? { ...year, aggregation: 'max' } : null
}

export const isYearOfRow = ({ column, place }: Item, understanding: Understanding) =>
  (place === null || place === 'y') &&
  isTime(understanding, column) &&
  understanding.profile.columns[column]!.type === 'integer'
