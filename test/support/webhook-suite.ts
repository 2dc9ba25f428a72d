import { Webhook } from 'standardwebhooks'
import { expect } from 'vitest'
import { createWebhookSchema, type WebhookMessage, webhookMessageSchema } from '@/lib/contracts/webhook'
import type { Ctx } from '@/lib/services/context'
import { createWebhook } from '@/lib/services/webhook/create-webhook'
import { deliverWebhook } from '@/lib/services/webhook/deliver-webhook'
import { createWebhookPoster } from '@/lib/services/webhook/post-webhook'
import { createDnsResolver, resolveLikeSystem } from '@/lib/services/webhook/resolve-name'
import type { Received } from './webhook-receiver'

/** What a suite of webhooks sets before anything reads the settings. */
export const webhookEnv = { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1', NEXTAUTH_SECRET: 'test secret '.repeat(4) }

/** The product's poster, with the loopback allowed and less patience. */
export const post = createWebhookPoster({
  privateHosts: ['127.0.0.1'],
  resolvePublic: createDnsResolver(['127.0.0.1:9']),
  resolvePrivate: resolveLikeSystem,
  timeoutMs: 2000,
})

export const makeWebhook = (ctx: Ctx, url: string, given: { events?: string[] } = {}) =>
  createWebhook(ctx, createWebhookSchema.parse({ url, ...given }))

/** One attempt, if it is due. */
export const deliver = (ctx: Ctx, deliveryId: string) => deliverWebhook(ctx, { deliveryId, post })

export const readDelivery = (ctx: Ctx, id: string) =>
  ctx.db.webhookDelivery.findUniqueOrThrow({
    where: { id },
    include: { attempts: { orderBy: { number: 'asc' } } },
  })

/** Lets the time pass until the next attempt is due: the row is set as if it had been written that much sooner. */
export async function passTime(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.webhookDelivery.update({ where: { id }, data: { nextAttemptAt: new Date() } })
}

/** Lets the time pass until the lease of a process that was killed has ended. */
export async function passLease(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.webhookDelivery.update({ where: { id }, data: { leaseExpiresAt: new Date(Date.now() - 1) } })
}

/** The message of a request, verified as a receiver does it. */
export function verified({ headers, body }: Received, secret: string): WebhookMessage {
  const message = new Webhook(secret).verify(body, headers as Record<string, string>)
  const parsed = webhookMessageSchema.parse(message)
  expect(message).toEqual(parsed)
  expect(parsed.event).toBe(parsed.type)
  expect(parsed.id).toBe(headers['webhook-id'])
  return parsed
}
