import type { WebhookDelivery } from '@/lib/contracts/webhook'
import type { Ctx } from '../context'
import { validationError } from '../validation'
import { limitSending } from './limit-sending'
import { lockWebhook, ownWebhook } from './own-webhook'
import { presentDelivery } from './present-delivery'
import { queueDelivery } from './queue-deliveries'

/** Sends `webhook.test` to an endpoint, whichever events it has asked for. */
export async function sendTestWebhook(ctx: Ctx, webhookId: string): Promise<WebhookDelivery> {
  const own = ownWebhook(ctx, webhookId)
  await limitSending(ctx, own)
  const delivery = await ctx.db.$transaction(async (tx) => {
    requireEnabled(await lockWebhook(tx, own))
    return queueDelivery(ctx, tx, { endpointId: own.id, type: 'webhook.test', data: { webhook_id: own.id } })
  })
  return presentDelivery({ ...delivery, attempts: [] })
}

/** What is sent to a disabled endpoint would only wait. */
export function requireEnabled({ isEnabled }: { isEnabled: boolean }): void {
  if (isEnabled) return
  const message = 'This webhook is disabled, so nothing is sent to it. Enable it first.'
  throw validationError([{ path: '', code: 'webhook_disabled', message }])
}
