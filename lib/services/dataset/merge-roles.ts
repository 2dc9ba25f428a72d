import type { Role } from '@/lib/contracts/analysis'
import type { Regenerate } from '@/lib/contracts/generation'
import type { Dataset } from '@/lib/db/generated/client'
import { type MadeTable, requireColumns } from './require-columns'

/**
 * The roles that an owner has set before and sets now; null takes one back. Refuses columns that are not there, unless
 * the table is another one (`made` is null), whose columns are not known yet.
 */
export function mergeRoles(
  { roles: set }: Pick<Dataset, 'roles'>,
  given: NonNullable<Regenerate['roles']>,
  made: MadeTable | null,
): Record<string, Role> {
  requireColumns(Object.keys(given), 'roles', made)
  const merged = new Map(Object.entries(set as Record<string, Role>))
  for (const [column, role] of Object.entries(given)) {
    if (role === null) merged.delete(column)
    else merged.set(column, role)
  }
  return Object.fromEntries(merged)
}
