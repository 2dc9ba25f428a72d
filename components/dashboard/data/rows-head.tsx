import { ArrowDown, ArrowUp } from 'lucide-react'
import { classNames } from '@/components/ui/class-names'
import type { DatasetColumn } from '@/lib/contracts/analysis'
import { ColumnFilter } from './column-filter'
import { labelOf } from './column-words'
import { type CellFilter, filterKindOf } from './row-conditions'

export interface RowsColumnHead {
  id: string
  /** Its width. */
  size: number
  sorted: false | 'asc' | 'desc'
  filter: CellFilter
  onSort: () => void
  onFilter: (filter: CellFilter | undefined) => void
}

interface RowsHeadProps {
  at: number
  head: RowsColumnHead
  column: DatasetColumn
}

/** The name of a column, which sorts by it, and its filter. */
export function RowsHead({ at, head, column }: RowsHeadProps) {
  const { size, sorted, filter, onSort, onFilter } = head
  const label = labelOf(column)
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-colindex={at + 1}
      aria-sort={sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : undefined}
      className="flex shrink-0 items-center gap-0.5 pr-1 pl-1 font-normal"
      style={{ width: size }}
    >
      <button
        type="button"
        title={column.name}
        onClick={onSort}
        className="flex h-8 min-w-0 flex-1 items-center gap-1 rounded-sm px-2 text-xs font-medium text-muted hover:text-ink"
      >
        <span className="truncate">
          {label}
          {column.unit ? <span className="font-normal"> in {column.unit}</span> : null}
        </span>
        <Arrow aria-hidden className={classNames('size-3.5 shrink-0', !sorted && 'invisible')} />
      </button>
      <ColumnFilter label={label} kind={filterKindOf(column)} filter={filter} onFilter={onFilter} />
    </th>
  )
}
