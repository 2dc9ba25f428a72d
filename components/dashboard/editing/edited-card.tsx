import { useSortable } from '@dnd-kit/sortable'
import { memo, useMemo } from 'react'
import { ChartBlock } from '@/components/charts/chart-block'
import type { CategoryColors } from '@/components/charts/color/category-colors'
import { classNames } from '@/components/ui/class-names'
import type { ChartBlock as Block, Layout } from '@/lib/contracts/blocks'
import { CardTools, type CardToolsProps } from './card-tools'
import { InlineText } from './inline-text'

interface EditedCardProps extends Omit<CardToolsProps, 'handle' | 'block'> {
  block: Block
  colorScheme: Layout['color_scheme']
  categoryColors: CategoryColors
  span: number
}

/** Drawn anew where it has changed itself, not with each change of another. */
const Chart = memo(ChartBlock)

/** A card with all that can be done to it. */
export function EditedCard({ block, colorScheme, categoryColors, span, ...tools }: EditedCardProps) {
  const { id, title, description, type } = block
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging, isOver } = useSortable({ id })
  // a figure's words stand in the field above it
  const drawn = useMemo(() => (type === 'kpi' ? { ...block, description: '' } : block), [block, type])
  const change = (changes: { title?: string; description?: string }) =>
    tools.onChange({ kind: 'card', id, changes })
  return (
    <article
      ref={setNodeRef}
      aria-label={title}
      className={classNames(
        'flex h-full min-w-0 flex-col rounded-lg border bg-surface p-4',
        isDragging && 'opacity-50',
        isOver && !isDragging && 'outline-2 outline-offset-2 outline-accent',
      )}
    >
      <CardTools
        block={block}
        colorScheme={colorScheme}
        handle={{ ...attributes, ...listeners, ref: setActivatorNodeRef }}
        {...tools}
      />
      <InlineText
        label={`Title of ${title}`}
        value={title}
        max={200}
        className="mt-1 text-sm font-semibold"
        onSave={(text) => change({ title: text })}
      />
      <InlineText
        label={`Description of ${title}`}
        value={description}
        isLong
        max={2000}
        className="text-sm text-muted"
        onSave={(text) => change({ description: text })}
      />
      {type === 'insight' ? null : (
        <div
          className={classNames(
            'mt-3 flex min-w-0 flex-1 flex-col justify-end',
            block.config.hidden && 'opacity-60',
          )}
        >
          <Chart block={drawn} colorScheme={colorScheme} categoryColors={categoryColors} span={span} />
        </div>
      )}
    </article>
  )
}
