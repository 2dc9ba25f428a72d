/** Holds a chart's room while its code is on the way. */
export function ChartSkeleton() {
  return (
    <div data-pending aria-hidden="true" className="h-full w-full animate-breathe rounded-sm bg-sunken" />
  )
}
