import type { CardBlock } from '../card-block'
import { groupsIn } from '../color/categories'
import { seriesColor } from '../color/chart-style'
import { cellOf, numberOf } from '../series'
import { cellText } from '../text/value-text'

export interface GeoPoint {
  /** Index of its row. */
  row: number
  place: [longitude: number, latitude: number]
  size: number | null
  label: string | null
  group: string | null
  color: string
  values: Record<string, number | null>
}

export interface GeoPoints {
  points: GeoPoint[]
  groups: { label: string; color: string }[]
}

/** The places of a map; rows without a place on earth are left out. */
export function geoPoints({ spec, data_preview }: CardBlock<'geomap'>): GeoPoints {
  const { rows } = data_preview
  const kinds = groupsIn(rows, spec.color)
  const groups = (kinds?.values ?? []).map((label, at) => ({ label, color: seriesColor(at) }))
  const colors = new Map(groups.map(({ label, color }) => [label, color]))
  const measured = [spec.values, spec.size].filter((column) => column !== undefined)
  const points = rows.flatMap((row, at) => {
    const [latitude, longitude] = [numberOf(row, spec.latitude), numberOf(row, spec.longitude)]
    if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
      return []
    const group = spec.color === undefined ? null : cellText(cellOf(row, spec.color))
    const sized = spec.size ?? spec.values
    return [
      {
        row: at,
        place: [longitude, latitude] as [number, number],
        size: sized === undefined ? null : numberOf(row, sized),
        label: spec.label === undefined ? null : cellText(cellOf(row, spec.label)),
        group,
        color: (group !== null && colors.get(group)) || seriesColor(0),
        values: Object.fromEntries(measured.map((column) => [column, numberOf(row, column)])),
      },
    ]
  })
  return { points, groups }
}
