'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { CardBlock } from './card-block'
import { chartRoom } from './chart-room'
import type { CategoryColors } from './color/category-colors'
import { chartStyle } from './color/chart-style'
import type { ColorScheme } from './color/palette'
import { FunnelCard } from './funnel'
import { InsightCard } from './insight'
import { KpiCard } from './kpi'
import {
  AreaCard,
  BarCard,
  BoxplotCard,
  ChoroplethCard,
  GaugeCard,
  GeomapCard,
  HeatmapCard,
  HistogramCard,
  LineCard,
  PieCard,
  RadarCard,
  ScatterCard,
} from './lazy-cards'
import { TableCard } from './table'
import { inWords } from './text/in-words'

export interface ChartBlockProps {
  block: CardBlock
  colorScheme: ColorScheme
  /** Of all cards of the dashboard. */
  categoryColors?: CategoryColors
  /** Long tables and lists of categories whole, scrolling inside the card; else cut with "and N more". */
  scrollable?: boolean
}

/**
 * The body of a card. Its frame shows `title` and `description` above it, but for a figure, which has its
 * description below the number, and an insight, whose body is its
 * description. Figures, insights and tables are there without JavaScript; the other types keep their room and
 * draw in the browser.
 */
export function ChartBlock({ block, colorScheme, categoryColors, scrollable = false }: ChartBlockProps) {
  const { minHeight, className } = chartRoom(block, scrollable)
  return (
    <div
      className={
        block.type === 'kpi' ? 'contents' : classNames('relative flex min-w-0 flex-1 flex-col', className)
      }
      data-card={block.type}
      style={{ ...chartStyle(block, colorScheme, categoryColors), minHeight }}
    >
      <CardBody block={inWords(block)} scrollable={scrollable} />
    </div>
  )
}

/** Every card type, and nothing else: a missing one does not compile. */
function CardBody({ block, scrollable }: { block: CardBlock; scrollable: boolean }): ReactNode {
  switch (block.type) {
    case 'kpi':
      return <KpiCard block={block} scrollable={scrollable} />
    case 'insight':
      return <InsightCard block={block} scrollable={scrollable} />
    case 'table':
      return <TableCard block={block} scrollable={scrollable} />
    case 'bar':
      return <BarCard block={block} scrollable={scrollable} />
    case 'line':
      return <LineCard block={block} scrollable={scrollable} />
    case 'area':
      return <AreaCard block={block} scrollable={scrollable} />
    case 'pie':
    case 'donut':
      return <PieCard block={block} scrollable={scrollable} />
    case 'histogram':
      return <HistogramCard block={block} scrollable={scrollable} />
    case 'scatter':
    case 'bubble':
      return <ScatterCard block={block} scrollable={scrollable} />
    case 'heatmap':
      return <HeatmapCard block={block} scrollable={scrollable} />
    case 'boxplot':
      return <BoxplotCard block={block} scrollable={scrollable} />
    case 'radar':
      return <RadarCard block={block} scrollable={scrollable} />
    case 'funnel':
      return <FunnelCard block={block} scrollable={scrollable} />
    case 'gauge':
      return <GaugeCard block={block} scrollable={scrollable} />
    case 'geomap':
      return <GeomapCard block={block} scrollable={scrollable} />
    case 'choropleth':
      return <ChoroplethCard block={block} scrollable={scrollable} />
  }
}
