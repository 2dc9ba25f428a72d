import { ticks } from 'd3-array'
import type { CardBlock, CardProps } from '../card-block'
import type { Room } from '../frame/use-chart-room'
import { type GeoPoint, geoPoints } from './geo-points'
import { isInUs } from './in-us'
import { type CardMap, type GridLine, type MapDrawing, tenth } from './map-drawing'
import { PlaceCard } from './place-map'
import { type Bounds, boundsOfPoints, drawnRoom, type MapView, spanOf, viewOf } from './projection'
import { type Shape, useAtlas } from './use-atlas'

export function GeomapCard({ block }: CardProps<'geomap'>) {
  return <PlaceCard block={block} map={placeMap(block, useAtlas(geomapAtlas(block)))} />
}

export function placeMap(block: CardBlock<'geomap'>, shapes: Shape[]): CardMap {
  const { points } = geoPoints(block)
  const drawn = drawnRoom(atlasOf(points))
  return { unplaced: [], drawn, drawingFor: (room) => placeDrawing(points, shapes, room) }
}

const atlasOf = (points: GeoPoint[]) => (isInUs(points) ? 'us' : 'world')

/** Whose outlines it is drawn on. */
export const geomapAtlas = (block: CardBlock<'geomap'>) => atlasOf(geoPoints(block).points)

function placeDrawing(points: GeoPoint[], shapes: Shape[], room: Room): MapDrawing {
  const bounds = boundsOfPoints(points.map(({ place }) => place))
  const atlas = atlasOf(points)
  const view = viewOf({ atlas, shapes, bounds }, room)
  const marks = points.flatMap(({ row, place }) => {
    const at = view.place(place)
    return at ? [{ row, x: tenth(at[0]), y: tenth(at[1]), outline: null }] : []
  })
  const land = shapes.map(({ outline }) => view.path(outline) ?? '').join('')
  const isClose = atlas !== 'us' && spanOf(bounds) < gridSpan
  return { ...room, land, marks, unplaced: [], grid: isClose ? gridOf(bounds, view) : [] }
}

/** Degrees below which outlines alone no longer tell where one is. */
const gridSpan = 12

function gridOf([[west, south], [east, north]]: Bounds, view: MapView): GridLine[] {
  const middle: [number, number] = [(west + east) / 2, (south + north) / 2]
  return [
    ...ticks(south, north, 3).map((latitude) => ({
      across: true,
      at: tenth(view.place([middle[0], latitude])?.[1] ?? 0),
      label: degrees(latitude, 'N', 'S'),
    })),
    ...ticks(west, east, 4).map((longitude) => ({
      across: false,
      at: tenth(view.place([longitude, middle[1]])?.[0] ?? 0),
      label: degrees(longitude, 'E', 'W'),
    })),
  ]
}

const degrees = (value: number, positive: string, negative: string) =>
  `${Number(Math.abs(value).toFixed(3))}°${value < 0 ? negative : positive}`
