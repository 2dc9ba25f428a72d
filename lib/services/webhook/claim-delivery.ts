import type { WebhookDelivery, WebhookEndpoint } from '@/lib/db/generated/client'
import type { Ctx } from '../context'

/** An attempt ends within 10 s; a process that has not told its end by then is taken to be dead. */
export const leaseMs = 30_000

export interface DeliveryClaim {
  delivery: WebhookDelivery
  endpoint: WebhookEndpoint
  attemptId: string
}

/**
 * Takes a delivery that is due and that nobody is sending, and writes the attempt down as broken off, which it is
 * unless its end is recorded. Null where there is nothing to take.
 */
export async function claimDelivery(ctx: Ctx, id: string): Promise<DeliveryClaim | null> {
  return ctx.db.$transaction(async (tx) => {
    const now = new Date()
    const [delivery] = await tx.webhookDelivery.updateManyAndReturn({
      where: {
        id,
        status: 'pending',
        nextAttemptAt: { lte: now },
        endpoint: { isEnabled: true },
        OR: [{ leaseExpiresAt: null }, { leaseExpiresAt: { lt: now } }],
      },
      data: { attemptCount: { increment: 1 }, leaseExpiresAt: new Date(now.getTime() + leaseMs) },
    })
    if (!delivery) return null
    const before = await tx.webhookAttempt.count({ where: { deliveryId: id } })
    const attempt = await tx.webhookAttempt.create({
      data: { deliveryId: id, number: before + 1, errorClass: 'interrupted', durationMs: 0, startedAt: now },
      select: { id: true },
    })
    const endpoint = await tx.webhookEndpoint.findUniqueOrThrow({ where: { id: delivery.endpointId } })
    return { delivery, endpoint, attemptId: attempt.id }
  })
}
