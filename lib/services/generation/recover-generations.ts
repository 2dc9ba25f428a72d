import type { Ctx } from '../context'

/** One that nobody has begun by then has lost its job. */
const unclaimedMs = 60_000
const batchMax = 100

/**
 * Sends the generations to the queue again whose process has died: their lease has ended, or nobody ever took
 * them. The worker does this when it starts and now and then; gives how many there were.
 */
export async function recoverGenerations(ctx: Ctx): Promise<number> {
  const now = new Date()
  const lost = await ctx.db.generation.findMany({
    where: {
      status: 'processing',
      OR: [
        { leaseExpiresAt: { lt: now } },
        { leaseExpiresAt: null, createdAt: { lt: new Date(now.getTime() - unclaimedMs) } },
      ],
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: batchMax,
  })
  for (const { id } of lost) await ctx.queue.sendGeneration({ generationId: id })
  return lost.length
}
