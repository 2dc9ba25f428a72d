'use client'

import { useEffect, useMemo, useRef } from 'react'
import { type CategoryColors, categoryColors } from '@/components/charts/color/category-colors'
import type { ChartBlock } from '@/lib/contracts/blocks'
import type { Dashboard } from '@/lib/contracts/dashboard'
import { AddCard } from './add-card'
import { pendingIds } from './added-cards'
import { ColorsDialog } from './colors-dialog'
import { EditBar } from './edit-bar'
import { EditProblem } from './edit-problem'
import { EditedCard } from './edited-card'
import { editedPlaces } from './edited-places'
import { inOrder } from './edits'
import { InlineText } from './inline-text'
import { SortableCards } from './sortable-cards'
import { StillCard } from './still-card'
import { useAddedInSight } from './use-added-in-sight'
import { useEdits } from './use-edits'
import { useUndoKeys } from './use-undo-keys'

export interface DashboardEditorProps {
  dashboard: Dashboard
  /** Sentences that cards may be added by. */
  suggestions: string[]
  onDone: () => void
}

/** A dashboard changed in its place: what is done is shown at once, and saved as it is done. */
export function DashboardEditor({ dashboard, suggestions, onDone }: DashboardEditorProps) {
  const { queue, shown, send, change } = useEdits(dashboard)
  useUndoKeys(send)
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => place.current?.focus(), [])
  const cards = inOrder(shown)
  const places = editedPlaces(cards)
  const pending = pendingIds(queue)
  const list = useAddedInSight(pending)
  const adding = { dashboard: shown, suggestions, onAdd: change }
  const colors = useColors(shown.chart_blocks)
  const { color_scheme } = shown.layout
  const ids = cards.map(({ id }) => id)
  const order = (next: string[]) => change({ kind: 'order', ids: next })
  const swapped = (at: number, other: number) =>
    ids[at] && ids[other] ? () => order(ids.with(at, ids[other]!).with(other, ids[at]!)) : null
  return (
    <div className="flex flex-col gap-4">
      <h1 ref={place} tabIndex={-1} className="sr-only">
        Editing {shown.title}
      </h1>
      <EditBar queue={queue} send={send} onDone={onDone}>
        <AddCard look="tool" {...adding} />
        <ColorsDialog
          scheme={color_scheme}
          onSave={(scheme) => change({ kind: 'colors', color_scheme: scheme })}
        />
      </EditBar>
      {queue.problem && queue.problem.kind !== 'retry' ? (
        <EditProblem problem={queue.problem} send={send} />
      ) : null}
      <div className="my-2">
        <InlineText
          label="Title of the dashboard"
          value={shown.title}
          max={200}
          className="text-3xl font-semibold tracking-tight"
          onSave={(title) => change({ kind: 'title', title })}
        />
        <InlineText
          label="Description of the dashboard"
          value={shown.description}
          isLong
          max={2000}
          className="mt-1 max-w-prose text-base text-muted"
          onSave={(description) => change({ kind: 'description', description })}
        />
      </div>
      <SortableCards cards={cards.filter(({ id }) => !pending.has(id))} onMove={order}>
        <ul ref={list} className="grid grid-cols-1 gap-4 tablet:grid-cols-2 lg:grid-cols-12">
          {cards.map((block, at) => (
            <li key={block.id} data-card-id={block.id} className={`min-w-0 ${places[at]!.look}`}>
              {pending.has(block.id) ? (
                <StillCard
                  block={block}
                  colorScheme={color_scheme}
                  categoryColors={colors}
                  span={places[at]!.span}
                />
              ) : (
                <EditedCard
                  block={block}
                  colorScheme={color_scheme}
                  categoryColors={colors}
                  span={places[at]!.span}
                  onChange={change}
                  onEarlier={swapped(at, at - 1)}
                  onLater={swapped(at, at + 1)}
                />
              )}
            </li>
          ))}
          <li className="min-w-0 tablet:col-span-2 lg:col-span-12">
            <AddCard look="place" {...adding} />
          </li>
        </ul>
      </SortableCards>
    </div>
  )
}

/** The same colours for as long as no category comes or goes, so that no chart is drawn anew for them. */
function useColors(blocks: ChartBlock[]): CategoryColors {
  const colors = categoryColors(blocks)
  const told = JSON.stringify([...colors].map(([column, places]) => [column, [...places]]))
  return useMemo(() => {
    const columns: [string, [string, number][]][] = JSON.parse(told)
    return new Map(columns.map(([column, places]) => [column, new Map(places)]))
  }, [told])
}
