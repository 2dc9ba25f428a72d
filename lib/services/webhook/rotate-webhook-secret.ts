import type { z } from 'zod'
import type { rotateWebhookSecretSchema, WebhookWithSecret } from '@/lib/contracts/webhook'
import type { Ctx } from '../context'
import { lockWebhook, ownWebhook } from './own-webhook'
import { presentWebhook, webhookParts } from './present-webhook'
import { generateWebhookSecret, sealSecret } from './webhook-secret'

const hourMs = 60 * 60 * 1000

/** Gives an endpoint a new secret. The old one signs too until the grace ends; one from before that ends now. */
export async function rotateWebhookSecret(
  ctx: Ctx,
  webhookId: string,
  { grace_hours: graceHours }: z.output<typeof rotateWebhookSecretSchema>,
): Promise<WebhookWithSecret> {
  const own = ownWebhook(ctx, webhookId)
  const secret = generateWebhookSecret()
  const row = await ctx.db.$transaction(async (tx) => {
    const { secretCipher } = await lockWebhook(tx, own)
    return tx.webhookEndpoint.update({
      where: { id: own.id },
      data: {
        secretCipher: sealSecret(secret),
        previousSecretCipher: graceHours > 0 ? secretCipher : null,
        previousSecretExpiresAt: graceHours > 0 ? new Date(Date.now() + graceHours * hourMs) : null,
      },
      include: webhookParts,
    })
  })
  return { ...presentWebhook(row), secret }
}
