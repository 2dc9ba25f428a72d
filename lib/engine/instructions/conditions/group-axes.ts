import { isGroupFilter } from '../../table/condition'
import type { Understanding } from '../../understanding'
import type { Axes } from '../axes/chart-axes'
import type { Found } from './condition-reader'

/** The axes of a request that picks groups: these themselves where nothing else is an axis, or their number. */
export function groupAxes(axes: Axes, found: Found, understanding: Understanding): Axes {
  const { list, countedGroups } = found
  const named = [axes.x, axes.y, axes.grouping].filter((index) => index !== null)
  // "how many departments have more than 3 employees": their number, not the rows of each
  if (countedGroups !== null && named.every((index) => index === countedGroups)) {
    return {
      ...axes,
      x: null,
      y: countedGroups,
      aggregation: 'count_distinct',
      grouping: null,
      isCount: false,
    }
  }
  const by = list.find(isGroupFilter)?.by
  const index = understanding.table.columns.findIndex(({ name }) => name === by)
  const isFree = axes.x === null && axes.grouping === null && !axes.xAggregation
  if (index < 0 || !isFree || countedGroups !== null) return axes
  // "cities with at least 2 stores"
  return { ...axes, x: index, ...(axes.y === index && { y: null, aggregation: null, isCount: true }) }
}
