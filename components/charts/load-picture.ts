import type { ComponentType } from 'react'
import type { CardType } from '@/lib/contracts/cards'
import type { CardBlock, CardProps } from './card-block'

/** Whose code is fetched when it is near; that of the others stands in the page's. */
export type PictureType = Exclude<CardType, 'kpi' | 'insight' | 'table' | 'funnel'>

export type PictureCard<T extends PictureType = PictureType> = ComponentType<CardProps<T>>

/**
 * Brings the code that draws a card, and what it draws from.
 * @param place holds what the server drew of it, if it did
 */
export async function loadPicture(
  block: CardBlock<PictureType>,
  place: Element | null,
): Promise<PictureCard> {
  if (block.type !== 'geomap' && block.type !== 'choropleth') return loadCard(block.type)
  const { DrawnMap, keepDrawn } = await import('./geo/drawn-map')
  if (place && keepDrawn(block, place)) return DrawnMap as PictureCard
  // without its outlines a map would be blank for a moment
  const [card] = await Promise.all([
    loadCard(block.type),
    import('./geo/load-map').then((of) => of.loadMap(block)),
  ])
  return card
}

/** The code of a type, with that of others which are seldom far from it. */
export const loadCard = async (type: PictureType) => (await loaders[type]()) as PictureCard

type Loaders = { [T in PictureType]: () => Promise<ComponentType<CardProps<T>>> }

const pictures = () => import('./pictures')

/** Every type: a missing one does not compile. */
const loaders: Loaders = {
  bar: async () => (await pictures()).BarCard,
  line: async () => (await pictures()).LineCard,
  area: async () => (await pictures()).AreaCard,
  pie: async () => (await import('./pie/pie')).PieCard,
  donut: async () => (await import('./pie/pie')).PieCard,
  histogram: async () => (await pictures()).HistogramCard,
  scatter: async () => (await pictures()).ScatterCard,
  bubble: async () => (await pictures()).ScatterCard,
  heatmap: async () => (await pictures()).HeatmapCard,
  boxplot: async () => (await pictures()).BoxplotCard,
  radar: async () => (await pictures()).RadarCard,
  gauge: async () => (await import('./gauge/gauge')).GaugeCard,
  geomap: async () => (await import('./geo/geomap')).GeomapCard,
  choropleth: async () => (await import('./geo/choropleth')).ChoroplethCard,
}

export const pictureTypes = Object.keys(loaders) as PictureType[]
