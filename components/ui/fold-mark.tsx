import { ChevronRight } from 'lucide-react'

/** Stands in the summary of a `details` of class `group`, and turns when it opens. */
export function FoldMark() {
  return (
    <ChevronRight
      aria-hidden
      className="size-4 shrink-0 text-muted motion-safe:transition-transform group-open:rotate-90"
    />
  )
}
