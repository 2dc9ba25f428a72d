import type { Understanding } from '../../understanding'
import type { Item } from '../axes/axes'
import type { Axes } from '../axes/chart-axes'

/** What a text names and its cards don't show, in a sentence; null where all of it is there. */
export function leftOut(items: Item[], axes: Axes, { table }: Understanding): string | null {
  const others = axes.others.map(({ column }) => column)
  const shown = new Set([axes.x, axes.y, axes.grouping, axes.size, ...others])
  const left = items.filter(
    ({ column, isEntity, place }) => !isEntity && place !== 'counted' && !shown.has(column),
  )
  const names = [...new Set(left.map(({ column }) => table.columns[column]!.name))]
  if (names.length === 0) return null
  const was = names.length === 1 ? 'was' : 'were'
  return `${names.join(' and ')} ${was} left out: a chart has room for two breakdowns of a measure.`
}
