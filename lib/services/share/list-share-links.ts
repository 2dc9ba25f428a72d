import { shareLinkIdSchema } from '@/lib/contracts/ids'
import type { ListShareLinks, ManagedShareLinkList } from '@/lib/contracts/share-link'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import { decodeCursor, encodeCursor } from '../cursor'
import { notFound } from '../errors'
import { presentManagedShareLink } from './present-share-link'

/** A dashboard's links, newest first; those that have ended or were revoked stay in the list. */
export async function listShareLinks(
  ctx: Ctx,
  dashboardId: string,
  { limit, cursor }: ListShareLinks,
): Promise<ManagedShareLinkList> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  const id = requireUuid(dashboardId, 'dashboard')
  if ((await ctx.db.dashboard.count({ where: { id, accountId } })) === 0) throw notFound('dashboard')
  const rows = await ctx.db.shareLink.findMany({
    where: { dashboardId: id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    ...(cursor && { cursor: { id: decodeCursor(cursor, shareLinkIdSchema) }, skip: 1 }),
  })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { items: page.map(presentManagedShareLink), next_cursor: last ? encodeCursor(last.id) : null }
}
