import type { FilteredDashboard, Selection } from '@/lib/contracts/selection'
import type { Ctx } from '../context'
import { filterDashboard } from '../dashboard/filter-dashboard'
import { findFilterable } from '../dashboard/filterable'
import { findDashboardVersion } from '../dashboard/find-dashboard-version'
import { consumeLimit } from '../limit/consume-limit'
import { noSharedDashboard } from './get-living-link'
import { requireViewer, type ViewerPass } from './require-viewer'
import { filterLimit } from './share-limits'
import { withCutTables } from './view-share-link'

/** What a link shows, over some rows, to whoever was let in. */
export async function getSharedFilteredDashboard(
  ctx: Ctx,
  linkId: string,
  { pass, selection, signal }: { pass: ViewerPass; selection: Selection; signal?: AbortSignal },
): Promise<FilteredDashboard> {
  const { link } = await requireViewer(ctx, linkId, { pass })
  await consumeLimit(ctx, filterLimit, ctx.clientAddress)
  const version = await findDashboardVersion(ctx, link.dashboardId)
  const filterable = version && (await findFilterable(ctx, link.dashboardId, { version, eyes: 'viewer' }))
  if (!filterable) throw noSharedDashboard()
  const filtered = await filterDashboard(ctx, { ...filterable, selection, signal })
  if (link.allowScrollableCards) return filtered
  return { ...filtered, dashboard: withCutTables(filtered.dashboard) }
}
