import type { Found } from '../insights/find-insights'
import { type Understanding, withOutcomes } from '../understanding'
import { findIn } from './compose-dashboard'

const known = new WeakMap<Understanding, Found>()

/** What is worth saying of a table, looked for once: most of the time of a draft, and the same for all texts. */
export function foundIn(data: Understanding): Found {
  const found = known.get(data) ?? findIn(withOutcomes(data))
  known.set(data, found)
  return found
}
