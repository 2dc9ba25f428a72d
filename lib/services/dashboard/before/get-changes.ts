import type { DashboardChanges } from '@/lib/contracts/dashboard-changes'
import { requireScope, requireUuid } from '../../access'
import type { Ctx } from '../../context'
import { notFound } from '../../errors'
import { cardChanges } from './card-changes'
import { findBefore, madeAt } from './stored-before'

/** What making a dashboard anew has changed, until its owner has kept the one or the other. */
export async function getChanges(ctx: Ctx, dashboardId: string): Promise<DashboardChanges> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  const id = requireUuid(dashboardId, 'dashboard')
  const row = await ctx.db.dashboard.findFirst({
    where: { id, accountId },
    select: {
      title: true,
      before: true,
      lastGeneratedAt: true,
      createdAt: true,
      blocks: { orderBy: { position: 'asc' } },
    },
  })
  if (!row) throw notFound('dashboard')
  const before = findBefore(row.before)
  if (!before)
    return { before: null, after: null, title_before: null, cards: [], unchanged: row.blocks.length }
  return {
    before: before.lastGeneratedAt,
    after: madeAt(row).toISOString(),
    title_before: before.title === row.title ? null : before.title,
    ...cardChanges(before.blocks, row.blocks),
  }
}
