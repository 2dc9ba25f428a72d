import type { DeletedWebhook } from '@/lib/contracts/webhook'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { ownWebhook } from './own-webhook'

/** Deletes an endpoint with its deliveries, those that wait included. */
export async function deleteWebhook(ctx: Ctx, webhookId: string): Promise<DeletedWebhook> {
  const own = ownWebhook(ctx, webhookId)
  const { count } = await ctx.db.webhookEndpoint.deleteMany({ where: own })
  if (count === 0) throw notFound('webhook')
  return { id: own.id }
}
