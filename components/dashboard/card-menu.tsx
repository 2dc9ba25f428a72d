'use client'

import { Download, Ellipsis, FlaskConical, Info, Table2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { CardBlock } from '@/components/charts/card-block'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import type { AboutTab } from './card-about'
import { downloadBlockCsv } from './download-block-csv'

// Few open it, so it is fetched by those who do.
const CardAbout = dynamic(() => import('./card-about').then((module) => module.CardAbout), { ssr: false })

/** What can be asked of a card beyond its picture. */
export function CardMenu({ block }: { block: CardBlock }) {
  const [tab, setTab] = useState<AboutTab | null>(null)
  const hasData = block.type !== 'insight'
  return (
    <>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`More about ${block.title}`}
            className="-my-1.5 -mr-2 print:hidden"
          >
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
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
          {block.config.evidence ? (
            <DropdownMenuItem onSelect={() => setTab('evidence')}>
              <FlaskConical aria-hidden />
              Evidence
            </DropdownMenuItem>
          ) : null}
          {hasData ? (
            <DropdownMenuItem onSelect={() => downloadBlockCsv(block)}>
              <Download aria-hidden />
              Download CSV
            </DropdownMenuItem>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      {tab ? <CardAbout block={block} tab={tab} onTabChange={setTab} /> : null}
    </>
  )
}
