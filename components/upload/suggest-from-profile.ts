import type { DatasetColumn } from '@/lib/contracts/analysis'
import { groupsMax, moneyFirst, phraseSuggestions } from './suggest-instructions'

/** Instructions that a dashboard's own table can answer, made of what its columns were found to be. */
export function suggestFromProfile(columns: DatasetColumn[]): string[] {
  const named = (wanted: (column: DatasetColumn) => boolean) => columns.filter(wanted).map(({ name }) => name)
  const isRate = ({ additivity }: DatasetColumn) => additivity === 'intensive' || additivity === 'ordinal'
  return phraseSuggestions({
    amounts: moneyFirst(named((column) => column.role === 'measure' && !isRate(column))),
    wholes: named(({ role, additivity }) => role === 'measure' && additivity === 'additive'),
    rates: named((column) => column.role === 'measure' && isRate(column)),
    groups: named(({ role, distinct }) => groupRoles.has(role) && distinct >= 2 && distinct <= groupsMax),
    lists: named(({ role, distinct }) => groupRoles.has(role) && distinct > groupsMax),
    dates: named((column) => column.role === 'time' && isDate(column)),
    periods: named((column) => column.role === 'time' && !isDate(column)),
  })
}

const isDate = ({ type }: DatasetColumn) => type === 'date' || type === 'datetime'

const groupRoles = new Set<DatasetColumn['role']>(['category', 'geo', 'boolean'])
