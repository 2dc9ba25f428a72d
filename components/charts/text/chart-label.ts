import type { CardType } from '@/lib/contracts/cards'
import type { CardBlock } from '../card-block'

/** What a screen reader says for the picture: its kind, what it shows and its top fact. */
export function chartLabel({ type, title, description }: CardBlock): string {
  const sentences = [`${typeNames[type]}: ${title}`, description].filter(Boolean)
  return sentences.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ')
}

const typeNames: Record<CardType, string> = {
  kpi: 'Figure',
  bar: 'Bar chart',
  line: 'Line chart',
  area: 'Area chart',
  pie: 'Pie chart',
  donut: 'Donut chart',
  table: 'Table',
  heatmap: 'Heat map',
  scatter: 'Scatter plot',
  bubble: 'Bubble chart',
  histogram: 'Histogram',
  boxplot: 'Box plot',
  radar: 'Radar chart',
  funnel: 'Funnel',
  gauge: 'Gauge',
  geomap: 'Map of places',
  choropleth: 'Map of regions',
  insight: 'Insight',
}
