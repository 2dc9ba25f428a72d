import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, Maximize2, Minimize2, Trash2 } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { Badge } from '@/components/ui/badge'
import type { ChartBlock, Layout } from '@/lib/contracts/blocks'
import { gridColumns, spanOf } from '../pack-rows'
import { CardTypes } from './card-types'
import type { Change } from './edits'
import { Tool } from './tool'

export interface CardToolsProps {
  block: ChartBlock
  colorScheme: Layout['color_scheme']
  /** What makes a button the one that the card is held by. */
  handle: ComponentProps<'button'>
  onChange: (change: Change) => void
  /** Null where there is no place before, or after. */
  onEarlier: (() => void) | null
  onLater: (() => void) | null
}

export function CardTools({ block, colorScheme, handle, onChange, onEarlier, onLater }: CardToolsProps) {
  const { id, title, type, config } = block
  const isFull = spanOf(block) === gridColumns
  const { hidden = false } = config
  const change = (changes: Extract<Change, { kind: 'card' }>['changes']) =>
    onChange({ kind: 'card', id, changes })
  return (
    <div className="-mx-1 flex flex-wrap items-center gap-0.5">
      <Tool icon={GripVertical} label={`Move ${title}`} className="cursor-grab touch-none" {...handle} />
      <Tool
        icon={ArrowUp}
        label={`Move ${title} earlier`}
        isOff={!onEarlier}
        onClick={onEarlier ? moveOn(onEarlier) : undefined}
      />
      <Tool
        icon={ArrowDown}
        label={`Move ${title} later`}
        isOff={!onLater}
        onClick={onLater ? moveOn(onLater) : undefined}
      />
      {hidden ? <Badge>Hidden from others</Badge> : null}
      <span className="ml-auto flex items-center gap-0.5">
        <CardTypes block={block} colorScheme={colorScheme} onChoose={(chosen) => change({ type: chosen })} />
        {type === 'kpi' ? null : (
          <Tool
            icon={isFull ? Minimize2 : Maximize2}
            label={`Make ${title} ${isFull ? 'half as wide' : 'as wide as the page'}`}
            onClick={() => change({ size: isFull ? 'medium' : 'full' })}
          />
        )}
        <Tool
          icon={hidden ? Eye : EyeOff}
          label={hidden ? `Show ${title} to others` : `Hide ${title} from others`}
          onClick={() => change({ hidden: !hidden })}
        />
        <Tool icon={Trash2} label={`Remove ${title}`} onClick={() => onChange({ kind: 'remove', id })} />
      </span>
    </div>
  )
}

/** One place on; whoever goes by keyboard stays at the button, wherever the card goes. */
const moveOn = (move: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
  const button = event.currentTarget
  move()
  requestAnimationFrame(() => button.focus())
}
