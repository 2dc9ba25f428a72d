import type { Role } from '@/lib/contracts/analysis'
import type { Table } from '../table/table'
import type { Profile } from './profile'
import { profileColumn } from './profile-column'

/** Role, additivity, unit and format of each column, and what holds between columns. */
export function profileTable(table: Table, options: { roles?: Record<string, Role> } = {}): Profile {
  const columns = table.columns.map((_, index) => profileColumn(table, index))
  for (const column of columns) {
    const role = Object.hasOwn(options.roles ?? {}, column.name) ? options.roles![column.name]! : null
    if (role) Object.assign(column, { role, overridden: true, confidence: 1 })
  }
  const ofRole = (...roles: Role[]) => columns.filter((c) => roles.includes(c.role)).map((c) => c.index)
  return {
    columns,
    identities: [],
    dependencies: [],
    mainTime: ofRole('time')[0] ?? null,
    measures: ofRole('measure'),
    dimensions: ofRole('category', 'boolean', 'geo'),
  }
}
