import type { DeletedDashboard } from '@/lib/contracts/dashboard'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import { lockDatasetRows } from '../dataset/lock-dataset'
import { discardUpload } from '../dataset/store-upload'
import { notFound } from '../errors'

/** Deletes a dashboard with its cards, links, generations, dataset and file; what is running for it ends unheard. */
export async function deleteDashboard(ctx: Ctx, dashboardId: string): Promise<DeletedDashboard> {
  const { accountId } = requireScope(ctx, 'dashboards:write')
  const id = requireUuid(dashboardId, 'dashboard')
  const dataset = await ctx.db.$transaction(async (tx) => {
    const found = await tx.dashboard.findFirst({ where: { id, accountId }, select: { dataset: true } })
    // Its dataset too: of two that delete it at once, the one may read between the other's steps.
    if (!found?.dataset) throw notFound('dashboard')
    await lockDatasetRows(tx, found.dataset.id)
    const { count } = await tx.dataset.deleteMany({ where: { id: found.dataset.id } })
    if (count === 0) throw notFound('dashboard')
    return found.dataset
  })
  await discardUpload(ctx, dataset)
  return { id, dataset_id: dataset.id }
}
