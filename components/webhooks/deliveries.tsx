'use client'

import { useDeliveries } from '@/components/hooks/use-webhooks'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { BodyCell, HeadCell, Table } from '@/components/ui/table'
import type { Webhook, WebhookDelivery, WebhookDeliveryList } from '@/lib/contracts/webhook'
import { DeliveryDialog } from './delivery-dialog'
import { deliveryStatus, describeAttempt, formatMoment } from './describe-delivery'

/** What was sent to an endpoint, newest first. */
export function Deliveries({ webhook, initial }: { webhook: Webhook; initial: WebhookDeliveryList }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useDeliveries(webhook.id, initial)
  const items = data.pages.flatMap((page) => page.items)
  return (
    <div className="mt-10 flex flex-col gap-4">
      <div>
        <h2 className="text-xl font-semibold">Deliveries</h2>
        <p className="mt-1 text-sm text-muted">Kept for 30 days. What was answered is not kept.</p>
      </div>
      {items.length > 0 ? (
        <DeliveryTable webhook={webhook} items={items} />
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

function DeliveryTable({ webhook, items }: { webhook: Webhook; items: WebhookDelivery[] }) {
  return (
    <Table caption="Deliveries">
      <thead>
        <tr>
          <HeadCell>Status</HeadCell>
          <HeadCell>Event</HeadCell>
          <HeadCell>Last attempt</HeadCell>
          <HeadCell className="text-right">Attempts</HeadCell>
          <HeadCell>Next attempt</HeadCell>
          <HeadCell className="text-right">
            <span className="sr-only">Actions</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {items.map((delivery) => (
          <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
        ))}
      </tbody>
    </Table>
  )
}

function DeliveryRow({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const { tone, label } = deliveryStatus(delivery)
  const { last_attempt: last, next_attempt_at: next } = delivery
  return (
    <tr>
      <BodyCell>
        <Badge tone={tone}>{label}</Badge>
      </BodyCell>
      <BodyCell className="whitespace-nowrap">
        <code className="font-mono text-xs">{delivery.type}</code>
        <span className="block text-xs text-muted">{formatMoment(delivery.created_at)}</span>
      </BodyCell>
      <BodyCell className="min-w-44">{last ? describeAttempt(last) : '–'}</BodyCell>
      <BodyCell className="text-right">{delivery.attempt_count}</BodyCell>
      <BodyCell className="whitespace-nowrap text-muted">{next ? formatMoment(next) : '–'}</BodyCell>
      <BodyCell className="py-1 text-right">
        <DeliveryDialog webhook={webhook} delivery={delivery} />
      </BodyCell>
    </tr>
  )
}
