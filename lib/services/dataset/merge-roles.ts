import type { Role } from '@/lib/contracts/analysis'
import type { ErrorDetail } from '@/lib/contracts/errors'
import type { GenerationPayload, Regenerate } from '@/lib/contracts/generation'
import type { Dataset } from '@/lib/db/generated/client'
import { validationError } from '../validation'

/** A refusal names so many columns; more say nothing to a person. */
const namedMax = 50

/** The roles that an owner has set before and sets now; null takes one back. Refuses columns that are not there. */
export function mergeRoles(
  { roles: set }: Pick<Dataset, 'roles'>,
  given: NonNullable<Regenerate['roles']>,
  { columns }: Pick<GenerationPayload, 'columns'>,
): Record<string, Role> {
  requireColumns(
    Object.keys(given),
    columns.map(({ name }) => name),
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
