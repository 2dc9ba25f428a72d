import { randomUUID } from 'node:crypto'
import type { Ctx } from '../context'
import type { Viewer, ViewerPass } from './require-viewer'
import { digestViewerToken } from './viewer-token'

/** Whoever comes back within half an hour is still reading. */
const sameViewMinutes = 30

/**
 * Counts that somebody saw a link's dashboard, but not its owner, and one browser once in half an hour. Without a
 * browser's token (a robot, a page that is fetched ahead) nothing is counted.
 */
export async function countShareView(
  ctx: Ctx,
  { link, email, isOwner }: Viewer,
  { browserToken }: ViewerPass,
): Promise<void> {
  if (isOwner || !browserToken) return
  const digest = digestViewerToken(browserToken)
  await ctx.db.$executeRaw`
    WITH counted AS (
      INSERT INTO share_views (id, share_link_id, email, browser_digest, viewed_at)
      SELECT ${randomUUID()}::uuid, ${link.id}, ${email}, ${digest}, now()
       WHERE NOT EXISTS (
         SELECT 1 FROM share_views
          WHERE share_link_id = ${link.id} AND browser_digest = ${digest}
            AND viewed_at > now() - make_interval(mins => ${sameViewMinutes}::int))
      RETURNING 1)
    UPDATE share_links SET view_count = view_count + 1, last_viewed_at = now()
     WHERE id = ${link.id} AND EXISTS (SELECT 1 FROM counted)`
}
