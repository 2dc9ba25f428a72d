import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '@/components/hooks/api'
import { useDebounced } from '@/components/hooks/use-debounced'
import type { RowsQuery, TableRows } from '@/lib/contracts/table-rows'

/** Rows are fetched so many at a time. */
const pageRows = 200
/** Pages that are only passed by are not fetched. */
const restMs = 80

export interface TableSource {
  dashboardId: string
  /** When the table was last read: another reading has other rows. */
  version: string
  rows: number
}

interface Range {
  first: number
  last: number
}

/** The rows of a table within a range, as far as they are here, and how many pass in all. */
export function useTableRows(source: TableSource, asked: Partial<RowsQuery>, range: Range) {
  const firstPage = useDebounced(Math.floor(range.first / pageRows), restMs)
  const lastPage = useDebounced(Math.floor(range.last / pageRows), restMs)
  const pages = Array.from({ length: Math.max(1, lastPage - firstPage + 1) }, (_, at) => firstPage + at)
  const { dashboardId, version } = source
  const results = useQueries({
    queries: pages.map((page) => ({
      queryKey: ['table-rows', dashboardId, version, asked, page],
      // Not aborted where nobody waits any more: the engine's process would be stopped, which holds the table.
      queryFn: () => api.listTableRows(dashboardId, { ...asked, offset: page * pageRows, limit: pageRows }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  })
  const known = results.find(({ data }) => data)?.data
  const count = useLastKnown(known?.matching_rows, source.rows)
  const failed = results.find(({ error }) => error)
  return {
    count,
    isLoading: results.some(({ isPending }) => isPending),
    error: failed?.error ?? null,
    retry: () => failed?.refetch(),
    columns: known?.columns,
    rowAt: (index: number): TableRows['rows'][number] | undefined =>
      results[pages.indexOf(Math.floor(index / pageRows))]?.data?.rows[index % pageRows],
  }
}

/** What was known last, so that nothing jumps while something else is asked. */
function useLastKnown(value: number | undefined, first: number): number {
  const [known, setKnown] = useState(first)
  useEffect(() => {
    if (value !== undefined) setKnown(value)
  }, [value])
  return value ?? known
}
