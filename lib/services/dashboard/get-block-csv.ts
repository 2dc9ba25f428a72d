import type { Block, Dashboard } from '@/lib/db/generated/client'
import { csvCell, csvText } from '@/lib/format/csv-text'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import type { CsvFile } from '../csv/csv-file'
import { readDocument } from '../document/read-document'
import { storedDashboard } from '../document/stored-dashboard'
import { notFound, ServiceError } from '../errors'
import { blockDocument } from './present-dashboard'

interface Preview {
  columns?: string[]
  rows?: Record<string, unknown>[]
}

/** The rows that a card shows, as CSV. */
export async function getBlockCsv(ctx: Ctx, dashboardId: string, blockId: string): Promise<CsvFile> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  return blockCsv(ctx, { id: requireUuid(dashboardId, 'dashboard'), accountId }, blockId)
}

/**
 * Of a dashboard that may be read, of one of those cards that whoever asks is shown. Read from the dashboard to its card: what is deleted between the two has no cards.
 * Throws `not_found`, also for a card that is text alone, and `document_unreadable`.
 */
export async function blockCsv(
  ctx: Ctx,
  { isHidden, ...where }: { id: string; accountId?: string; isHidden?: false },
  blockId: string,
): Promise<CsvFile> {
  const id = requireUuid(blockId, 'card')
  const dashboard = await ctx.db.dashboard.findFirst({
    where,
    select: { layout: true, documentVersion: true, blocks: { where: { id, isHidden, removedAt: null } } },
  })
  const block = dashboard?.blocks[0]
  if (!block) throw notFound('card')
  const { columns, rows = [] } = previewOf(block, dashboard)
  if (!columns) throw new ServiceError('not_found', { message: 'This card is text alone and has no data.' })
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return { name: block.title, content: csvText(lines.map((line) => line.map(csvCell))) }
}

type Document = Pick<Dashboard, 'layout' | 'documentVersion'>

function previewOf(block: Block, { layout, documentVersion }: Document): Preview {
  const document = { layout, chart_blocks: [blockDocument(block)] }
  return readDocument(storedDashboard, documentVersion, document).chart_blocks[0]!.data_preview
}
