'use client'

import { type ComponentProps, type ReactNode, useMemo } from 'react'
import type { CardBlock } from '@/components/charts/card-block'
import { categoryColors } from '@/components/charts/color/category-colors'
import { classNames } from '@/components/ui/class-names'
import type { Layout } from '@/lib/contracts/blocks'
import { printedRowsMax } from '@/lib/contracts/card-room'
import { cardAnchor } from './card-anchor'
import { CardFrame } from './card-frame'
import { FurtherCards } from './further-cards'
import { type DashboardRow, rowsOf } from './pack-rows'
import { headingsOf } from './sections-of'

export interface DashboardPicture {
  layout: Layout
  blocks: CardBlock[]
  /** The cards of the whole table, where `blocks` are of some rows. */
  whole?: CardBlock[]
}

interface DashboardViewProps {
  picture: DashboardPicture
  scrollable?: boolean
  /** For paper, which has room for a page of rows where nothing scrolls. */
  wholeTables?: boolean
  /** Whether a card's rows may be saved; they may unless it is false. */
  canDownload?: boolean
  /** Where its reader can look through the rows of the table, if anywhere. */
  rowsPath?: string
}

/**
 * The cards of a dashboard in their order: twelve columns on a desktop, one on a phone with KPIs two by two.
 * A component of the browser, so that the cards cross the wire once, as data.
 */
export function DashboardView({
  picture,
  scrollable,
  wholeTables,
  canDownload,
  rowsPath,
}: DashboardViewProps) {
  const { layout, blocks, whole } = picture
  // a category keeps its colour while others come and go
  const colors = useMemo(() => categoryColors(whole ?? blocks), [whole, blocks])
  const wholeOf = useMemo(() => new Map(whole?.map((block) => [block.position, block])), [whole])
  const { shown, further } = rowsOf(blocks, layout.chart_order)
  const cards: CardsProps = {
    scrollable,
    canDownload,
    rowsPath,
    wholeTables,
    wholeOf,
    colorScheme: layout.color_scheme,
    categoryColors: colors,
  }
  return (
    <div lang={layout.language} className="flex flex-col gap-4 print:block print:space-y-4">
      <Rows rows={shown} headings={headingsOf(shown, layout.sections)} {...cards} />
      {further.length > 0 ? (
        <FurtherCards rows={further} name={layout.sections?.further} isOpen={wholeTables === true}>
          <Rows rows={further} headings={further.map(() => null)} isBelow {...cards} />
        </FurtherCards>
      ) : null}
    </div>
  )
}

type CardsProps = Omit<ComponentProps<typeof CardFrame>, 'block' | 'whole' | 'span' | 'level' | 'look'> & {
  wholeTables?: boolean
  wholeOf: Map<number, CardBlock>
}

interface RowsProps extends CardsProps {
  rows: DashboardRow[]
  headings: (string | null)[]
  /** Whether they stand under a heading of their own, behind other rows. */
  isBelow?: boolean
}

function Rows({ rows, headings, isBelow = false, wholeOf, wholeTables, scrollable, ...props }: RowsProps) {
  const lookOf = (row: DashboardRow, at: number) =>
    row.kind === 'figures' ? 'strip' : !isBelow && isLede(row, at) ? 'lede' : undefined
  return rows.map((row, at) => (
    <Section key={row.cards[0]?.block.position} heading={headings[at]!}>
      <div className={rowLook(row, !isBelow && isLede(row, at))}>
        <div className={gridLook(row)}>
          {row.cards.map(({ block, span }) => (
            <div
              key={block.position}
              id={cardAnchor(block.position)}
              className={classNames(
                anchorLook,
                headings[at] ? belowHeading : belowNothing,
                'min-w-0',
                placeLook(row, span),
              )}
            >
              <CardFrame
                block={block}
                whole={wholeOf?.get(block.position)}
                span={span}
                level={isBelow || headings.slice(0, at + 1).some(Boolean) ? 3 : 2}
                {...props}
                scrollable={scrollable || (wholeTables && fitsPage(block))}
                look={lookOf(row, at)}
              />
            </div>
          ))}
        </div>
      </div>
    </Section>
  ))
}

/** The question that a row and those after it answer, kept with the row on paper. */
function Section({ heading, children }: { heading: string | null; children: ReactNode }) {
  if (heading === null) return children
  return (
    <div className="flex flex-col gap-3 break-inside-avoid-page print:block">
      <h2 className="mt-4 text-base font-semibold break-after-avoid print:mb-2">{heading}</h2>
      {children}
    </div>
  )
}

/** Whoever is led to a card sees the question above it. */
const belowHeading = 'scroll-mt-28 max-[719px]:scroll-mt-36'
const belowNothing = 'scroll-mt-20 max-[719px]:scroll-mt-28'

/** What is said first stands without a box. */
const isLede = ({ cards }: DashboardRow, at: number) =>
  at === 0 && cards.length === 1 && cards[0]!.block.type === 'insight'

/** The card that a link led to is shown for what it is. */
const anchorLook = 'target:outline-2 target:outline-offset-2 target:outline-accent print:outline-none'

/** In rows that all cards share, so that their figures are level whatever stands above them. */
const figureLook =
  'group/figure row-span-6 grid grid-cols-1 grid-rows-subgrid border-t border-l last:odd:col-span-2 md:last:odd:col-span-1 print:last:odd:col-span-1'

const figureColumns = [
  'md:grid-cols-1 print:grid-cols-1',
  'md:grid-cols-2 print:grid-cols-2',
  'md:grid-cols-3 print:grid-cols-3',
  'md:grid-cols-4 print:grid-cols-4',
  'md:grid-cols-3 print:grid-cols-5 xl:grid-cols-5',
  'md:grid-cols-3 print:grid-cols-3 xl:grid-cols-6',
]

/** Figures stand in one box, which cuts their outer lines off. */
const rowLook = (row: DashboardRow, isFirst: boolean) =>
  classNames(
    row.kind === 'figures' && 'overflow-hidden rounded-lg border bg-surface',
    !isLong(row) && keptWhole,
    isFirst && 'mb-2',
  )

const gridLook = (row: DashboardRow) =>
  row.kind === 'figures'
    ? classNames(
        '-mt-px -ml-px grid grid-cols-2',
        figureColumns[Math.min(row.cards.length, figureColumns.length) - 1],
      )
    : 'grid grid-cols-1 gap-4 has-[details[open]]:items-start tablet:grid-cols-2 lg:grid-cols-12 print:grid-cols-12'

/** On a tablet two stand beside each other, but for what is wide and for a third. */
const placeLook = (row: DashboardRow, span: number) =>
  row.kind === 'figures'
    ? figureLook
    : classNames(
        'flex rounded-lg tablet:last:odd:col-span-2',
        row.cards.some((card) => card.span >= wideSpan) && 'tablet:col-span-2',
        spanLooks[span],
      )

const wideSpan = 8

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
