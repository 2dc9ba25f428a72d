'use client'

import { useShareViews } from '@/components/hooks/use-share-links'
import { Skeleton } from '@/components/ui/skeleton'
import { formatMoment } from '../format-moment'

/** When a link was seen lately, and by whom where that is known. */
export function ShareViews({ linkId }: { linkId: string }) {
  const { data, error } = useShareViews(linkId)
  if (error) return <p className="text-sm text-bad">{error.message}</p>
  if (!data) return <Skeleton className="h-16" />
  if (data.items.length === 0) {
    return <p className="text-sm text-muted">Nobody has seen it lately. Your own visits are not counted.</p>
  }
  return (
    <ul className="figures flex max-h-48 flex-col gap-1 overflow-y-auto text-xs text-muted">
      {data.items.map(({ viewed_at, email }) => (
        <li key={`${viewed_at} ${email}`} className="flex justify-between gap-4">
          <span className="min-w-0 truncate">{email ?? 'Somebody with the link'}</span>
          <time dateTime={viewed_at} className="shrink-0">
            {formatMoment(viewed_at, 'minute')}
          </time>
        </li>
      ))}
    </ul>
  )
}
