import type { Role } from '@/lib/contracts/analysis'
import { EngineError } from '../engine-error'
import type { Profile } from '../profile/profile'
import { requireColumn } from '../profile/require-column'

/** What can be followed: a number that is measured, or the share of a value. */
const followedRoles: Role[] = ['measure', 'boolean', 'category', 'geo', 'code']

/** How sure it is, and why, where the caller has said so. */
export const byHand = { confidence: 1, evidence: ['You said so.'] }

/** The column that the caller has named as what the table is about. Throws `validation_error`. */
export function requireOutcome({ columns }: Profile, name: string): number {
  const names = columns.map((column) => column.name)
  const column = columns[requireColumn('outcome', name, names)]!
  if (followedRoles.includes(column.role) && column.distinct > 1) return column.index
  throw new EngineError(
    'validation_error',
    `outcome: ${name} can't be followed: ${whyNot[column.role] ?? 'it has the same value in every row'}. Name a number, a yes/no or a category.`,
  )
}

const whyNot: Partial<Record<Role, string>> = {
  id: 'it only tells rows apart',
  time: 'it says when',
  text: 'it is free text',
  empty: 'it is empty',
}
