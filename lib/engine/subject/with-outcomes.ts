import type { Understanding } from '../understanding'

/** A dataset as findings and cards see it: with its rates as columns, and the measures in the order of the outcomes. */
export const withOutcomes = (understanding: Understanding): Understanding => ({
  ...understanding,
  table: understanding.subject.table,
  profile: understanding.subject.profile,
})
