import { randomUUID } from 'node:crypto'
import { readRows } from '@/lib/db/read-rows'
import type { Ctx } from '../context'
import { isUnavailable } from '../database-errors'
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

/** Those that could not be written, and why. */
type Failed = Map<View, unknown>

interface Failure {
  error: unknown
}

interface Queue {
  waiting: View[]
  /** Of all that wait, in one statement, once the one under way is done. */
  next: Promise<Failed> | null
  last: Promise<Failed>
}

/** A queue a database. */
const queues = new WeakMap<object, Queue>()

/** The views of a crowd are written by a few statements: each is a commit, and all of a link's change one row. */
async function writeTogether(db: Ctx['db'], view: View): Promise<void> {
  const queue = queues.get(db) ?? { waiting: [], next: null, last: Promise.resolve<Failed>(new Map()) }
  queues.set(db, queue)
  queue.waiting.push(view)
  queue.next ??= queue.last.then(() => {
    const views = queue.waiting
    queue.waiting = []
    queue.next = null
    queue.last = writeAll(db, views)
    return queue.last
  })
  const failed = await queue.next
  if (failed.has(view)) throw failed.get(view)
}

/** One by one where they can't be written together: what can't be kept of one is nothing against the others. */
async function writeAll(db: Ctx['db'], views: View[]): Promise<Failed> {
  const failure = await failureOf(db, views)
  if (!failure) return new Map()
  if (views.length === 1) return new Map([[views[0]!, failure.error]])
  const failed: Failed = new Map()
  let away: Failure | null = null
  for (const view of views) {
    const own: Failure | null = away ?? (await failureOf(db, [view]))
    if (!own) continue
    failed.set(view, own.error)
    // The rest would wait for the same database in vain.
    if (isUnavailable(own.error)) away = own
  }
  return failed
}

const failureOf = (db: Ctx['db'], views: View[]): Promise<Failure | null> =>
  write(db, views).then(
    () => null,
    (error: unknown) => ({ error }),
  )

/** Links are locked first, in one order for all: none is deleted meanwhile, and no two wait for each other. */
const countStatement = `
  WITH links AS (
    SELECT id FROM share_links WHERE id = ANY($2::text[]) ORDER BY id FOR NO KEY UPDATE
  ), given AS (
    SELECT DISTINCT ON (link_id, digest) g.*
      FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) AS g(id, link_id, email, digest)
      JOIN links l ON l.id = g.link_id
  ), counted AS (
    INSERT INTO share_views (id, share_link_id, email, browser_digest, viewed_at)
    SELECT g.id, g.link_id, g.email, g.digest, now() FROM given g
     WHERE NOT EXISTS (
       SELECT 1 FROM share_views v
        WHERE v.share_link_id = g.link_id AND v.browser_digest = g.digest
          AND v.viewed_at > now() - make_interval(mins => $5::int))
    RETURNING share_link_id
  ), counts AS (
    SELECT share_link_id, count(*)::int AS views FROM counted GROUP BY share_link_id
  )
  UPDATE share_links SET view_count = view_count + counts.views, last_viewed_at = now()
    FROM counts WHERE share_links.id = counts.share_link_id`

/** Past Prisma, as it comes with nearly every page. */
async function write(db: Ctx['db'], views: View[]): Promise<void> {
  await readRows(db, countStatement, [
    views.map(({ id }) => id),
    views.map(({ linkId }) => linkId),
    views.map(({ email }) => email),
    views.map(({ digest }) => digest),
    sameViewMinutes,
  ])
}
