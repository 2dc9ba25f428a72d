import type { FilteredDashboard, Span } from '@/lib/contracts/selection'
import { formatCount } from '@/lib/format/format-count'
import { formatPeriod } from '@/lib/format/format-period'

/** How many rows these are, what is not of them, and what they are compared with. */
export function Told({ filtered }: { filtered: Omit<FilteredDashboard, 'dashboard'> }) {
  const { rows, empty_blocks: empty, compared, fields } = filtered
  const told = rows.shown === 0 ? 'No row passes; take a filter away.' : wholeWords
  return (
    <div role="status" className="figures mt-2 flex max-w-3xl flex-col gap-1 text-sm">
      <p>
        {formatCount(rows.shown)} of {formatCount(rows.total)} rows.{' '}
        <span className="text-muted">{told}</span>
      </p>
      {compared ? (
        <p>
          {compared.is_covered
            ? `Compared with ${spanWords(compared.before)}, the broken line.`
            : `Nothing to compare with: the table begins on ${formatPeriod(fields.time?.from ?? compared.shown.from)}, after ${formatPeriod(compared.before.from)}.`}
        </p>
      ) : null}
      {empty.length > 0 ? (
        <p className="text-muted">
          Nothing to show among these rows: {empty.map(({ title }) => title).join('; ')}.
        </p>
      ) : null}
    </div>
  )
}

const wholeWords = 'Findings and texts about the table are of the whole table, and so are grey marks.'

const spanWords = ({ from, to }: Span) =>
  from === to ? formatPeriod(from) : `${formatPeriod(from)} to ${formatPeriod(to)}`
