import type { z } from 'zod'
import type { updateWebhookSchema, Webhook } from '@/lib/contracts/webhook'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { getWebhook } from './get-webhook'
import { ownWebhook } from './own-webhook'
import { requireWebhookUrl } from './require-webhook-url'

/** Changes what is given. What waits for a disabled endpoint waits on, and goes out once it is enabled again. */
export async function updateWebhook(
  ctx: Ctx,
  webhookId: string,
  { url, description, events, is_enabled: isEnabled }: z.output<typeof updateWebhookSchema>,
): Promise<Webhook> {
  const where = ownWebhook(ctx, webhookId)
  const { count } = await ctx.db.webhookEndpoint.updateMany({
    where,
    data: { url: url === undefined ? undefined : requireWebhookUrl(url), description, events, isEnabled },
  })
  if (count === 0) throw notFound('webhook')
  return getWebhook(ctx, webhookId)
}
