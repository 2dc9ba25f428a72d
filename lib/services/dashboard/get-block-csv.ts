import type { Block } from '@/lib/db/generated/client'
import { csvCell, csvText } from '@/lib/format/csv-text'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import type { CsvFile } from '../csv/csv-file'
import { notFound, ServiceError } from '../errors'

interface Preview {
  columns?: string[]
  rows?: Record<string, unknown>[]
}

/** The rows that a card shows, as CSV. */
export async function getBlockCsv(ctx: Ctx, dashboardId: string, blockId: string): Promise<CsvFile> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  const where = { id: requireUuid(blockId, 'card'), dashboardId: requireUuid(dashboardId, 'dashboard') }
  const block = await ctx.db.block.findFirst({ where: { ...where, dashboard: { accountId } } })
  if (!block) throw notFound('card')
  return blockCsv(block)
}

/** Throws `not_found` for a card that is text alone. */
export function blockCsv(block: Block): CsvFile {
  const { columns, rows = [] } = block.dataPreview as Preview
  if (!columns) throw new ServiceError('not_found', { message: 'This card is text alone and has no data.' })
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return { name: block.title, content: csvText(lines.map((line) => line.map(csvCell))) }
}
