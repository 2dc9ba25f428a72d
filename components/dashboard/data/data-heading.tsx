import { ArrowLeft, Download } from 'lucide-react'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import type { Dataset } from '@/lib/contracts/dataset'
import { formatBytes } from '@/lib/format/format-bytes'
import { formatCount } from '@/lib/format/format-count'

interface DataHeadingProps {
  dashboardId: string
  /** Of the dashboard. */
  title: string
  dataset: Dataset
}

export function DataHeading({ dashboardId, title, dataset }: DataHeadingProps) {
  const { name, rows, columns, byte_count } = dataset
  return (
    <div className="mb-8">
      <Link
        href={`/dashboards/${dashboardId}/`}
        className="inline-flex max-w-full items-center gap-1.5 text-sm text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4 shrink-0" />
        <span className="truncate">{title}</span>
      </Link>
      <div className="mt-2 flex flex-col gap-4 sm:flex-row sm:items-start sm:justify-between">
        <div className="min-w-0">
          <h1 className="text-3xl font-semibold tracking-tight">Data</h1>
          <p className="figures mt-2 text-sm break-words text-muted">
            {name}: {formatCount(rows)} rows, {formatCount(columns.length)} columns, {formatBytes(byte_count)}
          </p>
        </div>
        <Button asChild>
          <a href={`/api/dashboard/${dashboardId}/dataset/cleaned.csv/`} download>
            <Download aria-hidden />
            Cleaned table as CSV
          </a>
        </Button>
      </div>
    </div>
  )
}
