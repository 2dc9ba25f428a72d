'use client'

import type { CardBlock } from './card-block'
import { chartHeight } from './chart-height'
import { chartStyle } from './color/chart-style'
import type { ColorScheme } from './color/palette'
import { InsightCard } from './insight'
import { KpiCard } from './kpi'
import { BarCard, LineCard } from './lazy-cards'
import { TableCard } from './table'

export interface ChartBlockProps {
  block: CardBlock
  colorScheme: ColorScheme
  /** Long tables and lists of categories whole, scrolling inside the card; else cut with "and N more". */
  scrollable?: boolean
}

/**
 * The body of a card. Its frame shows `title` and `description` above it, but for an insight, whose body is its
 * description. Figures, insights and tables are there without JavaScript; the other types keep their room and
 * draw in the browser.
 */
export function ChartBlock({ block, colorScheme, scrollable = false }: ChartBlockProps) {
  return (
    <div
      className="min-w-0 print:[&_svg]:max-w-full"
      data-card={block.type}
      style={{ ...chartStyle(colorScheme, block.config.colors), minHeight: chartHeight(block, scrollable) }}
    >
      <CardBody block={block} scrollable={scrollable} />
    </div>
  )
}

function CardBody({ block, scrollable }: { block: CardBlock; scrollable: boolean }) {
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
    default:
      return null
  }
}
