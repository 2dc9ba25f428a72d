import type { FilteredDashboard, Selection } from '@/lib/contracts/selection'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { filterDashboard } from './filter-dashboard'
import { findFilterable } from './filterable'
import { getDashboardVersion } from './find-dashboard-version'

/** A dashboard of the account that asks, over some rows; to be shown to others, without the cards that are hidden. */
export async function getFilteredDashboard(
  ctx: Ctx,
  dashboardId: string,
  {
    selection,
    eyes = 'owner',
    signal,
  }: { selection: Selection; eyes?: 'owner' | 'viewer'; signal?: AbortSignal },
): Promise<FilteredDashboard> {
  const version = await getDashboardVersion(ctx, dashboardId)
  const filterable = await findFilterable(ctx, dashboardId.toLowerCase(), { version, eyes })
  if (!filterable) throw notFound('dashboard')
  return filterDashboard(ctx, { ...filterable, selection, signal })
}
