import { ListFilter, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { FilteredDashboard } from '@/lib/contracts/selection'
import { selectionQuery } from '@/lib/contracts/selection-query'
import { formatCount } from '@/lib/format/format-count'
import { chipsOf } from './chips-of'
import { ClearOnEscape } from './clear-on-escape'
import { FilterForm } from './filter-form'
import { presetsOf } from './presets'

/** What is told of a filter beside the cards. */
type Filtered = Omit<FilteredDashboard, 'dashboard'>

export interface FilterBarProps {
  /** Absent where nobody filters, or where that could not be done. */
  filtered?: Filtered
  problem?: string
}

const chipLook =
  'inline-flex min-h-7 max-w-full items-center gap-1 rounded-full border bg-surface px-3 text-xs hover:bg-sunken [&_svg]:size-3.5 [&_svg]:shrink-0'

/** Which rows a dashboard is of. Links and a form: the address holds the view, and no script is needed. */
export function FilterBar({ filtered, problem }: FilterBarProps) {
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
  const { selection, fields } = filtered
  const chips = chipsOf(selection, fields)
  const presets = fields.time ? presetsOf(fields.time) : []
  return (
    <section aria-label="Filter" className="rounded-lg border bg-surface p-4">
      {chips.length > 0 ? <ClearOnEscape /> : null}
      <div className="flex flex-wrap items-center gap-2">
        {chips.map(({ label, href }) => (
          <a key={label} href={href} aria-label={`Remove the filter ${label}`} className={chipLook}>
            <span className="truncate">{label}</span>
            <X aria-hidden />
          </a>
        ))}
        <Button asChild size="sm" variant="ghost" className="print:hidden">
          <a href="?">{chips.length > 0 ? 'Clear all' : 'Close'}</a>
        </Button>
      </div>
      <Told filtered={filtered} isFiltered={chips.length > 0} />
      <Problem>{problem}</Problem>
      <details open={chips.length === 0} className="mt-3 print:hidden">
        <summary className="w-fit text-sm font-medium">Choose rows</summary>
        <div className="mt-3 flex flex-col gap-4">
          {presets.length > 0 ? (
            <div className="flex flex-wrap gap-2">
              {presets.map(({ label, from, to }) => (
                <a key={label} href={`?${selectionQuery({ ...selection, from, to })}`} className={chipLook}>
                  {label}
                </a>
              ))}
            </div>
          ) : null}
          <FilterForm fields={fields} selection={selection} />
        </div>
      </details>
    </section>
  )
}

/** How many rows these are, and what is not of them. */
function Told({ filtered, isFiltered }: { filtered: Filtered; isFiltered: boolean }) {
  const { rows, empty_blocks: empty } = filtered
  if (!isFiltered) return null
  return (
    <div role="status" className="mt-3 flex max-w-prose flex-col gap-1 text-sm">
      <p>
        {formatCount(rows.shown)} of {formatCount(rows.total)} rows.{' '}
        {rows.shown === 0
          ? 'No row passes; take a filter away.'
          : 'Findings and texts about the table are of the whole table.'}
      </p>
      {empty.length > 0 ? (
        <p className="text-muted">
          Nothing to show among these rows: {empty.map(({ title }) => title).join('; ')}.
        </p>
      ) : null}
    </div>
  )
}

const Problem = ({ children }: { children: ReactNode }) =>
  children ? (
    <p role="alert" className="mt-2 max-w-prose text-sm text-bad">
      {children}
    </p>
  ) : null
