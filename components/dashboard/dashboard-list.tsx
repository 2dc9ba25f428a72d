'use client'

import { Search } from 'lucide-react'
import { useState } from 'react'
import { useDashboards } from '@/components/hooks/use-dashboards'
import { useDebounced } from '@/components/hooks/use-debounced'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { DashboardList as DashboardPage } from '@/lib/contracts/dashboard'
import { DashboardListRow } from './dashboard-list-row'
import { FirstDashboard } from './first-dashboard'

/** From here a list is searched rather than read. */
const searchFrom = 4
/** Somebody who types on is not answered yet. */
const typingMs = 250

/** The account's dashboards with a search over all of them, loaded or not. */
export function DashboardList({ initial }: { initial: DashboardPage }) {
  const [search, setSearch] = useState('')
  const asked = useDebounced(search.trim(), typingMs)
  const found = useDashboards(initial, asked)
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = found
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const isWaiting = found.isPlaceholderData || asked !== search.trim()
  if (items.length === 0 && asked === '' && search === '') return <FirstDashboard />
  return (
    <div className="flex flex-col gap-4">
      {initial.items.length >= searchFrom ? <SearchField value={search} onChange={setSearch} /> : null}
      {items.length > 0 ? (
        <ul
          aria-label="Dashboards"
          aria-busy={isWaiting}
          className="divide-y overflow-hidden rounded-lg border bg-surface transition-opacity aria-busy:opacity-60"
        >
          {items.map((item) => (
            <DashboardListRow key={item.generation_id} item={item} />
          ))}
        </ul>
      ) : null}
      {error ? <p className="text-sm text-bad">{error.message}</p> : null}
      <p role="status" className={items.length === 0 && !error ? emptyLook : 'sr-only'}>
        {isWaiting ? 'Searching…' : foundText(asked, items.length, hasNextPage)}
      </p>
      {hasNextPage ? (
        <Button onClick={() => fetchNextPage()} disabled={isFetchingNextPage} className="self-center">
          {isFetchingNextPage ? 'Loading…' : 'Show older ones'}
        </Button>
      ) : null}
    </div>
  )
}

const emptyLook = 'rounded-lg border border-dashed px-5 py-10 text-center text-sm text-muted'

function foundText(asked: string, count: number, hasMore: boolean): string {
  if (asked === '') return ''
  if (count === 0) return `None of your dashboards has “${asked}” in its title, description or file name.`
  if (hasMore) return `The first ${count} that were found`
  return count === 1 ? '1 dashboard found' : `${count} dashboards found`
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="relative max-w-sm">
      <Search aria-hidden className="absolute top-2.5 left-3 size-4 text-faint" />
      <Input
        type="search"
        aria-label="Search dashboards"
        placeholder="Search by title or file"
        maxLength={searchLengthMax}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pl-9"
      />
    </div>
  )
}

/** Of what the API takes. */
const searchLengthMax = 200
