import { Calendar, CaseSensitive, CircleDashed, Hash, ToggleLeft } from 'lucide-react'
import { BodyCell, HeadCell, Table } from '@/components/ui/table'
import type { RoughType } from './guess-type'
import type { Preview, PreviewColumn } from './preview'

const shownRows = 6

const typeIcons: Record<RoughType, typeof Hash> = {
  number: Hash,
  date: Calendar,
  'yes/no': ToggleLeft,
  text: CaseSensitive,
  empty: CircleDashed,
}

/** The first rows of the chosen file with what each column looks like. */
export function PreviewTable({ preview }: { preview: Preview }) {
  const columns = preview.columns.map((column, key) => ({ ...column, key }))
  const rows = Array.from({ length: Math.min(shownRows, preview.rowCount) }, (_, row) => row)
  return (
    <Table caption="First rows of the file">
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.key} className={alignOf(column)}>
              <ColumnHead column={column} />
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {columns.map((column) => (
              <BodyCell
                key={column.key}
                className={`max-w-64 truncate whitespace-nowrap ${alignOf(column) ?? ''}`}
              >
                {column.sample[row]}
              </BodyCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const alignOf = ({ type }: PreviewColumn) => (type === 'number' ? 'text-right' : undefined)

function ColumnHead({ column }: { column: PreviewColumn }) {
  const Icon = typeIcons[column.type]
  return (
    <span className="inline-flex flex-col gap-0.5">
      <span className="text-ink">{column.name}</span>
      <span className="inline-flex items-center gap-1 font-normal">
        <Icon aria-hidden className="size-3" />
        {column.type}
      </span>
    </span>
  )
}
