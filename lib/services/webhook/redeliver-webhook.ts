import type { WebhookDelivery } from '@/lib/contracts/webhook'
import { requireUuid } from '../access'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { limitSending } from './limit-sending'
import { lockWebhook, ownWebhook } from './own-webhook'
import { deliveryParts, presentDelivery } from './present-delivery'
import { requireEnabled } from './send-test-webhook'

/**
 * Sends a delivery again now, whatever has become of it, with a schedule of its own and the same message. One that
 * is being sent at this moment is left to it.
 */
export async function redeliverWebhook(
  ctx: Ctx,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
): Promise<WebhookDelivery> {
  const own = ownWebhook(ctx, webhookId)
  const id = requireUuid(deliveryId, 'delivery')
  await limitSending(ctx, own)
  const row = await ctx.db.$transaction(async (tx) => {
    const now = new Date()
    requireEnabled(await lockWebhook(tx, own))
    const { count } = await tx.webhookDelivery.updateMany({
      where: { id, endpointId: own.id, OR: [{ leaseExpiresAt: null }, { leaseExpiresAt: { lt: now } }] },
      data: {
        status: 'pending',
        attemptCount: 0,
        nextAttemptAt: now,
        leaseExpiresAt: null,
        deliveredAt: null,
      },
    })
    if (count > 0) await ctx.queue.sendWebhook({ deliveryId: id, at: now }, { transaction: tx })
    return tx.webhookDelivery.findFirst({ where: { id, endpointId: own.id }, include: deliveryParts })
  })
  if (!row) throw notFound('delivery')
  return presentDelivery(row)
}
