import type { Figure } from '@/lib/contracts/claims'
import type { Found } from '../insights/find-insights'
import { type Condition, isFilter, queryConditions } from '../table/condition'

/** What was found among the rows that pass some conditions: each figure says so. */
export function amongRows(found: Found, conditions: Condition[]): Found {
  if (conditions.length === 0) return found
  const filters = conditions.filter(isFilter)
  const within = queryConditions(conditions)
  const amongThem = (figure: Figure): Figure => ({
    ...figure,
    filters: [...filters, ...figure.filters],
    within,
  })
  const insights = found.insights.map(({ evidence, ...insight }) => ({
    ...insight,
    evidence: { ...evidence, figures: evidence.figures.map(amongThem) },
  }))
  return { ...found, insights }
}
