import type { Webhook } from '@/lib/contracts/webhook'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { ownWebhook } from './own-webhook'
import { presentWebhook, webhookParts } from './present-webhook'

/** One endpoint; its secret is never told again. */
export async function getWebhook(ctx: Ctx, webhookId: string): Promise<Webhook> {
  const where = ownWebhook(ctx, webhookId)
  const row = await ctx.db.webhookEndpoint.findFirst({ where, include: webhookParts })
  if (!row) throw notFound('webhook')
  return presentWebhook(row)
}
