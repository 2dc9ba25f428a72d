import type { Ctx } from '../context'
import type { CsvFile } from '../csv/csv-file'
import { cleanedCsv } from '../dataset/get-cleaned-csv'
import { consumeLimit } from '../limit/consume-limit'
import { noSharedDashboard } from './get-living-link'
import { requireViewer, type ViewerPass } from './require-viewer'
import { downloadLimit } from './share-limits'

/** The whole cleaned table behind a link, where it allows its viewers the data. */
export async function getSharedCleanedCsv(
  ctx: Ctx,
  linkId: string,
  { pass, signal }: { pass: ViewerPass; signal?: AbortSignal },
): Promise<CsvFile> {
  const { link } = await requireViewer(ctx, linkId, { pass, allowance: 'allow_data_download' })
  await consumeLimit(ctx, downloadLimit, ctx.clientAddress)
  const where = { id: link.dashboardId }
  const dashboard = await ctx.db.dashboard.findUnique({ where, select: { dataset: true } })
  if (!dashboard?.dataset) throw noSharedDashboard()
  return cleanedCsv(ctx, dashboard.dataset, { signal, who: `net ${ctx.clientAddress}` })
}
