import { useEffect, useState } from 'react'
import type { CardBlock, CardProps } from '../card-block'
import { loadMap, type MapBlock } from './load-map'
import { type CardMap, readDrawing } from './map-drawing'
import { PlaceCard } from './place-map'
import { RegionCard } from './region-map'

/** The maps that stand in the page. */
const served = new WeakMap<MapBlock, CardMap>()

/** Keeps how a card's map was drawn into the page, if it was: `DrawnMap` is made of that. */
export function keepDrawn(block: MapBlock, place: Element): boolean {
  const svg = place.querySelector('svg[role="img"]')
  const drawing = svg && readDrawing(svg)
  if (drawing) served.set(block, { unplaced: drawing.unplaced, drawn: drawing, drawingFor: () => drawing })
  return drawing !== null
}

/**
 * A card's map alive as it stands in the page, without the outlines and projections that it was made with: those are
 * fetched once its card is of other rows.
 */
export function DrawnMap({ block, ghost }: CardProps<MapBlock['type']>) {
  const made = useMade(block)
  if (!made) return null
  return made.block.type === 'geomap' ? (
    <PlaceCard block={made.block} map={made.map} />
  ) : (
    <RegionCard
      block={made.block}
      ghost={made.block === block ? (ghost as CardBlock<'choropleth'> | null) : null}
      map={made.map}
    />
  )
}

interface Made {
  block: MapBlock
  map: CardMap
}

/** The map of a card; the one before until it is there. */
function useMade(block: MapBlock): Made | null {
  const [made, setMade] = useState<Made | null>(() => {
    const map = served.get(block)
    return map ? { block, map } : null
  })
  const isMade = made?.block === block
  useEffect(() => {
    if (isMade) return
    let isWanted = true
    const keep = (map: CardMap) => isWanted && setMade({ block, map })
    loadMap(block).then(keep, () => undefined)
    return () => {
      isWanted = false
    }
  }, [block, isMade])
  return made
}
