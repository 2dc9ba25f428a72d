import type { WebhookList } from '@/lib/contracts/webhook'
import { requireScope } from '../access'
import type { Ctx } from '../context'
import { presentWebhook, webhookParts } from './present-webhook'

/** Newest first, all of them: an account has 20 at the most. */
export async function listWebhooks(ctx: Ctx): Promise<WebhookList> {
  const { accountId } = requireScope(ctx, 'webhooks:write')
  const rows = await ctx.db.webhookEndpoint.findMany({
    where: { accountId },
    orderBy: { id: 'desc' },
    include: webhookParts,
  })
  return { items: rows.map(presentWebhook) }
}
