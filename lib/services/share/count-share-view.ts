import { randomUUID } from 'node:crypto'
import type { Ctx } from '../context'
import type { Viewer, ViewerPass } from './require-viewer'
import { digestViewerToken } from './viewer-token'

/** Whoever comes back within half an hour is still reading. */
const sameViewMinutes = 30

/**
 * Counts that somebody saw a link's dashboard, but not its owner, and one browser once in half an hour. Without a
 * browser's token (a robot, a page that is fetched ahead) nothing is counted. Resolves when it is written.
 */
export async function countShareView(
  ctx: Ctx,
  { link, email, isOwner }: Viewer,
  { browserToken }: ViewerPass,
): Promise<void> {
  if (isOwner || !browserToken) return
  const view = { id: randomUUID(), linkId: link.id, email, digest: digestViewerToken(browserToken) }
  await writeTogether(ctx.db, view)
}

interface View {
  id: string
  linkId: string
  email: string | null
  digest: string
}

interface Queue {
  waiting: View[]
  /** Of all that wait, in one statement, once the one under way is done. */
  next: Promise<void> | null
  last: Promise<unknown>
}

/** A queue a database. */
const queues = new WeakMap<object, Queue>()

/** The views of a crowd are written by a few statements: each is a commit, and all of a link's change one row. */
function writeTogether(db: Ctx['db'], view: View): Promise<void> {
  const queue = queues.get(db) ?? { waiting: [], next: null, last: Promise.resolve() }
  queues.set(db, queue)
  queue.waiting.push(view)
  queue.next ??= queue.last.then(() => {
    const views = queue.waiting
    queue.waiting = []
    queue.next = null
    const written = write(db, views)
    queue.last = written.catch(() => undefined)
    return written
  })
  return queue.next
}

async function write(db: Ctx['db'], views: View[]): Promise<void> {
  await db.$executeRaw`
    WITH given AS (
      SELECT DISTINCT ON (link_id, digest) g.*
        FROM unnest(${views.map(({ id }) => id)}::uuid[], ${views.map(({ linkId }) => linkId)}::text[],
                    ${views.map(({ email }) => email)}::text[], ${views.map(({ digest }) => digest)}::text[])
             AS g(id, link_id, email, digest)
        JOIN share_links l ON l.id = g.link_id
    ), counted AS (
      INSERT INTO share_views (id, share_link_id, email, browser_digest, viewed_at)
      SELECT g.id, g.link_id, g.email, g.digest, now() FROM given g
       WHERE NOT EXISTS (
         SELECT 1 FROM share_views v
          WHERE v.share_link_id = g.link_id AND v.browser_digest = g.digest
            AND v.viewed_at > now() - make_interval(mins => ${sameViewMinutes}::int))
      RETURNING share_link_id
    ), counts AS (
      SELECT share_link_id, count(*)::int AS views FROM counted GROUP BY share_link_id
    )
    UPDATE share_links SET view_count = view_count + counts.views, last_viewed_at = now()
      FROM counts WHERE share_links.id = counts.share_link_id`
}
