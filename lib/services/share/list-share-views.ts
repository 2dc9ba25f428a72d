import type { ListShareLinks, ShareViewList } from '@/lib/contracts/share-link'
import { requireScope } from '../access'
import type { Ctx } from '../context'
import { decodeCursor, encodeCursor } from '../cursor'
import { getOwnLink } from './get-own-link'

const chartedDays = 30

/** How often a link was seen, by day, and its single views, newest first. */
export async function listShareViews(
  ctx: Ctx,
  linkId: string,
  { limit, cursor }: ListShareLinks,
): Promise<ShareViewList> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  const link = await getOwnLink(ctx, linkId, accountId)
  const rows = await ctx.db.shareView.findMany({
    where: { shareLinkId: link.id },
    orderBy: [{ viewedAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    ...(cursor && { cursor: { id: decodeCursor(cursor) }, skip: 1 }),
  })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    view_count: link.viewCount,
    last_viewed_at: link.lastViewedAt?.toISOString() ?? null,
    days: await countByDay(ctx, link.id),
    items: page.map(({ viewedAt, email }) => ({ viewed_at: viewedAt.toISOString(), email })),
    next_cursor: last ? encodeCursor(last.id) : null,
  }
}

const countByDay = (ctx: Ctx, linkId: string) => ctx.db.$queryRaw<ShareViewList['days']>`
  SELECT to_char(viewed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date, count(*)::int AS views
    FROM share_views
   WHERE share_link_id = ${linkId} AND viewed_at > now() - make_interval(days => ${chartedDays}::int)
   GROUP BY 1 ORDER BY 1`
