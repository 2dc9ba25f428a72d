'use client'

import { Search } from 'lucide-react'
import { useState } from 'react'
import { useDashboards } from '@/components/hooks/use-dashboards'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { DashboardList as DashboardPage } from '@/lib/contracts/dashboard'
import { DashboardListRow } from './dashboard-list-row'
import { FirstDashboard } from './first-dashboard'
import { matchesSearch } from './matches-search'

/** From here a list is searched rather than read. */
const searchFrom = 4

/** The account's dashboards with a search over their titles and files. */
export function DashboardList({ initial }: { initial: DashboardPage }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useDashboards(initial)
  const [search, setSearch] = useState('')
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <FirstDashboard />
  const found = items.filter((item) => matchesSearch(item, search))
  return (
    <div className="flex flex-col gap-4">
      {items.length >= searchFrom ? <SearchField value={search} onChange={setSearch} /> : null}
      {found.length > 0 ? (
        <ul className="divide-y overflow-hidden rounded-lg border bg-surface">
          {found.map((item) => (
            <DashboardListRow key={item.generation_id} item={item} />
          ))}
        </ul>
      ) : (
        <p
          role="status"
          className="rounded-lg border border-dashed px-5 py-10 text-center text-sm text-muted"
        >
          No dashboard matches “{search}”.
        </p>
      )}
      {hasNextPage ? (
        <Button onClick={() => fetchNextPage()} disabled={isFetchingNextPage} className="self-center">
          {isFetchingNextPage ? 'Loading…' : 'Show older ones'}
        </Button>
      ) : null}
    </div>
  )
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="relative max-w-sm">
      <Search aria-hidden className="absolute top-2.5 left-3 size-4 text-faint" />
      <Input
        type="search"
        aria-label="Search dashboards"
        placeholder="Search by title or file"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pl-9"
      />
    </div>
  )
}
