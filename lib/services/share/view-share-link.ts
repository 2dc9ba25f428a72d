import { tableRowsMax } from '@/lib/contracts/card-room'
import type { Dashboard, SharedView } from '@/lib/contracts/dashboard'
import type { ShareLink } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { filterByOf } from '../dashboard/filter-by'
import { dashboardParts, presentDashboard, unshownParts } from '../dashboard/present-dashboard'
import { findMadePayload } from '../generation/find-made-payload'
import { noSharedDashboard } from './get-living-link'
import { presentNotes } from './present-notes'
import { presentViewedShareLink } from './present-share-link'
import { noPass, readVisit, type ViewerPass, type Visit } from './require-viewer'

type OpenView = Extract<SharedView, { dashboard: unknown }>

/** What a link shows to whoever comes: its dashboard, or what must be shown before. */
export async function viewShareLink(
  ctx: Ctx,
  linkId: string,
  pass: ViewerPass = noPass,
): Promise<SharedView> {
  return showVisit(ctx, await readVisit(ctx, linkId, pass))
}

export const showVisit = async (ctx: Ctx, { link, requires }: Visit): Promise<SharedView> =>
  requires.length > 0 ? { visibility: link.visibility, requires } : showDashboard(ctx, link)

/** What a link shows to whoever was let in. */
export async function showDashboard(ctx: Ctx, link: ShareLink): Promise<OpenView> {
  const where = { id: link.dashboardId }
  const row = await ctx.db.dashboard.findUnique({ where, include: dashboardParts, omit: unshownParts })
  // Deleted since its link was read, with its dataset or before it.
  if (!row?.dataset) throw noSharedDashboard()
  const dashboard = presentDashboard(row, 'viewer')
  const payload = await findMadePayload(ctx, row.id)
  return {
    visibility: link.visibility,
    share_link: presentViewedShareLink(link),
    dashboard: link.allowScrollableCards ? dashboard : withCutTables(dashboard),
    ...(payload && {
      notes: presentNotes(payload),
      filter_by: filterByOf(payload, dashboard.chart_blocks),
    }),
  }
}

/** Cards that do not scroll show so many rows and how many more there are; the others never leave the server. */
export const withCutTables = (dashboard: Dashboard): Dashboard => ({
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
