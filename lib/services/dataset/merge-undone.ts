import type { ErrorDetail } from '@/lib/contracts/errors'
import type { Regenerate } from '@/lib/contracts/generation'
import type { Dataset } from '@/lib/db/generated/client'
import { getPayload } from '../document/stored-payload'
import { validationError } from '../validation'
import type { MadeTable } from './require-columns'

/**
 * The cleaning steps that an owner has had undone before and wants undone now, in order; false does one again. Refuses
 * ids that no step has, unless the table is another one (`made` is null), whose steps are not known yet.
 */
export function mergeUndone(
  { undone }: Pick<Dataset, 'undone'>,
  given: NonNullable<Regenerate['undo']>,
  made: MadeTable | null,
): string[] {
  const ids = Object.keys(given)
  if (ids.length > 0 && made) requireSteps(ids, undone, made)
  const merged = new Set(undone)
  for (const [id, isUndone] of Object.entries(given)) {
    if (isUndone) merged.add(id)
    else merged.delete(id)
  }
  return [...merged].sort()
}

function requireSteps(given: string[], undone: string[], made: MadeTable): void {
  const known = new Set([...undone, ...getPayload(made).cleaning.flatMap(({ id }) => id ?? [])])
  const message =
    'is no cleaning step of this dataset that can be undone; `cleaning` of the dataset has their ids'
  const details = given
    .filter((id) => !known.has(id))
    .map((id): ErrorDetail => ({ path: `undo.${id}`, code: 'unknown_step', message }))
  if (details.length > 0) throw validationError(details)
}
