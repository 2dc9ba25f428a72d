'use client'

import type { CardBlock } from '@/components/charts/card-block'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { CardTable } from './card-table'
import { describeQuery } from './describe-query'

export type AboutTab = 'data' | 'why'

interface CardAboutProps {
  block: CardBlock
  tab: AboutTab | null
  onTabChange: (tab: AboutTab | null) => void
  returnFocus: () => void
}

/** What stands behind a card: its data, and why it is drawn like this. */
export function CardAbout({ block, tab, onTabChange, returnFocus }: CardAboutProps) {
  return (
    <Dialog open={tab !== null} onOpenChange={(open) => (open ? undefined : onTabChange(null))}>
      <DialogContent
        title={block.title}
        description={block.type === 'insight' ? null : block.description}
        width="wide"
        returnFocus={returnFocus}
      >
        <Tabs value={tab ?? 'data'} onValueChange={(value) => onTabChange(value as AboutTab)}>
          <TabsList aria-label="About this card">
            {block.type === 'insight' ? null : <TabsTrigger value="data">Data</TabsTrigger>}
            <TabsTrigger value="why">How it is made</TabsTrigger>
          </TabsList>
          <TabsContent value="data">
            <CardTable block={block} className="max-h-96" />
          </TabsContent>
          <TabsContent value="why">
            <CardReasons block={block} />
          </TabsContent>
        </Tabs>
      </DialogContent>
    </Dialog>
  )
}

function CardReasons({ block }: { block: CardBlock }) {
  const { why, alternatives = [] } = block.config
  const steps = describeQuery(block)
  return (
    <div className="flex max-w-prose flex-col gap-4 text-sm">
      <p>{why ?? 'This card states a finding in words; its evidence is beside it.'}</p>
      {steps.length > 0 ? <p className="text-muted">{steps.join(' ')}</p> : null}
      {alternatives.length > 0 ? (
        <div>
          <h3 className="mb-1 text-xs text-muted">It could also be drawn as</h3>
          <ul className="flex flex-col gap-1">
            {alternatives.map((alternative) => (
              <li key={`${alternative.type}-${alternative.title}`}>
                <span className="font-medium capitalize">{alternative.type}</span>: {alternative.reason}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
