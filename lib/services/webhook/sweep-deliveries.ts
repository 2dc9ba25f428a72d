import type { Ctx } from '../context'

/** So long can be read, and sent anew, what was sent. */
const keptDays = 30
const dayMs = 24 * 60 * 60 * 1000

/** Deletes deliveries that ended and are old; gives how many. */
export async function sweepDeliveries(ctx: Ctx): Promise<number> {
  const before = new Date(Date.now() - keptDays * dayMs)
  const { count } = await ctx.db.webhookDelivery.deleteMany({
    where: { status: { not: 'pending' }, createdAt: { lt: before } },
  })
  return count
}
