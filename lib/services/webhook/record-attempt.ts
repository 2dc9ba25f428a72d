import type { Prisma } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import type { DeliveryClaim } from './claim-delivery'
import type { PostOutcome } from './post-webhook'
import { findNextAttempt } from './retry-schedule'

/** Standard Webhooks: a receiver that says so is not to be called again. */
const goneStatus = 410

/** Writes down how an attempt went, and sets the next one where there is to be one. */
export async function recordAttempt(ctx: Ctx, claim: DeliveryClaim, outcome: PostOutcome): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    // The delivery first, as whoever claims or deletes it does.
    if (outcome.errorClass === null) await endDelivered(tx, claim)
    else if (outcome.statusCode === goneStatus) await endGone(tx, claim)
    else await endFailed(ctx, tx, claim)
    await tx.webhookAttempt.updateMany({ where: { id: claim.attemptId }, data: outcome })
  })
}

/** What was taken is never sent again, even where another attempt has begun by now. */
async function endDelivered(tx: Prisma.TransactionClient, { delivery }: DeliveryClaim): Promise<void> {
  await tx.webhookDelivery.updateMany({
    where: { id: delivery.id, status: { not: 'delivered' } },
    data: { status: 'delivered', deliveredAt: new Date(), nextAttemptAt: null, leaseExpiresAt: null },
  })
}

async function endGone(tx: Prisma.TransactionClient, { delivery, endpoint }: DeliveryClaim): Promise<void> {
  // The endpoint first, as whoever deletes it or sends anew does.
  await tx.$queryRaw`SELECT 1 FROM webhook_endpoints WHERE id = ${endpoint.id}::uuid FOR UPDATE`
  const { count } = await tx.webhookDelivery.updateMany({ where: heldBy({ delivery }), data: dead })
  if (count > 0) await tx.webhookEndpoint.update({ where: { id: endpoint.id }, data: { isEnabled: false } })
}

async function endFailed(ctx: Ctx, tx: Prisma.TransactionClient, { delivery }: DeliveryClaim): Promise<void> {
  const at = findNextAttempt(delivery.attemptCount, new Date())
  const { count } = await tx.webhookDelivery.updateMany({
    where: heldBy({ delivery }),
    data: at ? { nextAttemptAt: at, leaseExpiresAt: null } : dead,
  })
  if (count > 0 && at) await ctx.queue.sendWebhook({ deliveryId: delivery.id, at }, { transaction: tx })
}

const dead = { status: 'dead', nextAttemptAt: null, leaseExpiresAt: null } as const

/** The attempt that this claim stands for, and no later one. */
const heldBy = ({ delivery }: Pick<DeliveryClaim, 'delivery'>) =>
  ({ id: delivery.id, status: 'pending', leaseExpiresAt: delivery.leaseExpiresAt }) as const
