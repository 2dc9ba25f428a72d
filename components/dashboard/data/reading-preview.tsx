import { useQuery } from '@tanstack/react-query'
import { api } from '@/components/hooks/api'
import { BodyCell, HeadCell, Table } from '@/components/ui/table'
import type { RowsQuery } from '@/lib/contracts/table-rows'
import { formatCount } from '@/lib/format/format-count'

const previewRows = 6

interface ReadingPreviewProps {
  dashboardId: string
  asked: Pick<RowsQuery, 'shape' | 'sheet'>
}

/** The first rows as they would be in another shape, or of another sheet or table, before the dashboard is made of it. */
export function ReadingPreview({ dashboardId, asked }: ReadingPreviewProps) {
  const { data, error } = useQuery({
    queryKey: ['reading', dashboardId, asked],
    queryFn: () => api.listTableRows(dashboardId, { ...asked, limit: previewRows }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div role="status" className="mt-3">
      {error ? <p className="text-sm text-bad">{error.message}</p> : null}
      {data ? (
        <>
          <p className="figures mb-2 text-sm text-muted">
            The first of {formatCount(data.total_rows)} rows as they would be:
          </p>
          <Table caption="The first rows, read so">
            <thead>
              <tr>
                {data.columns.map((column) => (
                  <HeadCell key={column}>{column}</HeadCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map((row, at) => (
                // Rows have their places and no other names.
                <tr key={String(at)}>
                  {row.map((cell, place) => (
                    <BodyCell key={data.columns[place]} className="max-w-60 truncate whitespace-nowrap">
                      {cell ?? <span className="text-faint">–</span>}
                    </BodyCell>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      ) : null}
      {data || error ? null : <p className="text-sm text-muted">Reading the file so…</p>}
    </div>
  )
}
