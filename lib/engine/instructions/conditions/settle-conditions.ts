import { type Condition, isAnyOf, isGroupFilter } from '../../table/condition'
import type { Understanding } from '../../understanding'
import type { Axes } from '../axes/chart-axes'
import { canMeasure, isFew } from '../columns/column-kinds'
import type { Found } from './condition-reader'

/** The conditions of a request, with what they left to its chart; `problems` says what that could not settle. */
export function settleConditions(
  found: Found,
  axes: Axes,
  understanding: Understanding,
): { conditions: Condition[]; problems: string[] } {
  const nameOf = (index: number) => understanding.table.columns[index]!.name
  const problems: string[] = []
  const groups = groupsOf(axes, understanding)
  const conditions = found.list.flatMap((condition, place): Condition[] => {
    if (isAnyOf(condition)) return condition.any.length > 0 ? [condition] : []
    const open = found.open.get(place)
    if (!isGroupFilter(condition) || !open) return [condition]
    if (open.isBy && groups === null) {
      problems.push('There are no groups in it that could be picked by their own value.')
      return []
    }
    const by = open.isBy ? nameOf(groups!) : condition.by
    const measured = open.isMeasure && axes.y !== null ? { column: nameOf(axes.y) } : null
    const aggregation = open.isMeasure && axes.y === null ? 'count' : condition.aggregation
    return [{ ...condition, by, aggregation, ...measured }]
  })
  return { conditions, problems }
}

/** The column whose values a chart shows side by side. */
function groupsOf({ x, grouping, xAggregation }: Axes, understanding: Understanding): number | null {
  if (x === null || xAggregation) return grouping
  return canMeasure(understanding, x) && !isFew(understanding, x) ? null : x
}
