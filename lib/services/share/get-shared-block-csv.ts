import type { Ctx } from '../context'
import type { CsvFile } from '../csv/csv-file'
import { blockCsv } from '../dashboard/get-block-csv'
import { consumeLimit } from '../limit/consume-limit'
import { requireViewer, type ViewerPass } from './require-viewer'
import { downloadLimit } from './share-limits'

/** The rows of a shared card as CSV, where the link allows its viewers the data. */
export async function getSharedBlockCsv(
  ctx: Ctx,
  { linkId, blockId }: { linkId: string; blockId: string },
  pass: ViewerPass,
): Promise<CsvFile> {
  const { link } = await requireViewer(ctx, linkId, { pass, allowance: 'allow_data_download' })
  await consumeLimit(ctx, downloadLimit, ctx.clientAddress)
  return blockCsv(ctx, { id: link.dashboardId, isHidden: false }, blockId)
}
