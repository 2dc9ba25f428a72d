import { classNames } from '@/components/ui/class-names'
import type { DatasetColumn } from '@/lib/contracts/analysis'
import type { TableRows } from '@/lib/contracts/table-rows'

type Row = TableRows['rows'][number]

interface RowsCellProps {
  at: number
  column: DatasetColumn
  width: number
  /** Absent until it has come. */
  row: Row | undefined
}

export function RowsCell({ at, column, width, row }: RowsCellProps) {
  const isNumber = column.role === 'measure'
  const text = row ? cellText(row[at] ?? null, isNumber) : null
  return (
    <td
      aria-colindex={at + 1}
      className={classNames('flex shrink-0 items-center px-3', isNumber && 'justify-end')}
      style={{ width }}
    >
      {row ? (
        <span
          title={row[at] == null ? undefined : String(row[at])}
          className={classNames('truncate', text === null && 'text-faint')}
        >
          {text ?? '–'}
        </span>
      ) : (
        <span aria-hidden className="h-2 w-2/3 rounded-sm bg-sunken" />
      )}
    </td>
  )
}

/** As it stands in the cleaned table, but for decimals that only computing gives. */
const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

function cellText(cell: Row[number], isNumber: boolean): string | null {
  if (cell === null || cell === '') return null
  return typeof cell === 'number' && isNumber ? numbers.format(cell) : String(cell)
}
