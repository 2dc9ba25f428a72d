import type { Understanding } from '../../understanding'
import { isRowName, nameColumn } from '../columns/column-kinds'
import type { Parts } from '../take-parts'
import type { Axes } from './chart-axes'

/** "who has the highest revenue?", "revenue on a map", "the 10 heaviest cars": of what it is lies in the data. */
export function withHolder(
  axes: Axes,
  { asksWho, grain, limit, type }: Parts,
  understanding: Understanding,
): Axes {
  const { columns } = understanding.profile
  if (type === 'choropleth' || type === 'geomap') {
    const place = columns.find(({ geo }) => geo === 'country' || geo === 'us_state')
    const hasPoints = type === 'geomap' && columns.some(({ geo }) => geo === 'latitude')
    const isOpen = axes.x === null || isRowName(understanding, axes.x)
    return place && isOpen && !hasPoints ? { ...axes, x: place.index } : axes
  }
  if (axes.x !== null) return axes
  if (asksWho) return { ...axes, x: nameColumn(understanding), aggregation: null }
  if (grain !== null || limit === null || type !== null || axes.y === null) return axes
  const name = nameColumn(understanding) ?? columns.findIndex(({ index }) => isRowName(understanding, index))
  return name < 0 ? axes : { ...axes, x: name, aggregation: null }
}
