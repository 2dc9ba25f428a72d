import type { Evidence } from '@/lib/contracts/claims'
import { type Comparison, comparedFigures } from './compared-figures'
import { figureValues } from './figure-values'
import type { Sampled } from './group-totals'
import { resampleCount } from './resamples'

/** In fewer rows a draw says little. */
const rowsMin = 20

/**
 * In how many draws of the rows a claim holds: what it sets against each other stands in the same order, and what
 * stands out is half as far off at least. Null for what compares nothing, says that nothing differs, or has too few rows.
 */
export function claimStability(
  { figures, test, p, rows }: Evidence,
  sampled: Sampled,
): Evidence['stability'] | null {
  const isOfNoDifference = test !== null && p === null
  if (sampled.table.rowCount < rowsMin || rows < rowsMin || isOfNoDifference) return null
  const compared = comparedFigures(figures)
  const holds = compared.map((comparison) => heldIn(comparison, sampled))
  if (compared.length === 0 || holds.includes(null)) return null
  let held = 0
  for (let draw = 0; draw < resampleCount; draw++) if (holds.every((one) => one!(draw))) held++
  return { resamples: resampleCount, held }
}

/** Whether a comparison holds in a draw; null where that is not known. */
function heldIn({ one, other, shareMin }: Comparison, sampled: Sampled) {
  const [values, others] = [figureValues(one, sampled), figureValues(other, sampled)]
  if (!values || !others) return null
  const distance = one.value - other.value
  return (draw: number) => (values[draw]! - others[draw]!) / distance > shareMin
}
