import type { Ctx } from '../context'
import { type DashboardVersion, findDashboardVersion } from '../dashboard/find-dashboard-version'
import { presentViewedShareLink } from './present-share-link'
import type { Visit } from './require-viewer'

/**
 * Names all that a link shows to whoever was let in, which is the same for each of them. Null while the gate asks for
 * something, and where there is no dashboard any more.
 */
export async function findSharedViewVersion(
  ctx: Ctx,
  { link, requires }: Visit,
): Promise<DashboardVersion | null> {
  if (requires.length > 0) return null
  const version = await findDashboardVersion(ctx, link.dashboardId)
  if (!version) return null
  return { ...version, name: `${JSON.stringify(presentViewedShareLink(link))} ${version.name}` }
}
