import { geoAlbersUsa } from 'd3-geo'
import type { GeoPoint } from './geo-points'

const albers = geoAlbersUsa()

/** Whether every place lies within the USA's own map. */
export function isInUs(points: GeoPoint[]): boolean {
  return points.length > 0 && points.every(({ place }) => isUsual(place) && albers(place) !== null)
}

/** The projection also shows parts of Canada, Mexico and the sea; these bounds leave most of them out. */
function isUsual([longitude, latitude]: [number, number]): boolean {
  const isMainland = latitude > 24.4 && latitude < 49.4 && longitude > -125 && longitude < -66.9
  return isMainland || (latitude > 18.5 && longitude < -130)
}
