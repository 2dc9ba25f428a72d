import { ChevronRight, LoaderCircle } from 'lucide-react'
import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import type { DashboardListItem } from '@/lib/contracts/dashboard'
import { formatCount } from '@/lib/format/format-count'
import { formatDay } from './format-day'

/** One dashboard, or the generation that is to become one. */
export function DashboardListRow({ item }: { item: DashboardListItem }) {
  return (
    <li>
      <Link
        href={item.id ? `/dashboards/${item.id}/` : `/dashboards/generations/${item.generation_id}/`}
        className="flex items-center gap-4 px-5 py-4 transition-colors -outline-offset-2 hover:bg-sunken"
      >
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-medium">{item.title}</p>
          {item.description ? (
            <p className="mt-0.5 line-clamp-2 text-sm text-muted sm:line-clamp-1">{item.description}</p>
          ) : null}
          <p className="figures mt-1 truncate text-xs text-faint">{factsOf(item)}</p>
        </div>
        <RowStatus item={item} />
        <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
      </Link>
    </li>
  )
}

/** A dataset that gave the dashboard its title is not named twice. */
function factsOf({ title, dataset, created_at, status, card_count }: DashboardListItem): string {
  return [
    dataset.name === title ? null : dataset.name,
    formatDay(created_at),
    status === 'completed' ? `${formatCount(card_count)} cards` : null,
  ]
    .filter(Boolean)
    .join(' · ')
}

function RowStatus({ item }: { item: DashboardListItem }) {
  if (item.status === 'processing') {
    return (
      <Badge tone="accent">
        <LoaderCircle aria-hidden className="motion-safe:animate-spin" />
        In the making
      </Badge>
    )
  }
  if (item.status === 'failed') return <Badge tone="bad">Failed</Badge>
  return item.visibility === 'public' ? <Badge tone="good">Shared</Badge> : <Badge>Private</Badge>
}
