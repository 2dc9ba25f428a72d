import type { ReactNode } from 'react'
import { FoldMark } from '@/components/ui/fold-mark'
import type { DashboardRow } from './pack-rows'
import { englishNames } from './section-names'
import { furtherAnchor } from './sections-of'

interface FurtherCardsProps {
  rows: DashboardRow[]
  /** In the language that the dashboard is told in; English where none is given. */
  name: string | undefined
  /** On paper nothing can be opened. */
  isOpen: boolean
  children: ReactNode
}

/** What few readers would miss: one click away, and on paper with the rest. */
export function FurtherCards({ rows, name = englishNames.further, isOpen, children }: FurtherCardsProps) {
  const count = rows.reduce((sum, { cards }) => sum + cards.length, 0)
  return (
    <details
      id={furtherAnchor}
      open={isOpen}
      className="mt-4 scroll-mt-20 print:details-content:block print:details-content:[content-visibility:visible] max-[719px]:scroll-mt-28"
    >
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm py-2">
        <FoldMark />
        <h2 className="text-base font-semibold">{name}</h2>
        <span className="text-sm text-muted">
          {count} {count === 1 ? 'more card' : 'more cards'}
        </span>
      </summary>
      <div className="mt-3 flex flex-col gap-4 print:block print:space-y-4">{children}</div>
    </details>
  )
}
