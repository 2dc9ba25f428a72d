import type { Ctx } from '../context'

/** One that nobody has begun by then has lost its job, or the queue is long; another wake-up does no harm. */
const unclaimedMs = 10_000
const batchMax = 100

/**
 * Sends deliveries to the queue again that are due and that nobody is sending: their job was lost, their process has
 * died, or their endpoint is enabled again. The worker does this now and then; gives how many there were.
 */
export async function recoverDeliveries(ctx: Ctx): Promise<number> {
  const now = new Date()
  const due = await ctx.db.webhookDelivery.findMany({
    where: {
      status: 'pending',
      nextAttemptAt: { lt: new Date(now.getTime() - unclaimedMs) },
      endpoint: { isEnabled: true },
      OR: [{ leaseExpiresAt: null }, { leaseExpiresAt: { lt: now } }],
    },
    select: { id: true, nextAttemptAt: true },
    orderBy: { nextAttemptAt: 'asc' },
    take: batchMax,
  })
  for (const { id, nextAttemptAt } of due) {
    await ctx.queue.sendWebhook({ deliveryId: id, at: nextAttemptAt ?? now })
  }
  return due.length
}
