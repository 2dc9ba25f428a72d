'use client'

import { type CSSProperties, useState } from 'react'
import { seriesColor } from '@/components/charts/color/chart-style'
import { ChartFrame } from '@/components/charts/frame/chart-frame'
import { groupingOf, wideOf } from '@/components/charts/series'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { type Explorable, type ExploredType, exploredTypesOf } from './explorable'
import { ExploredChart } from './explored-chart'

const heightOfChart = 360
const nameOf: Record<ExploredType, string> = { line: 'Lines', area: 'Areas', bar: 'Bars' }

interface ExploreCardProps {
  block: Explorable
  /** The colours of the card, which the dialog stands outside of. */
  colors: CSSProperties
  onClose: () => void
  returnFocus: () => void
}

/** A card opened large: as another chart, without some of its series, or a part of its axis. */
export function ExploreCard({ block, colors, onClose, returnFocus }: ExploreCardProps) {
  const [type, setType] = useState<ExploredType>(block.type)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const types = exploredTypesOf(block)
  const { x, y } = block.spec
  const { series } = wideOf(block.data_preview.rows, { x, y, grouping: groupingOf(block) })
  const turn = (name: string) =>
    setHidden(
      (before) => new Set(before.has(name) ? [...before].filter((one) => one !== name) : [...before, name]),
    )
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={block.title}
        description={block.description || null}
        wide
        returnFocus={returnFocus}
      >
        <div style={colors}>
          {types.length > 1 && (
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr-only">Drawn as</legend>
              {types.map((one) => (
                <Button
                  key={one}
                  size="sm"
                  variant={one === type ? 'outline' : 'ghost'}
                  aria-pressed={one === type}
                  onClick={() => setType(one)}
                >
                  {nameOf[one]}
                </Button>
              ))}
            </fieldset>
          )}
          {series.length > 1 && (
            <fieldset className="mt-2 flex flex-wrap gap-x-1">
              <legend className="sr-only">Shown</legend>
              {series.map(({ name }, at) => (
                <Button
                  key={name}
                  size="sm"
                  variant="ghost"
                  aria-pressed={!hidden.has(name)}
                  onClick={() => turn(name)}
                >
                  <span
                    aria-hidden
                    className="size-2.5 rounded-[2px]"
                    style={{ background: hidden.has(name) ? 'var(--line)' : seriesColor(at) }}
                  />
                  {name}
                </Button>
              ))}
            </fieldset>
          )}
          <div className="mt-3">
            <ChartFrame height={heightOfChart}>
              {(width, height) => <ExploredChart {...{ block, type, hidden, width, height }} />}
            </ChartFrame>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}
