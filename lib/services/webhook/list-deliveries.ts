import { z } from 'zod'
import { deliveryStatusSchema, type WebhookDeliveryList } from '@/lib/contracts/webhook'
import type { Ctx } from '../context'
import { decodeCursor, encodeCursor } from '../cursor'
import { notFound } from '../errors'
import { ownWebhook } from './own-webhook'
import { deliveryParts, presentDelivery } from './present-delivery'

export const listDeliveriesSchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().optional(),
  status: deliveryStatusSchema.optional(),
})

/** An endpoint's deliveries, newest first. */
export async function listDeliveries(
  ctx: Ctx,
  webhookId: string,
  { limit, cursor, status }: z.output<typeof listDeliveriesSchema>,
): Promise<WebhookDeliveryList> {
  const own = ownWebhook(ctx, webhookId)
  if ((await ctx.db.webhookEndpoint.count({ where: own })) === 0) throw notFound('webhook')
  const rows = await ctx.db.webhookDelivery.findMany({
    where: { endpointId: own.id, status, ...(cursor && { id: { lt: decodeCursor(cursor) } }) },
    orderBy: { id: 'desc' },
    take: limit + 1,
    include: deliveryParts,
  })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { items: page.map(presentDelivery), next_cursor: last ? encodeCursor(last.id) : null }
}
