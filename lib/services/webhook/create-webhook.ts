import type { z } from 'zod'
import type { createWebhookSchema, WebhookWithSecret } from '@/lib/contracts/webhook'
import type { Prisma } from '@/lib/db/generated/client'
import { requireScope } from '../access'
import type { Ctx } from '../context'
import { validationError } from '../validation'
import { presentWebhook, webhookParts } from './present-webhook'
import { requireWebhookUrl } from './require-webhook-url'
import { generateWebhookSecret, sealSecret } from './webhook-secret'

/** Each is written to by every generation: enough for anybody, and not for a flood. */
const webhooksMax = 20

/** Makes an endpoint; only this answer and that of a rotation carry a secret. */
export async function createWebhook(
  ctx: Ctx,
  { url, description, events }: z.output<typeof createWebhookSchema>,
): Promise<WebhookWithSecret> {
  const { accountId } = requireScope(ctx, 'webhooks:write')
  const secret = generateWebhookSecret()
  const data = {
    accountId,
    url: requireWebhookUrl(url),
    description,
    events,
    secretCipher: sealSecret(secret),
  }
  const row = await ctx.db.$transaction(async (tx) => {
    await requireRoom(tx, accountId)
    return tx.webhookEndpoint.create({ data, include: webhookParts })
  })
  return { ...presentWebhook(row), secret }
}

/** The account's row is locked, so that of two requests at once the second counts the first. */
async function requireRoom(tx: Prisma.TransactionClient, accountId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId}::uuid FOR UPDATE`
  if ((await tx.webhookEndpoint.count({ where: { accountId } })) < webhooksMax) return
  const message = `An account has at most ${webhooksMax} webhooks; delete one that is no longer used.`
  throw validationError([{ path: '', code: 'too_many_webhooks', message }])
}
