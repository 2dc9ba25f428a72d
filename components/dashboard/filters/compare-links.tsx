import { classNames } from '@/components/ui/class-names'
import type { Comparison, FilteredDashboard } from '@/lib/contracts/selection'
import { selectionQuery } from '@/lib/contracts/selection-query'

const ways: { compare: Comparison; label: string }[] = [
  { compare: 'previous_period', label: 'previous period' },
  { compare: 'previous_year', label: 'same period last year' },
]

/** What the chosen days may be set beside; pressed once more, nothing. */
export function CompareLinks({
  filtered: { selection },
}: {
  filtered: Pick<FilteredDashboard, 'selection'>
}) {
  if (!selection.from && !selection.to) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted print:hidden">
      Compare to
      {ways.map(({ compare, label }) => {
        const isChosen = selection.compare === compare
        const query = selectionQuery({ ...selection, compare: isChosen ? undefined : compare })
        return (
          <a
            key={compare}
            href={`?${query}`}
            aria-current={isChosen ? 'true' : undefined}
            className={classNames(
              'inline-flex min-h-7 items-center rounded-full border px-3 text-ink hover:bg-sunken',
              isChosen && 'border-accent font-medium',
            )}
          >
            {label}
          </a>
        )
      })}
    </p>
  )
}
