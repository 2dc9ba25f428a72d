import type { Block, Prisma } from '@/lib/db/generated/client'
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

/** What must be read with a card to know its rows. */
export const blockParts = { dashboard: { select: { layout: true, documentVersion: true } } } as const

type Row = Prisma.BlockGetPayload<{ include: typeof blockParts }>

/** The rows that a card shows, as CSV. */
export async function getBlockCsv(ctx: Ctx, dashboardId: string, blockId: string): Promise<CsvFile> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  const where = { id: requireUuid(blockId, 'card'), dashboardId: requireUuid(dashboardId, 'dashboard') }
  const block = await ctx.db.block.findFirst({
    where: { ...where, dashboard: { accountId } },
    include: blockParts,
  })
  if (!block) throw notFound('card')
  return blockCsv(block)
}

/** Throws `not_found` for a card that is text alone, and `document_unreadable`. */
export function blockCsv({ dashboard, ...block }: Row): CsvFile {
  const { columns, rows = [] } = previewOf(block, dashboard)
  if (!columns) throw new ServiceError('not_found', { message: 'This card is text alone and has no data.' })
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return { name: block.title, content: csvText(lines.map((line) => line.map(csvCell))) }
}

function previewOf(block: Block, { layout, documentVersion }: Row['dashboard']): Preview {
  const document = { layout, chart_blocks: [blockDocument(block)] }
  return readDocument(storedDashboard, documentVersion, document).chart_blocks[0]!.data_preview
}
