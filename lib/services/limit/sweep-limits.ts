import type { Ctx } from '../context'

/** Deletes the counts whose window has ended; gives how many. */
export async function sweepLimits(ctx: Ctx): Promise<number> {
  const { count } = await ctx.db.rateLimit.deleteMany({ where: { expire: { lt: new Date() } } })
  return count
}
