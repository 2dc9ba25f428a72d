import type { Ctx } from '../context'

/** The count of a link's views stays; who came when is nobody's business for longer. */
const viewDays = 90
const dayMs = 24 * 60 * 60 * 1000

/** Deletes codes and sessions that have ended, and old single views; gives how many. */
export async function sweepShareTraces(ctx: Ctx): Promise<number> {
  const now = new Date()
  const old = new Date(now.getTime() - viewDays * dayMs)
  const swept = await Promise.all([
    ctx.db.emailCode.deleteMany({ where: { expiresAt: { lt: now } } }),
    ctx.db.shareSession.deleteMany({ where: { expiresAt: { lt: now } } }),
    ctx.db.shareView.deleteMany({ where: { viewedAt: { lt: old } } }),
  ])
  return swept.reduce((sum, { count }) => sum + count, 0)
}
