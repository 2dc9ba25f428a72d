import type { Role } from '@/lib/contracts/analysis'
import type { ErrorDetail } from '@/lib/contracts/errors'
import type { Regenerate } from '@/lib/contracts/generation'
import type { Dataset, Generation } from '@/lib/db/generated/client'
import { getPayload } from '../document/stored-payload'
import { validationError } from '../validation'

/** A refusal names so many columns; more say nothing to a person. */
const namedMax = 50

/**
 * The roles that an owner has set before and sets now; null takes one back. Refuses columns that are not there, unless
 * the table is another one (`made` is null), whose columns are not known yet.
 */
export function mergeRoles(
  { roles: set }: Pick<Dataset, 'roles'>,
  given: NonNullable<Regenerate['roles']>,
  made: Pick<Generation, 'payload' | 'payloadVersion'> | null,
): Record<string, Role> {
  const named = Object.keys(given)
  // Without any there is nothing to read for: what can't be read can still be made anew.
  if (named.length > 0 && made)
    requireColumns(
      named,
      getPayload(made).columns.map(({ name }) => name),
    )
  const merged = new Map(Object.entries(set as Record<string, Role>))
  for (const [column, role] of Object.entries(given)) {
    if (role === null) merged.delete(column)
    else merged.set(column, role)
  }
  return Object.fromEntries(merged)
}

function requireColumns(given: string[], names: string[]): void {
  const known = new Set(names)
  const more = names.length > namedMax ? `, and ${names.length - namedMax} more` : ''
  const message = `is not a column of this dataset; its columns are ${names.slice(0, namedMax).join(', ')}${more}`
  const details = given
    .filter((name) => !known.has(name))
    .map((name): ErrorDetail => ({ path: `roles.${name}`, code: 'unknown_column', message }))
  if (details.length > 0) throw validationError(details)
}
