'use client'

import { useState } from 'react'
import { formatMoment } from '@/components/dashboard/format-moment'
import { useDelivery, useRedeliver } from '@/components/hooks/use-webhooks'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { CodeBlock } from '@/components/ui/code-block'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import type { Webhook, WebhookDelivery } from '@/lib/contracts/webhook'
import { AttemptTable } from './attempt-table'
import { deliveryStatus } from './describe-delivery'

interface DeliveryDialogProps {
  webhook: Webhook
  delivery: WebhookDelivery
}

/** One message: every attempt, what is sent, and a way to send it again. */
export function DeliveryDialog({ webhook, delivery }: DeliveryDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          variant="ghost"
          aria-label={`Details of ${delivery.type}, ${formatMoment(delivery.created_at)}`}
        >
          Details
        </Button>
      </DialogTrigger>
      {isOpen ? (
        <DialogContent width="wide" title={delivery.type} description={<code>{delivery.message_id}</code>}>
          <Details webhook={webhook} delivery={delivery} />
        </DialogContent>
      ) : null}
    </Dialog>
  )
}

function Details({ webhook, delivery }: DeliveryDialogProps) {
  const version = `${delivery.status} ${delivery.attempt_count} ${delivery.next_attempt_at}`
  const { data, error } = useDelivery(webhook.id, { deliveryId: delivery.id, version })
  const { tone, label } = deliveryStatus(delivery)
  if (error) return <Notice tone="bad" title={error.message} />
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <Badge tone={tone}>{label}</Badge>
          {delivery.next_attempt_at ? `Next attempt: ${formatMoment(delivery.next_attempt_at)}` : null}
        </p>
        {webhook.is_enabled ? <SendAgain webhookId={webhook.id} deliveryId={delivery.id} /> : null}
      </div>
      {data ? (
        <>
          {data.attempts.length > 0 ? <AttemptTable attempts={data.attempts} /> : null}
          <div className="overflow-hidden rounded-lg border">
            <CodeBlock text={JSON.stringify(data.message, null, 2)} label="What is sent" />
          </div>
        </>
      ) : (
        <Skeleton className="h-48" />
      )}
    </div>
  )
}

function SendAgain({ webhookId, deliveryId }: { webhookId: string; deliveryId: string }) {
  const redeliver = useRedeliver(webhookId)
  return (
    <div className="flex items-center gap-3">
      {redeliver.error ? <p className="text-xs text-bad">{redeliver.error.message}</p> : null}
      <Button onClick={() => redeliver.mutate(deliveryId)} disabled={redeliver.isPending}>
        Send again
      </Button>
    </div>
  )
}
