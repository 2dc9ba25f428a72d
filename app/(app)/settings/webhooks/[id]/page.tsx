import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { requireAccount } from '@/app/require-account'
import { WebhookPage } from '@/components/webhooks/webhook-page'
import { getWebhook } from '@/lib/services/webhook/get-webhook'
import { listDeliveries, listDeliveriesSchema } from '@/lib/services/webhook/list-deliveries'

export const metadata: Metadata = { title: 'Webhook' }

export default async function OneWebhookPage({ params }: { params: Promise<{ id: string }> }) {
  const { ctx } = await requireAccount()
  const { id } = await params
  const webhook = await orNotFound(getWebhook(ctx, id))
  const deliveries = await listDeliveries(ctx, webhook.id, listDeliveriesSchema.parse({}))
  return <WebhookPage webhook={webhook} deliveries={deliveries} />
}
