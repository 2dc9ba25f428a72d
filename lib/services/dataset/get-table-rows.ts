import type { RowsQuery, TableRows } from '@/lib/contracts/table-rows'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { findReading } from './find-reading'
import { readDatasetFile } from './read-dataset-file'
import { tellUnfit } from './tell-unfit'

/** Some rows of a dashboard's cleaned table, computed columns among them. */
export async function getTableRows(
  ctx: Ctx,
  dashboardId: string,
  { asked, signal }: { asked: RowsQuery; signal?: AbortSignal },
): Promise<TableRows> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  const id = requireUuid(dashboardId, 'dashboard')
  const dashboard = await ctx.db.dashboard.findFirst({
    where: { id, accountId },
    select: { dataset: true },
  })
  // Deleted between the one and the other.
  if (!dashboard?.dataset) throw notFound('dashboard')
  const { dataset } = dashboard
  const reading = await findReading(ctx, dataset)
  return readDatasetFile(ctx, {
    storageKey: dataset.storageKey,
    lost: 'its rows can not be read',
    read: (path) => ctx.engine.pageFile({ path, ...reading, asked, signal }),
  }).catch(tellUnfit)
}
