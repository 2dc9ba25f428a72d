import { PageHeading } from '@/components/shell/page-heading'
import { Skeleton } from '@/components/ui/skeleton'

const rows = ['first', 'second', 'third', 'fourth']

export default function DashboardsLoading() {
  return (
    <>
      <PageHeading title="Dashboards" />
      <output className="sr-only">Loading your dashboards</output>
      <div className="divide-y rounded-lg border bg-surface">
        {rows.map((row) => (
          <div key={row} className="flex h-[93px] flex-col justify-center gap-2 px-5">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3 w-1/4" />
          </div>
        ))}
      </div>
    </>
  )
}
