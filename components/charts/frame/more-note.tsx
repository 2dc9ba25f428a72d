import { formatCount } from '@/lib/format/format-count'

/** What a card does not show, said rather than dropped. */
export function MoreNote({ count, of = '' }: { count: number; of?: string }) {
  if (count <= 0) return null
  return (
    <p className="mt-2 text-xs text-muted">
      and {formatCount(count)} more{of && ` ${of}`}
    </p>
  )
}
