import { measureInput, metricQuery } from '../metric/metric-query'
import type { CardContext, CardRequest } from '../request/card'
import { previewRows } from '../request/preview'
import { openConditions } from '../request/shown-rows'
import { aggregateGroups } from '../table/aggregate-groups'
import { filterRows } from '../table/filter-rows'
import { missingCode } from '../table/table'
import { cellAt, type Points, pointRows } from './points'

/** From so many rows a place on, its rows are put together. */
const rowsPerPlaceMin = 2
const placesMax = 2000

interface Places {
  /** Latitude and longitude. */
  needed: number[]
  /** The measure, if any, then the label. */
  others: number[]
}

/** One row a place: the data's own, or measured where places come again and again. */
export function placeRows(
  context: CardContext,
  request: CardRequest,
  places: Places,
): Points & { isMeasured: boolean } {
  const { groups, first } = groupPlaces(context, request, places.needed)
  const points = pointRows(context, request, places)
  const isRepeated = points.preview.total_rows >= rowsPerPlaceMin * first.length
  if (request.metric.column === null || !isRepeated || first.length > placesMax)
    return { ...points, isMeasured: false }
  const values = aggregateGroups({ groups, count: first.length }, measureInput(context.table, request.metric))
  const columns = [...places.needed, ...places.others]
  const cells = first.map((row, place) =>
    columns.map((index) => {
      if (index !== request.metric.column) return cellAt(context, index, row)
      return Number.isNaN(values[place]!) ? null : values[place]!
    }),
  )
  const query = { ...points.query, ...metricQuery(context.table, { ...request.metric, lastOf: null }) }
  return {
    preview: {
      columns: points.preview.columns,
      rows: previewRows(points.preview.columns, cells),
      total_rows: cells.length,
    },
    query: Object.keys(query).length > 0 ? query : undefined,
    isMeasured: true,
  }
}

/** The place of each row, and the first row of each place. */
function groupPlaces(context: CardContext, request: CardRequest, [latitude, longitude]: number[]) {
  const { table } = context
  const keep = filterRows(table, openConditions(context, request))
  const [north, east] = [table.columns[latitude!]!, table.columns[longitude!]!]
  const groups = new Int32Array(table.rowCount).fill(missingCode)
  const known = new Map<string, number>()
  const first: number[] = []
  for (let row = 0; row < groups.length; row++) {
    if ((keep && !keep[row]) || north.codes[row]! < 0 || east.codes[row]! < 0) continue
    const key = `${north.codes[row]} ${east.codes[row]}`
    const place = known.get(key) ?? first.push(row) - 1
    known.set(key, place)
    groups[row] = place
  }
  return { groups, first }
}
