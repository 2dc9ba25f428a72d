'use client'

import { formatMoment } from '@/components/dashboard/format-moment'
import { useDeliveries } from '@/components/hooks/use-webhooks'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Webhook, WebhookDelivery, WebhookDeliveryList } from '@/lib/contracts/webhook'
import { DeliveryDialog } from './delivery-dialog'
import { deliveryStatus, describeProgress } from './describe-delivery'

/** What was sent to an endpoint, newest first. */
export function Deliveries({ webhook, initial }: { webhook: Webhook; initial: WebhookDeliveryList }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useDeliveries(webhook.id, initial)
  const items = data.pages.flatMap((page) => page.items)
  return (
    <div className="mt-10 flex flex-col gap-4">
      <div>
        <h2 className="text-xl font-semibold">Deliveries</h2>
        <p className="mt-1 text-sm text-muted">
          Kept for 30 days. Your endpoint’s response bodies are not stored.
        </p>
      </div>
      {items.length > 0 ? (
        <ul aria-label="Deliveries" className="divide-y overflow-hidden rounded-lg border bg-surface">
          {items.map((delivery) => (
            <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
          ))}
        </ul>
      ) : (
        <EmptyState title="Nothing sent yet">
          Send a test, or make a dashboard: each message shows here with every attempt.
        </EmptyState>
      )}
      {hasNextPage ? (
        <Button onClick={() => fetchNextPage()} disabled={isFetchingNextPage} className="self-center">
          {isFetchingNextPage ? 'Loading…' : 'Show older ones'}
        </Button>
      ) : null}
    </div>
  )
}

function DeliveryRow({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const { tone, label } = deliveryStatus(delivery)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-5 py-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <div className="col-span-2 sm:col-span-1">
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <code className="font-mono">{delivery.type}</code>
          <span className="figures text-xs text-muted">{formatMoment(delivery.created_at)}</span>
        </p>
        <p className="figures mt-0.5 text-xs text-muted">{describeProgress(delivery)}</p>
      </div>
      <DeliveryDialog webhook={webhook} delivery={delivery} />
    </li>
  )
}
