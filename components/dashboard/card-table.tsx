import type { CardBlock } from '@/components/charts/card-block'
import { columnText } from '@/components/charts/text/column-text'
import { classNames } from '@/components/ui/class-names'
import { BodyCell, HeadCell, Table } from '@/components/ui/table'
import type { Row } from '@/lib/contracts/cards'
import { formatCount } from '@/lib/format/format-count'
import { blockRows } from './block-rows'
import { formatCell } from './format-cell'

interface CardTableProps {
  block: CardBlock
  /** Where so many are enough. */
  rowsMax?: number
  className?: string
}

/** The rows that a card is drawn from, as a table. */
export function CardTable({ block, rowsMax, className }: CardTableProps) {
  const table = blockRows(block)
  if (!table) return null
  const shown = table.rows.slice(0, rowsMax)
  const total = table.totalRows ?? table.rows.length
  const numeric = new Set(table.columns.filter((column) => isNumeric(table.rows, column)))
  const align = (column: string) => (numeric.has(column) ? 'text-right' : undefined)
  return (
    <>
      <Table caption={`Data of “${block.title}”`} className={className}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <HeadCell key={column} className={align(column)}>
                {columnText(block, column)}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(shown).map(({ number, row }) => (
            <tr key={number}>
              {table.columns.map((column) => (
                <BodyCell key={column} className={classNames('max-w-80 truncate', align(column))}>
                  {formatCell(block, column, row[column])}
                </BodyCell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {shown.length < total ? (
        <p className="mt-2 text-xs text-muted">
          {formatCount(shown.length)} of {formatCount(total)} rows
        </p>
      ) : null}
    </>
  )
}

const isNumeric = (rows: Row[], column: string) =>
  rows.some((row) => typeof row[column] === 'number') &&
  rows.every((row) => row[column] === null || typeof row[column] === 'number')

const numbered = (rows: Row[]) => rows.map((row, number) => ({ number, row }))
