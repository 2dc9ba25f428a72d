import type { Prisma } from '@/lib/db/generated/client'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import { notFound } from '../errors'

/** Which endpoint of the account that asks; throws where an id is not well formed or the scope lacks. */
export function ownWebhook(ctx: Ctx, webhookId: string): { id: string; accountId: string } {
  const { accountId } = requireScope(ctx, 'webhooks:write')
  return { id: requireUuid(webhookId, 'webhook'), accountId }
}

/** The endpoint, its row locked until the transaction ends; throws where it is gone or somebody else's. */
export async function lockWebhook(tx: Prisma.TransactionClient, own: { id: string; accountId: string }) {
  await tx.$queryRaw`SELECT 1 FROM webhook_endpoints WHERE id = ${own.id}::uuid FOR UPDATE`
  const row = await tx.webhookEndpoint.findFirst({ where: own })
  if (!row) throw notFound('webhook')
  return row
}
