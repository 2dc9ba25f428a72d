import { classNames } from '@/components/ui/class-names'
import { BodyCell, HeadCell, Table } from '@/components/ui/table'
import { tableRowsMax } from '@/lib/contracts/card-room'
import type { Cell, Row } from '@/lib/contracts/cards'
import { formatAlike } from '@/lib/format/format-alike'
import { formatPeriod } from '@/lib/format/format-period'
import type { CardBlock, CardProps } from './card-block'
import { MoreNote } from './frame/more-note'
import { cellOf } from './series'
import { chartLabel } from './text/chart-label'
import { columnText } from './text/column-text'
import { formatOf } from './text/value-text'

/** Codes, dates and names of this length stay on one line. */
const shortText = 24
/** So much stays on one line on paper too, where columns are narrow. */
const dateText = 14
/** Would make a column of paper wider than the paper. */
const hasLongWord = /\S{25}/

interface Column {
  name: string
  isNumeric: boolean
  /** Its numbers with the same decimals. */
  textOf: (value: number) => string
}

export function TableCard({ block, scrollable }: CardProps<'table'>) {
  const { columns, rows, total_rows } = block.data_preview
  const shown = scrollable ? rows : rows.slice(0, tableRowsMax)
  const kinds = columns.map((name) => ({
    name,
    isNumeric: isNumericColumn(rows, name),
    textOf: numberTexts(block, name),
  }))
  return (
    <div>
      <Table caption={chartLabel(block)} className={classNames(scrollable && 'max-h-96 print:max-h-none')}>
        <thead>
          <tr>
            {kinds.map(({ name, isNumeric }) => (
              <HeadCell
                key={name}
                wraps={name.length > shortText}
                className={classNames(
                  isNumeric && 'text-right',
                  name.length > shortText && 'min-w-36 print:min-w-0',
                )}
                aria-sort={sortOf(block, name)}
              >
                {columnText(block, name)}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, at) => (
            // Rows of a table have no name of their own.
            <tr key={String(at)}>
              {kinds.map((column) => (
                <TableCell key={column.name} row={row} column={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <MoreNote count={Math.max(total_rows, rows.length) - shown.length} of="rows" />
    </div>
  )
}

function TableCell({ row, column }: { row: Row; column: Column }) {
  const text = tableText(column, cellOf(row, column.name))
  if (column.isNumeric) return <BodyCell className="text-right whitespace-nowrap">{text}</BodyCell>
  return (
    <BodyCell>
      <span
        className={classNames(
          'max-w-80',
          text.length > shortText
            ? 'line-clamp-2 min-w-44 print:line-clamp-none print:min-w-0'
            : classNames('whitespace-nowrap', text.length > dateText && 'print:whitespace-normal'),
          hasLongWord.test(text) && 'print:wrap-anywhere',
        )}
        title={text.length > shortText ? text : undefined}
      >
        {text}
      </span>
    </BodyCell>
  )
}

function numberTexts(block: CardBlock<'table'>, name: string): (value: number) => string {
  const format = formatOf(block, name)
  if (!format) return String
  const cells = block.data_preview.rows.map((row) => cellOf(row, name))
  return formatAlike(
    cells.filter((cell) => typeof cell === 'number'),
    format,
  )
}

function tableText({ textOf }: Column, cell: Cell): string {
  if (cell === null || cell === '') return '–'
  if (typeof cell === 'number') return textOf(cell)
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  return formatPeriod(cell)
}

function isNumericColumn(rows: Row[], name: string): boolean {
  const cells = rows.map((row) => cellOf(row, name)).filter((cell) => cell !== null && cell !== '')
  return cells.length > 0 && cells.every((cell) => typeof cell === 'number')
}

function sortOf({ spec }: CardBlock<'table'>, name: string) {
  if (spec.sort_by !== name) return undefined
  return spec.sort_order === 'desc' ? 'descending' : 'ascending'
}
