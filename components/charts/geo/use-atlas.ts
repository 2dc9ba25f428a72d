import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { useEffect, useState } from 'react'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Atlas } from './match-regions'

export interface Shape {
  /** ISO 3166-1 numeric or FIPS. */
  id: string
  name: string
  outline: Feature<Geometry>
}

/** The outlines of an atlas, each a chunk of its own; null while they are on the way. */
export function useAtlas(atlas: Atlas | null): Shape[] | null {
  const [shapes, setShapes] = useState<Shape[] | null>(null)
  useEffect(() => {
    let isWanted = true
    if (atlas) load(atlas).then((loaded) => isWanted && setShapes(loaded))
    return () => {
      isWanted = false
    }
  }, [atlas])
  return shapes
}

type Outlines = Topology<Record<string, GeometryCollection<{ name: string }>>>

const loaded = new Map<Atlas, Promise<Shape[]>>()

function load(atlas: Atlas): Promise<Shape[]> {
  const known = loaded.get(atlas)
  if (known) return known
  const loading = atlas === 'us' ? loadStates() : loadCountries()
  loaded.set(atlas, loading)
  return loading
}

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
