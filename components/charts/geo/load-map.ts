import type { CardBlock } from '../card-block'
import type { CardMap } from './map-drawing'

export type MapBlock = CardBlock<'choropleth' | 'geomap'>

/** The map of a card, with the outlines that it is drawn on. */
export async function loadMap(block: MapBlock): Promise<CardMap> {
  const { loadAtlas } = await import('./use-atlas')
  if (block.type === 'geomap') {
    const { geomapAtlas, placeMap } = await import('./geomap')
    return placeMap(block, await loadAtlas(geomapAtlas(block)))
  }
  const { choroplethAtlas, regionMap } = await import('./choropleth')
  return regionMap(block, await loadAtlas(choroplethAtlas(block)))
}
