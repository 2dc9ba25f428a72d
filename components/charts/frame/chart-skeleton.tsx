import type { Ref } from 'react'

/** Holds a chart's room while its code is on the way. */
export function ChartSkeleton({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={ref}
      data-pending
      aria-hidden="true"
      className="h-full w-full animate-breathe rounded-sm bg-sunken"
    />
  )
}
