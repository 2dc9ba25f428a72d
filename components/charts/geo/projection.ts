import {
  type GeoPath,
  type GeoProjection,
  geoAlbersUsa,
  geoBounds,
  geoEqualEarth,
  geoIdentity,
  geoMercator,
  geoPath,
} from 'd3-geo'
import type { Feature, Geometry, MultiPoint } from 'geojson'
import type { Room } from '../frame/use-chart-room'
import { beyond } from './map-drawing'
import type { Atlas } from './match-regions'
import type { Shape } from './use-atlas'

export interface MapView {
  path: GeoPath
  /** Pixel of a longitude and latitude, null where it is not on the map. */
  place: (point: [number, number]) => [number, number] | null
}

export type Bounds = [[west: number, south: number], [east: number, north: number]]

/** The states as the atlas draws them, Alaska and Hawaii moved beside the others. */
export function statesView(shapes: Shape[], { width, height }: Room): MapView {
  const all = { type: 'FeatureCollection' as const, features: shapes.map(({ outline }) => outline) }
  const fitted = geoIdentity().fitSize([width, height], all)
  const albers = geoAlbersUsa().scale(1300).translate([487.5, 305])
  const place = (point: [number, number]) => {
    const flat = albers(point)
    return flat ? (fitted as unknown as GeoProjection)(flat) : null
  }
  return { path: geoPath(fitted).digits(digits), place }
}

/** Equal areas for the world, so that no country counts for more than it is; a conformal one close up. */
export function worldView(bounds: Bounds, { width, height }: Room): MapView {
  const projection = spanOf(bounds) > closeSpan ? geoEqualEarth() : geoMercator()
  const [[west, south], [east, north]] = bounds
  projection.rotate([-(west + east) / 2, 0])
  projection.fitExtent(
    [
      [2, 2],
      [width - 2, height - 2],
    ],
    frameOf([
      [west, south],
      [east, north],
    ]),
  )
  projection.clipExtent([
    [-beyond.x, -beyond.y],
    [width + beyond.x, height + beyond.y],
  ])
  return { path: geoPath(projection).digits(digits), place: (point) => projection(point) }
}

/** Tenths of a pixel: outlines are long, and finer ones can't be seen. */
const digits = 1

export const wholeWorld: Bounds = [
  [-179.9, -56],
  [179.9, 84],
]

/** Where the regions of a card lie close together, the part of the world that they fill; else all of it. */
export function boundsOfShapes(shapes: Shape[], places: [number, number][] = []): Bounds {
  const boxes = [
    ...shapes.map(({ outline }) => geoBounds(largestPart(outline)) as Bounds),
    ...places.map((place): Bounds => [place, place]),
  ]
  if (boxes.length === 0 || boxes.some(([[west], [east]]) => east < west)) return wholeWorld
  const united = widened(boxes, 0.06)
  return spanOf(united) > regionSpan ? wholeWorld : united
}

/** The part of the world around points, with some room around them. */
export function boundsOfPoints(points: [number, number][]): Bounds {
  if (points.length === 0) return wholeWorld
  const united = widened(
    points.map((point): Bounds => [point, point]),
    0.12,
  )
  return spanOf(united) > worldSpan ? wholeWorld : united
}

export const spanOf = ([[west, south], [east, north]]: Bounds) => Math.max(east - west, (north - south) * 1.6)

/** Degrees up to which a conformal map is not yet misleading. */
const closeSpan = 40
/** Degrees beyond which the whole world is the better frame. */
const regionSpan = 100
const worldSpan = 150
/** Degrees that a map shows at the least: a point needs surroundings. */
const spanMin = 0.05

function widened(boxes: Bounds[], margin: number): Bounds {
  const west = Math.min(...boxes.map(([from]) => from[0]))
  const south = Math.min(...boxes.map(([from]) => from[1]))
  const east = Math.max(...boxes.map(([, to]) => to[0]))
  const north = Math.max(...boxes.map(([, to]) => to[1]))
  const [dx, dy] = [Math.max((east - west) * margin, spanMin), Math.max((north - south) * margin, spanMin)]
  return [
    [Math.max(west - dx, -179.9), Math.max(south - dy, -85)],
    [Math.min(east + dx, 179.9), Math.min(north + dy, 85)],
  ]
}

/** A frame as points along its sides: a polygon around the world would be taken for its outside. */
function frameOf([[west, south], [east, north]]: Bounds): MultiPoint {
  const steps = [0, 0.25, 0.5, 0.75, 1]
  return {
    type: 'MultiPoint',
    coordinates: steps.flatMap((share) => [
      [west + (east - west) * share, south],
      [west + (east - west) * share, north],
      [west, south + (north - south) * share],
      [east, south + (north - south) * share],
    ]),
  }
}

/** The mainland: France without Guiana, the USA without Hawaii. */
function largestPart(outline: Feature<Geometry>): Feature<Geometry> {
  if (outline.geometry.type !== 'MultiPolygon') return outline
  const size = (ring: number[][]) => {
    const xs = ring.map(([x]) => x ?? 0)
    const ys = ring.map(([, y]) => y ?? 0)
    return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
  }
  const parts = [...outline.geometry.coordinates].sort((a, b) => size(b[0] ?? []) - size(a[0] ?? []))
  return { ...outline, geometry: { type: 'Polygon', coordinates: parts[0] ?? [] } }
}

/** A room of the shape of what an atlas shows. */
export const drawnRoom = (atlas: Atlas): Room => ({ width: atlas === 'us' ? 512 : 640, height: 320 })

export interface MapContent {
  atlas: Atlas
  shapes: Shape[]
  /** The part of the world that is shown. */
  bounds: Bounds
}

export const viewOf = ({ atlas, shapes, bounds }: MapContent, room: Room): MapView =>
  atlas === 'us' ? statesView(shapes, room) : worldView(bounds, room)
