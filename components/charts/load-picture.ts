import type { ComponentType } from 'react'
import type { CardType } from '@/lib/contracts/cards'
import type { CardBlock, CardProps } from './card-block'
import type { Atlas } from './geo/match-regions'

/** Whose code is a chunk of its own; the others stand in the page's. */
export type PictureType = Exclude<CardType, 'kpi' | 'insight' | 'table' | 'funnel'>

export type PictureCard<T extends PictureType = PictureType> = ComponentType<CardProps<T>>

/** Brings the code that draws a card, and what it draws from. */
export async function loadPicture(block: CardBlock<PictureType>): Promise<PictureCard> {
  const [card] = await Promise.all([loadCard(block.type), loadOutlines(block)])
  return card
}

/** Each type's code is a chunk of its own. */
export const loadCard = async (type: PictureType) => (await loaders[type]()) as PictureCard

/** Without them a map would be blank for a moment, in the place of the one that the server drew. */
async function loadOutlines(block: CardBlock<PictureType>): Promise<void> {
  const atlas = await atlasOf(block)
  if (atlas) await (await import('./geo/use-atlas')).loadAtlas(atlas)
}

async function atlasOf(block: CardBlock<PictureType>): Promise<Atlas | null> {
  if (block.type === 'geomap') return (await import('./geo/geomap')).geomapAtlas(block)
  return block.type === 'choropleth' ? (await import('./geo/choropleth')).choroplethAtlas(block) : null
}

type Loaders = { [T in PictureType]: () => Promise<ComponentType<CardProps<T>>> }

/** Every type: a missing one does not compile. */
const loaders: Loaders = {
  bar: async () => (await import('./bar/bar')).BarCard,
  line: async () => (await import('./line/line')).LineCard,
  area: async () => (await import('./line/area')).AreaCard,
  pie: async () => (await import('./pie/pie')).PieCard,
  donut: async () => (await import('./pie/pie')).PieCard,
  histogram: async () => (await import('./histogram/histogram')).HistogramCard,
  scatter: async () => (await import('./scatter/scatter')).ScatterCard,
  bubble: async () => (await import('./scatter/scatter')).ScatterCard,
  heatmap: async () => (await import('./heatmap/heatmap')).HeatmapCard,
  boxplot: async () => (await import('./boxplot/boxplot')).BoxplotCard,
  radar: async () => (await import('./radar/radar')).RadarCard,
  gauge: async () => (await import('./gauge/gauge')).GaugeCard,
  geomap: async () => (await import('./geo/geomap')).GeomapCard,
  choropleth: async () => (await import('./geo/choropleth')).ChoroplethCard,
}

export const pictureTypes = Object.keys(loaders) as PictureType[]
