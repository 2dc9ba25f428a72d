import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { use } from 'react'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Atlas } from './match-regions'

export interface Shape {
  /** ISO 3166-1 numeric or FIPS. */
  id: string
  name: string
  outline: Feature<Geometry>
}

const known = new Map<Atlas, Shape[]>()
const loading = new Map<Atlas, Promise<Shape[]>>()

/** The outlines of an atlas; what draws them waits until they are there. */
export const useAtlas = (atlas: Atlas): Shape[] => known.get(atlas) ?? use(loadAtlas(atlas))

/** Fetches the outlines of an atlas, each a chunk of its own. */
export function loadAtlas(atlas: Atlas): Promise<Shape[]> {
  const onTheWay = loading.get(atlas)
  if (onTheWay) return onTheWay
  const shapes = keep(atlas)
  loading.set(atlas, shapes)
  return shapes
}

async function keep(atlas: Atlas): Promise<Shape[]> {
  try {
    const shapes = await (atlas === 'us' ? loadStates() : loadCountries())
    known.set(atlas, shapes)
    return shapes
  } catch (error) {
    loading.delete(atlas)
    throw error
  }
}

type Outlines = Topology<Record<string, GeometryCollection<{ name: string }>>>

/** US Census Bureau, 1:10,000,000, in the Albers projection of the USA, 975 by 610. */
async function loadStates(): Promise<Shape[]> {
  const { default: topology } = await import('us-atlas/states-albers-10m.json')
  return shapesOf(topology as unknown as Outlines, 'states')
}

/** Natural Earth, 1:110,000,000, without Antarctica. */
async function loadCountries(): Promise<Shape[]> {
  const { default: topology } = await import('world-atlas/countries-110m.json')
  return shapesOf(topology as unknown as Outlines, 'countries').filter(({ id }) => id !== '010')
}

function shapesOf(topology: Outlines, object: string): Shape[] {
  const { features }: FeatureCollection<Geometry, { name: string }> = feature(
    topology,
    topology.objects[object]!,
  )
  return features.map((outline) => ({
    id: outline.id === undefined ? (unnumbered[outline.properties.name] ?? '') : String(outline.id),
    name: outline.properties.name,
    outline,
  }))
}

/** Natural Earth gives Kosovo no number; ISO's user-assigned one is what names resolve to. */
const unnumbered: Record<string, string> = { Kosovo: '983' }
