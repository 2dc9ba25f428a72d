'use client'

import { Ellipsis } from 'lucide-react'
import { type ComponentProps, lazy } from 'react'
import type { CardBlock } from '@/components/charts/card-block'
import { Button } from '@/components/ui/button'
import { OnDemand } from '@/components/ui/on-demand'

const load = () => import('./card-menu-open')
const CardMenuOpen = lazy(() => load().then((module) => ({ default: module.CardMenuOpen })))

/** What can be asked of a card beyond its picture. */
export function CardMenu({ block, canDownload = true }: { block: CardBlock; canDownload?: boolean }) {
  return (
    <OnDemand load={load} waiting={(props) => <CardMenuButton title={block.title} {...props} />}>
      <CardMenuOpen block={block} canDownload={canDownload} button={<CardMenuButton title={block.title} />} />
    </OnDemand>
  )
}

function CardMenuButton({ title, ...props }: { title: string } & ComponentProps<typeof Button>) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`More about ${title}`}
      className="-my-1.5 -mr-2 print:hidden"
      {...props}
    >
      <Ellipsis aria-hidden />
    </Button>
  )
}
