import { requireUuid } from '../access'
import type { Ctx } from '../context'
import type { CsvFile } from '../csv/csv-file'
import { blockCsv, blockParts } from '../dashboard/get-block-csv'
import { notFound } from '../errors'
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
  const where = { id: requireUuid(blockId, 'card'), dashboardId: link.dashboardId }
  const block = await ctx.db.block.findFirst({ where, include: blockParts })
  if (!block) throw notFound('card')
  return blockCsv(block)
}
