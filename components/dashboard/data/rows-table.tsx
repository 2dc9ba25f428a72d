import {
  type ColumnFiltersState,
  columnFilteringFeature,
  columnSizingFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { DatasetColumn } from '@/lib/contracts/analysis'
import { rowsAddress } from '@/lib/contracts/rows-address'
import type { TableRows } from '@/lib/contracts/table-rows'
import { formatCount } from '@/lib/format/format-count'
import { columnWidth, labelOf } from './column-words'
import { ConditionChips } from './condition-chips'
import { type CellFilter, conditionsOf, readRowsAddress, withoutCondition } from './row-conditions'
import { RowsGrid } from './rows-grid'
import { Section } from './section'
import { type TableSource, useTableRows } from './use-table-rows'

interface RowsTableProps {
  source: TableSource
  columns: DatasetColumn[]
}

type Row = TableRows['rows'][number]

/** Ordering and filtering are the server's: the table holds only what is asked. */
const features = tableFeatures({ rowSortingFeature, columnFilteringFeature, columnSizingFeature })
const noRows: Row[] = []

/** The cleaned table, however long: what is in sight is fetched. */
export function RowsTable({ source, columns }: RowsTableProps) {
  const query = useSearchParams()
  const [given] = useState(() => readRowsAddress(query, columns))
  const [sorting, setSorting] = useState<SortingState>(given.sorting)
  const [columnFilters, setColumnFilters] = useState<ColumnFiltersState>(given.filters)
  const [range, setRange] = useState({ first: 0, last: 0 })
  const definitions = useMemo(
    () =>
      columns.map((column, at) => ({
        id: column.name,
        accessorFn: (row: Row) => row[at] ?? null,
        header: labelOf(column),
        size: columnWidth(column),
      })),
    [columns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    manualSorting: true,
    manualFiltering: true,
    sortDescFirst: false,
    enableMultiSort: false,
    state: { sorting, columnFilters },
    onSortingChange: setSorting,
    onColumnFiltersChange: setColumnFilters,
  })
  const conditions = conditionsOf(columnFilters)
  const [sorted] = sorting
  const asked = { sort: sorted?.id, order: sorted?.desc ? ('desc' as const) : undefined, conditions }
  const address = rowsAddress(asked).toString()
  useInAddress(address)
  const rows = useTableRows(source, asked, range)
  return (
    <Section
      id="rows"
      title="Rows"
      hint="Every row as the dashboard uses it, cleaned. Press a column’s name to sort by it."
    >
      <div className="mb-3 flex min-h-7 flex-wrap items-center gap-2">
        <p role="status" className="figures mr-2 text-sm text-muted">
          {conditions.length > 0 ? passingWords(rows.count, source.rows) : `${formatCount(source.rows)} rows`}
        </p>
        <ConditionChips
          conditions={conditions}
          columns={columns}
          onRemove={(condition) => setColumnFilters(withoutCondition(columnFilters, condition))}
          onClear={() => setColumnFilters([])}
        />
      </div>
      {rows.error ? (
        <Notice tone="bad" title="The rows can’t be shown" className="mb-3">
          <p>{rows.error.message}</p>
          <Button size="sm" className="mt-2" onClick={rows.retry}>
            Try again
          </Button>
        </Notice>
      ) : null}
      <RowsGrid
        asked={address}
        columns={columns}
        heads={
          table.getHeaderGroups()[0]?.headers.map(({ column }) => ({
            id: column.id,
            size: column.getSize(),
            sorted: column.getIsSorted(),
            filter: column.getFilterValue() ?? {},
            onSort: () => column.getToggleSortingHandler()?.({}),
            onFilter: (filter: CellFilter | undefined) => column.setFilterValue(filter),
          })) ?? []
        }
        count={rows.count}
        rowAt={rows.rowAt}
        onRange={setRange}
      />
    </Section>
  )
}

/** The address holds what is looked at, so that it can be sent and come back to; a place on the page stays in it. */
function useInAddress(query: string) {
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (search === (query && `?${query}`)) return
    window.history.replaceState(null, '', `${pathname}${query && `?${query}`}${hash}`)
  }, [query])
}

const passingWords = (passing: number, all: number) =>
  passing === 0
    ? `None of ${formatCount(all)} rows passes; take a filter away.`
    : `${formatCount(passing)} of ${formatCount(all)} rows`
