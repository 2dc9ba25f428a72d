import { ListFilter, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { FoldMark } from '@/components/ui/fold-mark'
import type { FilteredDashboard } from '@/lib/contracts/selection'
import { selectionQuery } from '@/lib/contracts/selection-query'
import { formatCount } from '@/lib/format/format-count'
import { chipsOf, type FilterChip } from './chips-of'
import { ClearOnEscape } from './clear-on-escape'
import { CompareLinks } from './compare-links'
import { FilterForm } from './filter-form'
import { presetsOf } from './presets'
import { Told } from './told'

/** What is told of a filter beside the cards. */
type Filtered = Omit<FilteredDashboard, 'dashboard'>

export interface FilterBarProps {
  /** Absent where nobody filters, or where that could not be done. */
  filtered?: Filtered
  problem?: string
  /** Whether the page has a head that stays. */
  hasHead?: boolean
}

const chipLook =
  'inline-flex min-h-7 max-w-full items-center gap-1 rounded-full border bg-surface px-3 text-xs hover:bg-sunken [&_svg]:size-3.5 [&_svg]:shrink-0'

/** On a desk in sight of all cards that it narrows, until there is more of it than a line or two. */
const barLook =
  'relative rounded-lg border bg-surface px-4 py-3 has-[details[open]]:relative min-[720px]:sticky min-[720px]:z-10 print:static'

/** Which rows a dashboard is of. Links and a form: the address holds the view, and no script is needed. */
export function FilterBar({ filtered, problem, hasHead }: FilterBarProps) {
  if (!filtered)
    return (
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button asChild size="md">
          <a href="?filter">
            <ListFilter aria-hidden />
            Filter
          </a>
        </Button>
        <Problem>{problem}</Problem>
      </div>
    )
  const chips = chipsOf(filtered.selection, filtered.fields)
  const isFiltered = chips.length > 0
  return (
    <>
      <section aria-label="Filter" className={classNames(barLook, hasHead ? 'top-16' : 'top-2')}>
        {isFiltered ? <ClearOnEscape /> : null}
        <div className={isFiltered ? 'flex flex-wrap items-center gap-2' : 'absolute top-3 right-3'}>
          <Chips chips={chips} />
          <Button asChild size="sm" variant="ghost" className="print:hidden">
            <a href="?">{isFiltered ? 'Clear all' : 'Close'}</a>
          </Button>
          <CompareLinks filtered={filtered} />
        </div>
        {isFiltered ? <Told filtered={filtered} /> : null}
        <details
          open={!isFiltered}
          data-offline="none"
          className={classNames('print:hidden', isFiltered && 'mt-2')}
        >
          <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm text-sm font-medium [&_svg]:size-3.5">
            <FoldMark />
            Choose rows
          </summary>
          <div className="mt-3 flex flex-col gap-4">
            <Presets filtered={filtered} />
            <FilterForm fields={filtered.fields} selection={filtered.selection} />
          </div>
        </details>
        <Problem>{problem}</Problem>
      </section>
      {isFiltered ? <ClearPill rows={filtered.rows} /> : null}
    </>
  )
}

const Chips = ({ chips }: { chips: FilterChip[] }) =>
  chips.map(({ label, href }) => (
    <a key={label} href={href} aria-label={`Remove the filter ${label}`} className={chipLook}>
      <span className="truncate">{label}</span>
      <X aria-hidden />
    </a>
  ))

function Presets({ filtered: { selection, fields } }: { filtered: Filtered }) {
  const presets = fields.time ? presetsOf(fields.time) : []
  if (presets.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {presets.map(({ label, from, to }) => (
        <a key={label} href={`?${selectionQuery({ ...selection, from, to })}`} className={chipLook}>
          {label}
        </a>
      ))}
    </div>
  )
}

/** On a phone, where the chips are out of sight as soon as there is a card: that rows are left out, and the way back. */
const ClearPill = ({ rows }: { rows: FilteredDashboard['rows'] }) => (
  <a
    href="?"
    className="fixed bottom-4 left-1/2 z-20 flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full border bg-raised px-4 text-sm whitespace-nowrap shadow-raised min-[720px]:hidden print:hidden [&_svg]:size-4"
  >
    <span className="figures">
      {formatCount(rows.shown)} of {formatCount(rows.total)} rows
    </span>
    <span className="sr-only">: clear the filter</span>
    <X aria-hidden />
  </a>
)

const Problem = ({ children }: { children: ReactNode }) =>
  children ? (
    <p role="alert" className="mt-2 max-w-prose text-sm text-bad">
      {children}
    </p>
  ) : null
