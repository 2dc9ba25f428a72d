import type { CardType } from '@/lib/contracts/cards'
import type { CardRule } from '../request/card'
import { areaCard } from './area'
import { barCard } from './bar'
import { boxplotCard } from './boxplot'
import { bubbleCard } from './bubble'
import { choroplethCard } from './choropleth'
import { donutCard } from './donut'
import { funnelCard } from './funnel'
import { gaugeCard } from './gauge'
import { geomapCard } from './geomap'
import { heatmapCard } from './heatmap'
import { histogramCard } from './histogram'
import { insightCard } from './insight'
import { kpiCard } from './kpi'
import { lineCard } from './line'
import { pieCard } from './pie'
import { radarCard } from './radar'
import { scatterCard } from './scatter'
import { tableCard } from './table'

/** Every card type that the engine can make. */
export const cardRules: { [T in CardType]: CardRule<T> } = {
  kpi: kpiCard,
  bar: barCard,
  line: lineCard,
  area: areaCard,
  pie: pieCard,
  donut: donutCard,
  table: tableCard,
  heatmap: heatmapCard,
  scatter: scatterCard,
  bubble: bubbleCard,
  histogram: histogramCard,
  boxplot: boxplotCard,
  radar: radarCard,
  funnel: funnelCard,
  gauge: gaugeCard,
  geomap: geomapCard,
  choropleth: choroplethCard,
  insight: insightCard,
}
