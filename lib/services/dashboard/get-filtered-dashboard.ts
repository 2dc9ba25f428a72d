import type { FilteredDashboard, Selection } from '@/lib/contracts/selection'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { filterDashboard } from './filter-dashboard'
import { dashboardParts, presentDashboard, unshownParts } from './present-dashboard'

/** A dashboard of the account that asks, over some rows; to be shown to others, without the cards that are hidden. */
export async function getFilteredDashboard(
  ctx: Ctx,
  dashboardId: string,
  { selection, eyes, signal }: { selection: Selection; eyes?: 'owner' | 'viewer'; signal?: AbortSignal },
): Promise<FilteredDashboard> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  const id = requireUuid(dashboardId, 'dashboard')
  const row = await ctx.db.dashboard.findFirst({
    where: { id, accountId },
    include: { ...dashboardParts, dataset: true },
    omit: unshownParts,
  })
  // Deleted between the one and the other.
  if (!row?.dataset) throw notFound('dashboard')
  const { id: datasetId, name, status } = row.dataset
  const dashboard = presentDashboard({ ...row, dataset: { id: datasetId, name, status } }, eyes)
  return filterDashboard(ctx, { dashboard, dataset: row.dataset, selection, signal })
}
