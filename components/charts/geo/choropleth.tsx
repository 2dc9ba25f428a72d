import type { CardBlock, CardProps } from '../card-block'
import type { Room } from '../frame/use-chart-room'
import { numberOf } from '../series'
import { type CardMap, type MapDrawing, type MapMark, tenth } from './map-drawing'
import { type Atlas, matchRegions } from './match-regions'
import { boundsOfShapes, drawnRoom, type MapView, viewOf } from './projection'
import { RegionCard, regionNames } from './region-map'
import smallCountries from './small-countries.json'
import { type Shape, useAtlas } from './use-atlas'

export function ChoroplethCard({ block, ghost }: CardProps<'choropleth'>) {
  return <RegionCard block={block} ghost={ghost} map={regionMap(block, useAtlas(choroplethAtlas(block)))} />
}

/** Whose outlines it is drawn on. */
export const choroplethAtlas = (block: CardBlock<'choropleth'>) => placesOf(block).atlas

export function regionMap(block: CardBlock<'choropleth'>, shapes: Shape[]): CardMap {
  const places = placesOf(block)
  return {
    unplaced: places.unplaced,
    drawn: drawnRoom(places.atlas),
    drawingFor: (room) => regionDrawing(block, { ...places, shapes }, room),
  }
}

interface Places {
  atlas: Atlas
  /** By row. */
  ids: (string | null)[]
  unplaced: number[]
}

function placesOf(block: CardBlock<'choropleth'>): Places {
  const { atlas, ids } = matchRegions(regionNames(block), block.spec.region)
  return { atlas, ids, unplaced: ids.flatMap((id, at) => (id === null ? [at] : [])) }
}

/** Regions of the largest values come first, for the keyboard. */
function regionDrawing(
  { spec, data_preview }: CardBlock<'choropleth'>,
  { atlas, ids, unplaced, shapes }: Places & { shapes: Shape[] },
  room: Room,
): MapDrawing {
  const byId = new Map(shapes.flatMap((shape) => (shape.id ? [[shape.id, shape] as const] : [])))
  const shown = ids.flatMap((id) => byId.get(id ?? '') ?? [])
  const dots = ids.map((id) => (byId.has(id ?? '') ? null : smallPlace(id))).filter((dot) => dot !== null)
  const view = viewOf({ atlas, shapes, bounds: boundsOfShapes(shown, dots) }, room)
  const numberIn = ({ row }: MapMark) =>
    numberOf(data_preview.rows[row]!, spec.values) ?? Number.NEGATIVE_INFINITY
  const marks = ids
    .flatMap((id, row) => markOf(row, { id, shape: byId.get(id ?? '') }, view))
    .sort((a, b) => numberIn(b) - numberIn(a))
  const taken = new Set(marks.map(({ row }) => ids[row]))
  const land = shapes.filter(({ id }) => !taken.has(id)).map(({ outline }) => view.path(outline))
  return { ...room, land: land.join(''), marks, unplaced, grid: [] }
}

function markOf(
  row: number,
  { id, shape }: { id: string | null; shape: Shape | undefined },
  view: MapView,
): MapMark[] {
  const small = shape ? null : smallPlace(id)
  const center = shape ? view.path.centroid(shape.outline) : small && view.place(small)
  if (!center) return []
  const outline = shape ? (view.path(shape.outline) ?? '') : null
  return [{ row, x: tenth(center[0]), y: tenth(center[1]), outline }]
}

function smallPlace(id: string | null): [number, number] | null {
  const places: Record<string, number[]> = smallCountries
  const place = id !== null && Object.hasOwn(places, id) ? places[id] : undefined
  return place ? (place as [number, number]) : null
}
