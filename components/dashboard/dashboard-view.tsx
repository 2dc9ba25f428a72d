'use client'

import { useMemo } from 'react'
import type { CardBlock } from '@/components/charts/card-block'
import { categoryColors } from '@/components/charts/color/category-colors'
import { classNames } from '@/components/ui/class-names'
import type { Layout } from '@/lib/contracts/blocks'
import { printedRowsMax } from '@/lib/contracts/card-room'
import { cardAnchor } from './card-anchor'
import { CardFrame } from './card-frame'
import { type DashboardRow, packRows } from './pack-rows'

export interface DashboardPicture {
  layout: Layout
  blocks: CardBlock[]
}

interface DashboardViewProps {
  picture: DashboardPicture
  scrollable?: boolean
  /** For paper, which has room for a page of rows where nothing scrolls. */
  wholeTables?: boolean
  /** Whether a card's rows may be saved; they may unless it is false. */
  canDownload?: boolean
}

/**
 * The cards of a dashboard in their order: twelve columns on a desktop, one on a phone with KPIs two by two.
 * A component of the browser, so that the cards cross the wire once, as data.
 */
export function DashboardView({ picture, scrollable, wholeTables, canDownload }: DashboardViewProps) {
  const { layout, blocks } = picture
  const colors = useMemo(() => categoryColors(blocks), [blocks])
  const rows = packRows(inOrder(blocks, layout.chart_order))
  return (
    <div className="flex flex-col gap-4 print:block print:space-y-4">
      {rows.map((row) => (
        <div key={row.cards[0]?.block.position} className={rowLook(row)}>
          {row.cards.map(({ block, span }) => (
            <div
              key={block.position}
              id={cardAnchor(block.position)}
              className={classNames(
                anchorLook,
                'min-w-0',
                row.kind === 'cards' ? classNames('flex', spanLooks[span]) : figureLook,
              )}
            >
              <CardFrame
                block={block}
                span={span}
                colorScheme={layout.color_scheme}
                categoryColors={colors}
                scrollable={scrollable || (wholeTables && fitsPage(block))}
                canDownload={canDownload}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Cards that the order forgot follow at the end, so that none is lost. */
function inOrder(blocks: CardBlock[], order: number[]): CardBlock[] {
  const named = new Set(order)
  const indexes = [...named, ...[...blocks.keys()].filter((index) => !named.has(index))]
  return indexes.flatMap((index) => blocks[index] ?? [])
}

/** The card that a link led to is shown for what it is. */
const anchorLook =
  'scroll-mt-20 rounded-lg target:outline-2 target:outline-offset-2 target:outline-accent print:outline-none'

/** In rows that all cards share, so that their figures are level whatever stands above them. */
const figureLook =
  'group/figure row-span-5 mb-4 grid grid-cols-1 grid-rows-subgrid last:odd:col-span-2 md:last:odd:col-span-1 print:last:odd:col-span-1'

const figureColumns = [
  'md:grid-cols-1 print:grid-cols-1',
  'md:grid-cols-2 print:grid-cols-2',
  'md:grid-cols-3 print:grid-cols-3',
  'md:grid-cols-4 print:grid-cols-4',
  'md:grid-cols-3 print:grid-cols-5 xl:grid-cols-5',
  'md:grid-cols-3 print:grid-cols-3 xl:grid-cols-6',
]

function rowLook(row: DashboardRow): string {
  if (row.kind === 'cards') {
    return classNames('grid grid-cols-1 gap-4 lg:grid-cols-12 print:grid-cols-12', !isLong(row) && keptWhole)
  }
  return classNames(
    '-mb-4 grid grid-cols-2 gap-x-4 print:mb-0',
    keptWhole,
    figureColumns[Math.min(row.cards.length, figureColumns.length) - 1],
  )
}

/** A row of cards is not cut by the end of a page. */
const keptWhole = 'break-inside-avoid'

/** A page of raw rows is what nobody asked for. */
const fitsPage = (block: CardBlock) =>
  block.type === 'table' && block.data_preview.rows.length <= printedRowsMax

/** What may fill a page and more: a table goes on, with its head, on the next. */
const isLong = ({ cards }: DashboardRow) => cards.some(({ block }) => block.type === 'table')

const spanLooks: Record<number, string> = {
  4: 'lg:col-span-4 print:col-span-4',
  5: 'lg:col-span-5 print:col-span-5',
  6: 'lg:col-span-6 print:col-span-6',
  7: 'lg:col-span-7 print:col-span-7',
  8: 'lg:col-span-8 print:col-span-8',
  12: 'lg:col-span-12 print:col-span-12',
}
