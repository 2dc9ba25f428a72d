'use client'

import { type CSSProperties, useMemo, useState } from 'react'
import { seriesColor } from '@/components/charts/color/chart-style'
import { ChartFrame } from '@/components/charts/frame/chart-frame'
import { inWords } from '@/components/charts/text/in-words'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { CompareWith } from './compare-with'
import { type Explorable, type ExploredType, exploredTypesOf, isInOrder, isStackedAs } from './explorable'
import { ExploredChart } from './explored-chart'
import { type Comparison, exploredOf } from './explored-points'

const nameOf: Record<ExploredType, string> = { line: 'Lines', area: 'Areas', bar: 'Bars' }
/** As much of the window as there is, and of lying bars what they need. */
const roomLook = 'h-[min(56dvh,36rem)]'
const bandsRoom = 320
const [bandMin, bandMax] = [32, 64]
const barRoom = 14
const axisHeight = 48

interface ExploreCardProps {
  block: Explorable
  /** The colours of the card, which the dialog stands outside of. */
  colors: CSSProperties
  onClose: () => void
  returnFocus: () => void
}

/** A card opened large: as another chart, without some of its series, or a part of its axis. */
export function ExploreCard({ block: given, colors, onClose, returnFocus }: ExploreCardProps) {
  const block = useMemo(() => inWords(given) as Explorable, [given])
  const [comparison, setComparison] = useState<Comparison | null>(null)
  const [type, setType] = useState<ExploredType>(given.type)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const types = exploredTypesOf(block)
  const explored = useMemo(() => exploredOf(block, comparison), [block, comparison])
  const { names, points } = explored
  const isLying = type === 'bar' && !isInOrder(block)
  const turn = (name: string) =>
    setHidden(
      (before) => new Set(before.has(name) ? [...before].filter((one) => one !== name) : [...before, name]),
    )
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={block.title}
        description={block.description || null}
        width="page"
        returnFocus={returnFocus}
      >
        <div style={colors}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
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
            <CompareWith {...{ explored, comparison }} onChange={setComparison} />
          </div>
          {names.length > 1 && (
            <fieldset className="mt-2 flex flex-wrap gap-x-1">
              <legend className="sr-only">Shown</legend>
              {names.map((name, at) => (
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
          {comparison !== null && !isStackedAs(block, type) && (
            <p className="mt-2 flex items-center gap-2 text-xs text-muted">
              <svg aria-hidden="true" width="24" height="8" className="shrink-0">
                <line
                  x1="0"
                  x2="24"
                  y1="4"
                  y2="4"
                  stroke="var(--ink-muted)"
                  strokeWidth="1.5"
                  strokeDasharray="4 4"
                />
              </svg>
              {comparison === 'year_before' ? 'A year before' : points[comparison]!.label}
            </p>
          )}
          <div className="mt-3">
            <ChartFrame
              height={isLying ? lyingHeight(points.length, names.length) : undefined}
              className={isLying ? undefined : roomLook}
            >
              {(width, height) => <ExploredChart {...{ block, explored, type, hidden, width, height }} />}
            </ChartFrame>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** Few bars are broad, many go on below. */
function lyingHeight(bands: number, series: number): number {
  const band = Math.min(bandMax, Math.max(bandMin, bandsRoom / bands))
  return bands * Math.max(band, series * barRoom + 8) + axisHeight
}
