'use client'

import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useWebhook } from '@/components/hooks/use-webhooks'
import { PageHeading } from '@/components/shell/page-heading'
import { Badge } from '@/components/ui/badge'
import { Notice } from '@/components/ui/notice'
import type { Webhook, WebhookDeliveryList } from '@/lib/contracts/webhook'
import { Deliveries } from './deliveries'
import { webhookStatus } from './describe-delivery'
import { WebhookActions } from './webhook-actions'
import { WebhookFacts } from './webhook-facts'

interface WebhookPageProps {
  webhook: Webhook
  deliveries: WebhookDeliveryList
}

/** One endpoint: what it is, what can be done with it, and what was sent to it. */
export function WebhookPage({ webhook: initial, deliveries }: WebhookPageProps) {
  const { data: webhook } = useWebhook(initial)
  const { tone, label } = webhookStatus(webhook)
  return (
    <>
      <Link
        href="/settings/webhooks/"
        className="mb-3 inline-flex items-center gap-1.5 rounded-sm text-sm text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Webhooks
      </Link>
      <PageHeading title={webhook.description || new URL(webhook.url).host} />
      <div className="-mt-3 mb-6 flex flex-wrap items-center justify-between gap-3">
        <Badge tone={tone}>{label}</Badge>
        <WebhookActions webhook={webhook} />
      </div>
      <State webhook={webhook} />
      <WebhookFacts webhook={webhook} />
      <Deliveries webhook={webhook} initial={deliveries} />
    </>
  )
}

/** From here it is no passing trouble. */
const failingFrom = 3

function State({ webhook: { is_enabled, health } }: { webhook: Webhook }) {
  if (!is_enabled) {
    return (
      <Notice title="Nothing is sent while it is disabled" className="mb-6">
        What happens meanwhile is not told later; what already waited goes out once it is enabled. An endpoint
        that answers 410 Gone is disabled by itself.
      </Notice>
    )
  }
  if (health.failing_count < failingFrom) return null
  return (
    <Notice tone="warn" title="The last deliveries did not arrive" className="mb-6">
      Each is tried 8 times over about 28 hours, then given up. Once the receiver is well again, send a test,
      and send what was given up again.
    </Notice>
  )
}
