'use client'

import { type ReactNode, useMemo } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { CardBlock } from './card-block'
import { chartRoom } from './chart-room'
import type { CategoryColors } from './color/category-colors'
import { chartStyle } from './color/chart-style'
import type { ColorScheme } from './color/palette'
import { FunnelCard } from './funnel'
import { withGhost } from './ghost/with-ghost'
import { InsightCard } from './insight'
import { KpiCard } from './kpi/kpi'
import { Picture } from './picture'
import { TableCard } from './table'
import { inWords } from './text/in-words'

export interface ChartBlockProps {
  block: CardBlock
  /** The same card of the whole table, where it is of some rows. */
  whole?: CardBlock
  colorScheme: ColorScheme
  /** Of all cards of the dashboard. */
  categoryColors?: CategoryColors
  /** Long tables and lists of categories whole, scrolling inside the card; else cut with "and N more". */
  scrollable?: boolean
  /** Twelfths of the page that it takes on a desk. */
  span?: number
}

/**
 * The body of a card. Its frame shows `title` and `description` above it, but for a figure, which has its
 * description below the number, and an insight, whose body is its
 * description. All types are there without JavaScript.
 */
export function ChartBlock({
  block: given,
  whole,
  colorScheme,
  categoryColors,
  scrollable = false,
  span = 6,
}: ChartBlockProps) {
  const { block, ghost } = useMemo(() => withGhost(given, whole), [given, whole])
  const { minHeight, className } = chartRoom(block, scrollable)
  const named = useMemo(() => inWords(block), [block])
  const behind = useMemo(() => ghost && inWords(ghost), [ghost])
  return (
    <div
      className={
        block.type === 'kpi' ? 'contents' : classNames('relative flex min-w-0 flex-1 flex-col', className)
      }
      data-card={block.type}
      style={{ ...chartStyle(block, colorScheme, categoryColors), minHeight }}
    >
      <CardBody block={named} ghost={behind} scrollable={scrollable} span={span} />
    </div>
  )
}

interface CardBodyProps {
  block: CardBlock
  ghost: CardBlock | null
  scrollable: boolean
  span: number
}

/** Every card type, and nothing else: a missing one does not compile. */
function CardBody({ block, ghost, scrollable, span }: CardBodyProps): ReactNode {
  switch (block.type) {
    case 'kpi':
      return <KpiCard block={block} scrollable={scrollable} ghost={ghost as CardBlock<'kpi'> | null} />
    case 'insight':
      return <InsightCard block={block} scrollable={scrollable} />
    case 'table':
      return <TableCard block={block} scrollable={scrollable} />
    case 'funnel':
      return <FunnelCard block={block} scrollable={scrollable} ghost={ghost as CardBlock<'funnel'> | null} />
    default:
      return (
        <Picture key={block.type} {...{ block, scrollable, span }} ghost={ghost as typeof block | null} />
      )
  }
}
