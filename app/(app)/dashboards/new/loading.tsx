import { PageHeading } from '@/components/shell/page-heading'
import { Skeleton } from '@/components/ui/skeleton'

export default function NewDashboardLoading() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title="New dashboard">From one table to figures, charts and findings.</PageHeading>
      <Skeleton className="h-[274px] rounded-lg" />
    </div>
  )
}
