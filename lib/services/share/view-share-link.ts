import { tableRowsMax } from '@/lib/contracts/card-room'
import type { Dashboard, SharedView } from '@/lib/contracts/dashboard'
import type { Ctx } from '../context'
import { dashboardParts, presentDashboard } from '../dashboard/present-dashboard'
import { presentViewedShareLink } from './present-share-link'
import { noPass, readVisit, type ViewerPass, type Visit } from './require-viewer'

/** What a link shows to whoever comes: its dashboard, or what must be shown before. */
export async function viewShareLink(
  ctx: Ctx,
  linkId: string,
  pass: ViewerPass = noPass,
): Promise<SharedView> {
  return showVisit(ctx, await readVisit(ctx, linkId, pass))
}

export async function showVisit(ctx: Ctx, { link, requires }: Visit): Promise<SharedView> {
  if (requires.length > 0) return { visibility: link.visibility, requires }
  const row = await ctx.db.dashboard.findUniqueOrThrow({
    where: { id: link.dashboardId },
    include: dashboardParts,
  })
  const dashboard = presentDashboard(row)
  return {
    visibility: link.visibility,
    share_link: presentViewedShareLink(link),
    dashboard: link.allowScrollableCards ? dashboard : withCutTables(dashboard),
  }
}

/** Cards that do not scroll show so many rows and how many more there are; the others never leave the server. */
const withCutTables = (dashboard: Dashboard): Dashboard => ({
  ...dashboard,
  chart_blocks: dashboard.chart_blocks.map((block) => {
    if (block.type !== 'table') return block
    const { rows, total_rows } = block.data_preview
    const preview = {
      ...block.data_preview,
      rows: rows.slice(0, tableRowsMax),
      total_rows: Math.max(total_rows, rows.length),
    }
    return { ...block, data_preview: preview }
  }),
})
