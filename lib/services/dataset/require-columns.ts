import type { ErrorDetail } from '@/lib/contracts/errors'
import type { Generation } from '@/lib/db/generated/client'
import { getPayload } from '../document/stored-payload'
import { validationError } from '../validation'

/** The generation that has read a table last. */
export type MadeTable = Pick<Generation, 'payload' | 'payloadVersion'>

/** A refusal names so many columns; more say nothing to a person. */
const namedMax = 50

/** Refuses columns that a table does not have; of one that is not read yet (null) nothing is known. */
export function requireColumns(given: string[], param: string, made: MadeTable | null): void {
  // Without any there is nothing to read for: what can't be read can still be made anew.
  if (given.length === 0 || !made) return
  const names = getPayload(made).columns.map(({ name }) => name)
  const known = new Set(names)
  const more = names.length > namedMax ? `, and ${names.length - namedMax} more` : ''
  const message = `is not a column of this dataset; its columns are ${names.slice(0, namedMax).join(', ')}${more}`
  const details = given
    .filter((name) => !known.has(name))
    .map((name): ErrorDetail => ({ path: `${param}.${name}`, code: 'unknown_column', message }))
  if (details.length > 0) throw validationError(details)
}
