import { Skeleton } from '@/components/ui/skeleton'

/** A dashboard of the usual shape before it is there: heading, finding, figures, trend. */
export function DashboardSkeleton() {
  return (
    <div>
      <output className="sr-only">Loading the dashboard</output>
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="mt-2 h-6 w-128 max-w-full" />
      <div className="mt-8">
        <CardsSkeleton />
      </div>
    </div>
  )
}

const figures = ['first', 'second', 'third', 'fourth']

export function CardsSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-28 rounded-lg" />
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {figures.map((figure) => (
          <Skeleton key={figure} className="h-44 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}
