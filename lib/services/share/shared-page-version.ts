import type { Ctx } from '../context'
import { presentViewedShareLink } from './present-share-link'
import type { Visit } from './require-viewer'

/**
 * Names all that the page of a link shows, so that one who comes may be given the page that was made for another: for
 * links that show everybody the same and ask for nothing. Null where a page is for its visitor alone.
 */
export async function findSharedPageVersion(ctx: Ctx, { link, requires }: Visit): Promise<string | null> {
  if (link.visibility !== 'public' || link.passwordHash !== null || requires.length > 0) return null
  const where = { id: link.dashboardId }
  const dashboard = await ctx.db.dashboard.findUnique({ where, select: { updatedAt: true } })
  if (!dashboard) return null
  return JSON.stringify([presentViewedShareLink(link), dashboard.updatedAt])
}
