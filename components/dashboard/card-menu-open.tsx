'use client'

import { ChartNoAxesCombined, Download, Image, Info, Table2 } from 'lucide-react'
import { type CSSProperties, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { CardBlock } from '@/components/charts/card-block'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import type { AboutTab } from './card-about'
import { downloadBlockCsv } from './download-block-csv'
import { isExplorable } from './explore/explorable'

const CardAbout = lazy(() => import('./card-about').then((module) => ({ default: module.CardAbout })))

const ExploreCard = lazy(() =>
  import('./explore/explore-card').then((module) => ({ default: module.ExploreCard })),
)

interface CardMenuOpenProps {
  block: CardBlock
  button: ReactNode
  /** Whether its rows may be saved. */
  canDownload: boolean
}

/** The menu of a card, open from the moment it is there. */
export function CardMenuOpen({ block, button, canDownload }: CardMenuOpenProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [tab, setTab] = useState<AboutTab | null>(null)
  const [explored, setExplored] = useState<CSSProperties | null>(null)
  const hasData = block.type !== 'insight'
  return (
    <>
      <DropdownMenu modal={false} defaultOpen>
        <DropdownMenuTrigger ref={trigger} asChild>
          {button}
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {isExplorable(block) ? (
            <DropdownMenuItem onSelect={() => setExplored(colorsOf(trigger.current))}>
              <ChartNoAxesCombined aria-hidden />
              Explore
            </DropdownMenuItem>
          ) : null}
          {hasData ? (
            <DropdownMenuItem onSelect={() => setTab('data')}>
              <Table2 aria-hidden />
              Data as a table
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuItem onSelect={() => setTab('why')}>
            <Info aria-hidden />
            How it is made
          </DropdownMenuItem>
          {hasData && canDownload ? (
            <DropdownMenuItem onSelect={() => downloadBlockCsv(block)}>
              <Download aria-hidden />
              Download CSV
            </DropdownMenuItem>
          ) : null}
          {block.type === 'insight' || block.type === 'table' ? null : (
            <PictureItems title={block.title} cardOf={() => trigger.current?.closest('article')} />
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {explored && isExplorable(block) ? (
        <Suspense>
          <ExploreCard
            block={block}
            colors={explored}
            onClose={() => setExplored(null)}
            returnFocus={() => trigger.current?.focus()}
          />
        </Suspense>
      ) : null}
      {tab ? (
        <Suspense>
          <CardAbout
            block={block}
            tab={tab}
            onTabChange={setTab}
            returnFocus={() => trigger.current?.focus()}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** The card's series colours, as its chart has them. */
function colorsOf(button: HTMLElement | null): CSSProperties {
  const chart = button?.closest('article')?.querySelector<HTMLElement>('[data-card]')
  const names = [...(chart?.style ?? [])].filter((name) => name.startsWith('--'))
  return Object.fromEntries(names.map((name) => [name, chart!.style.getPropertyValue(name)]))
}

interface PictureItemsProps {
  title: string
  cardOf: () => HTMLElement | null | undefined
}

/** What is seen may be kept, also where the rows may not. */
function PictureItems({ title, cardOf }: PictureItemsProps) {
  const save = async (kind: 'svg' | 'png') => {
    const card = cardOf()
    if (!card) return
    const { saveCardPicture } = await import('./picture-file/save-card-picture')
    await saveCardPicture(card, title, kind)
  }
  return (['png', 'svg'] as const).map((kind) => (
    <DropdownMenuItem key={kind} onSelect={() => save(kind)}>
      <Image aria-hidden />
      Download {kind.toUpperCase()}
    </DropdownMenuItem>
  ))
}
