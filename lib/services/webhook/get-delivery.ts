import type { WebhookDeliveryDetail } from '@/lib/contracts/webhook'
import { requireUuid } from '../access'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { ownWebhook } from './own-webhook'
import { deliveryParts, presentDeliveryDetail } from './present-delivery'

/** One delivery with every attempt and what is sent. */
export async function getDelivery(
  ctx: Ctx,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
): Promise<WebhookDeliveryDetail> {
  const endpoint = ownWebhook(ctx, webhookId)
  const id = requireUuid(deliveryId, 'delivery')
  const row = await ctx.db.webhookDelivery.findFirst({ where: { id, endpoint }, include: deliveryParts })
  if (!row) throw notFound('delivery')
  return presentDeliveryDetail(row)
}
