import type { WebhookEvent, WebhookMessage } from '@/lib/contracts/webhook'
import type { Prisma, WebhookDelivery } from '@/lib/db/generated/client'
import { randomBase62 } from '../base62'
import type { Ctx } from '../context'

/** 160 bits. */
const messageIdLength = 27

type DataOf<Type extends WebhookMessage['type']> = Extract<WebhookMessage, { type: Type }>['data']

/** Something that happened, with what its message says. */
export type WebhookOccurrence =
  | { type: 'dashboard.ready'; data: DataOf<'dashboard.ready'> }
  | { type: 'dashboard.failed'; data: DataOf<'dashboard.failed'> }
  | { type: 'webhook.test'; data: DataOf<'webhook.test'> }

interface Ended {
  accountId: string
  generationId: string
  type: WebhookEvent
  /** Asked only where an endpoint is to hear of it; null where there is nothing to tell any more. */
  occurred: () => Promise<WebhookOccurrence | null>
}

/** Writes a generation's end into the outbox of each endpoint that is to hear of it, in the transaction that ends it. */
export async function queueDeliveries(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { accountId, generationId, type, occurred }: Ended,
): Promise<void> {
  // Locked against being deleted until this transaction ends: the generation must not fail for an endpoint that goes.
  const endpoints = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM webhook_endpoints
     WHERE account_id = ${accountId}::uuid AND is_enabled AND ${type} = ANY(events)
     ORDER BY id FOR KEY SHARE`
  const event = endpoints.length > 0 ? await occurred() : null
  if (!event) return
  for (const { id } of endpoints) await queueDelivery(ctx, tx, { ...event, generationId, endpointId: id })
}

/** One message to one endpoint, due at once. */
export async function queueDelivery(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { endpointId, generationId, type, data }: WebhookOccurrence & { endpointId: string; generationId?: string },
): Promise<WebhookDelivery> {
  const now = new Date()
  const messageId = `msg_${randomBase62(messageIdLength)}`
  const message = { id: messageId, type, event: type, timestamp: now.toISOString(), data } as WebhookMessage
  const delivery = await tx.webhookDelivery.create({
    data: { endpointId, generationId, messageId, type, body: JSON.stringify(message), nextAttemptAt: now },
  })
  await ctx.queue.sendWebhook({ deliveryId: delivery.id, at: now }, { transaction: tx })
  return delivery
}
