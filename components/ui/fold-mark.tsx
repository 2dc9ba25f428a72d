import { ChevronRight } from 'lucide-react'

/** Stands in the summary of a `details`, and turns when that opens, not when one around it does. */
export function FoldMark() {
  return (
    <ChevronRight
      aria-hidden
      className="size-4 shrink-0 text-muted motion-safe:transition-transform [details[open]>summary>&]:rotate-90"
    />
  )
}
