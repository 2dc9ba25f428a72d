import type { CleaningStep } from '@/lib/contracts/analysis'
import type { Profile } from '../profile/profile'

/** Where no number is added up, nothing counts twice: the set of a price list costs what its parts do, and is no total. */
export function withoutNeedless(steps: CleaningStep[], { columns }: Profile): CleaningStep[] {
  const isAdded = columns.some(({ role, additivity }) => role === 'measure' && additivity !== 'intensive')
  return isAdded ? steps : steps.filter(({ step, is_undone }) => step !== 'sums_kept' || is_undone)
}
