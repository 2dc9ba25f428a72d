import type { Understanding } from '../../understanding'

const sharedRows = 2
/** It may well be something else that the data lack. */
const fit = 0.3

/** The one kind of thing that a table can be broken down by, as a guess; null where there are more, or none. */
export function onlyKind({ profile, table }: Understanding): { index: number; fit: number } | null {
  const kinds = profile.columns.filter(
    ({ role, distinct, index }) =>
      ['category', 'geo'].includes(role) &&
      distinct > 1 &&
      distinct * sharedRows <= table.rowCount &&
      !table.columns[index]!.derivedFrom,
  )
  return kinds.length === 1 ? { index: kinds[0]!.index, fit } : null
}
