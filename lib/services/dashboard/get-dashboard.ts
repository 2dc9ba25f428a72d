import type { Dashboard } from '@/lib/contracts/dashboard'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { dashboardParts, presentDashboard, unshownParts } from './present-dashboard'

/** One dashboard of the account that asks, with its cards; to be shown to others, without those that are hidden. */
export async function getDashboard(
  ctx: Ctx,
  dashboardId: string,
  eyes: 'owner' | 'viewer' = 'owner',
): Promise<Dashboard> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  const id = requireUuid(dashboardId, 'dashboard')
  const row = await ctx.db.dashboard.findFirst({
    where: { id, accountId },
    include: dashboardParts,
    omit: unshownParts,
  })
  // Deleted between the one and the other.
  if (!row?.dataset) throw notFound('dashboard')
  return presentDashboard(row, eyes)
}
