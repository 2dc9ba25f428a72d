import type { z } from 'zod'
import type { DashboardList, DashboardListItem, listDashboardsSchema } from '@/lib/contracts/dashboard'
import type { Prisma } from '@/lib/db/generated/client'
import { requireScope } from '../access'
import type { Ctx } from '../context'
import { decodeCursor, encodeCursor } from '../cursor'
import { isPublic } from '../share/share-link-state'

const parts = {
  dataset: { select: { id: true, name: true, status: true } },
  dashboard: {
    select: {
      id: true,
      title: true,
      description: true,
      updatedAt: true,
      shareLinks: { select: { visibility: true, expiresAt: true, revokedAt: true } },
      status: true,
      generations: { select: { id: true }, orderBy: { id: 'desc' }, take: 1 },
      _count: { select: { blocks: { where: { removedAt: null, isHidden: false } } } },
    },
  },
} satisfies Prisma.GenerationInclude

type Row = Prisma.GenerationGetPayload<{ include: typeof parts }>

/** The account's dashboards, newest first, all or those that are searched for; running and failed ones among them. */
export async function listDashboards(
  ctx: Ctx,
  { limit, cursor, q }: z.output<typeof listDashboardsSchema>,
): Promise<DashboardList> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  // A dashboard stands where it was first made. Ids are UUIDs of version 7: their order is that of the making.
  const rows = await ctx.db.generation.findMany({
    where: {
      accountId,
      isRegeneration: false,
      ...(cursor && { id: { lt: decodeCursor(cursor) } }),
      AND: wordsOf(q).map(hasWord),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
    include: parts,
  })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.flatMap((row) => presentItem(row) ?? []),
    next_cursor: last ? encodeCursor(last.id) : null,
  }
}

/** More words than this narrow no search. */
const wordsMax = 10

const wordsOf = (q = '') => q.split(/\s+/).filter(Boolean).slice(0, wordsMax)

/** Where the word stands in what the list shows of a row: before there is a dashboard, that is what was asked for. */
function hasWord(word: string): Prisma.GenerationWhereInput {
  const contains = { contains: likeText(word), mode: 'insensitive' } as const
  return {
    OR: [
      { dashboard: { OR: [{ title: contains }, { description: contains }] } },
      { dashboard: null, OR: [{ title: contains }, { errorMessage: contains }] },
      { dataset: { name: contains } },
    ],
  }
}

/** `%` and `_` are letters like any other to whoever searches. */
const likeText = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Null of one that was deleted while the list was read: its dataset is gone then. */
function presentItem(row: Row): DashboardListItem | null {
  if (!row.dataset) return null
  return {
    id: row.dashboard?.id ?? null,
    generation_id: row.dashboard?.generations[0]?.id ?? row.id,
    title: row.dashboard?.title ?? row.title ?? row.dataset.name,
    description: row.dashboard?.description ?? row.errorMessage ?? '',
    status: row.dashboard?.status ?? row.status,
    visibility: isPublic(row.dashboard?.shareLinks ?? []) ? 'public' : 'private',
    card_count: row.dashboard?._count.blocks ?? 0,
    dataset: row.dataset,
    created_at: row.createdAt.toISOString(),
    updated_at: (row.dashboard?.updatedAt ?? row.updatedAt).toISOString(),
  }
}
