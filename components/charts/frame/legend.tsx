import { classNames } from '@/components/ui/class-names'
import type { Mark } from '../pick/mark'
import { PickButton } from '../pick/pick-button'
import { textWidth } from '../text/text-width'

export interface LegendItem {
  label: string
  color: string
  /** What a dashboard is filtered by where it is picked. */
  marks?: Mark[]
  /** Whether the card's claim is about it, and the share that it tells. */
  isClaimed?: boolean
  share?: string
}

/** Names of series where they cannot stand beside their marks. */
export function Legend({ items, position = 0 }: { items: LegendItem[]; position?: number }) {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {items.map(({ label, color, marks, isClaimed, share = '' }) => (
        <li key={label} className="flex min-w-0 items-center">
          <PickButton {...{ marks, position }} title={label} className="flex min-w-0 items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-2.5 shrink-0 rounded-[2px]"
              style={{ background: color }}
            />
            <span
              data-claimed={isClaimed || undefined}
              className={classNames('truncate', isClaimed && 'font-semibold text-ink')}
            >
              {label + share}
            </span>
          </PickButton>
        </li>
      ))}
    </ul>
  )
}

const lineHeight = 20
const below = 8
/** Swatch, its gap, and the gap between two items. */
const itemExtra = 32

/** The height that a legend takes where its items break into lines of this width. */
export function legendHeight(items: LegendItem[], width: number): number {
  let lines = 1
  let used = 0
  for (const { label, share = '' } of items) {
    const needed = textWidth(label + share, 12) + itemExtra
    if (used > 0 && used + needed > width) {
      lines += 1
      used = 0
    }
    used += needed
  }
  return lines * lineHeight + below
}
