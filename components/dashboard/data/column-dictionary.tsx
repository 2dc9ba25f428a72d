import { Search } from 'lucide-react'
import { useState } from 'react'
import { Input } from '@/components/ui/input'
import type { DatasetColumn } from '@/lib/contracts/analysis'
import { formatCount } from '@/lib/format/format-count'
import { ColumnRow, columnGrid } from './column-row'
import { labelOf } from './column-words'
import { Section } from './section'
import type { StagingProps } from './subject-section'

/** More columns than this are found by their names. */
const shownMax = 50
const searchedFrom = 12

/** What each column was taken for, and why; what it is for can be said otherwise. */
export function ColumnDictionary(props: StagingProps) {
  const { columns } = props.dataset
  const [sought, setSought] = useState('')
  const found = columns.filter((column) => isNamed(column, sought))
  const left = found.length - shownMax
  return (
    <Section
      title={`Columns (${formatCount(columns.length)})`}
      hint="What a column is decides how it is drawn: a number is put together, a category splits, a key is never added up."
    >
      {columns.length >= searchedFrom ? (
        <span className="relative mb-3 block max-w-xs">
          <Search aria-hidden className="pointer-events-none absolute top-2.5 left-3 size-4 text-muted" />
          <Input
            type="search"
            aria-label="Find a column"
            placeholder="Find a column"
            className="pl-9"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </span>
      ) : null}
      <div className="rounded-lg border bg-surface">
        <div
          aria-hidden
          className={`hidden border-b bg-sunken px-4 py-2 text-xs font-medium text-muted lg:grid ${columnGrid}`}
        >
          <span>Column</span>
          <span>What it is</span>
          <span>Put together</span>
          <span>Values</span>
          <span>Why</span>
        </div>
        <ul className="divide-y">
          {found.slice(0, shownMax).map((column) => (
            <ColumnRow key={column.name} column={column} {...props} />
          ))}
        </ul>
      </div>
      <p role="status" className="mt-2 text-xs text-muted">
        {found.length === 0 ? 'No column is called so.' : null}
        {left > 0 ? `And ${formatCount(left)} more: find them by their names.` : null}
      </p>
    </Section>
  )
}

const isNamed = (column: DatasetColumn, sought: string) =>
  `${labelOf(column)} ${column.name}`.toLowerCase().includes(sought.trim().toLowerCase())
