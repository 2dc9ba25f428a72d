import type { DeletedGeneration } from '@/lib/contracts/generation'
import type { Prisma } from '@/lib/db/generated/client'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import { lockDatasetRows } from '../dataset/lock-dataset'
import { discardUpload } from '../dataset/store-upload'
import { notFound, ServiceError } from '../errors'

/** Deletes a generation that came to nothing, with its dataset and file; what a dashboard stands on goes with that alone. */
export async function deleteGeneration(ctx: Ctx, generationId: string): Promise<DeletedGeneration> {
  const { accountId } = requireScope(ctx, 'dashboards:write')
  const id = requireUuid(generationId, 'generation')
  const dataset = await ctx.db.$transaction(async (tx) => {
    const found = await tx.generation.findFirst({ where: { id, accountId }, select: { dataset: true } })
    // Its dataset too: of two that delete it at once, the one may read between the other's steps.
    if (!found?.dataset) throw notFound('generation')
    await lockDatasetRows(tx, found.dataset.id)
    await requireUseless(tx, found.dataset.id)
    const { count } = await tx.dataset.deleteMany({ where: { id: found.dataset.id } })
    if (count === 0) throw notFound('generation')
    return found.dataset
  })
  await discardUpload(ctx, dataset)
  return { id, dataset_id: dataset.id }
}

async function requireUseless(tx: Prisma.TransactionClient, datasetId: string): Promise<void> {
  const dashboard = await tx.dashboard.findFirst({ where: { datasetId }, select: { id: true } })
  if (dashboard) {
    throw conflict(
      `A dashboard stands on this generation. Delete that one, which takes its generations along: DELETE /api/dashboard/${dashboard.id}/.`,
    )
  }
  const running = await tx.generation.count({ where: { datasetId, status: 'processing' } })
  if (running > 0) throw conflict('This generation is still running. Delete it when it has ended.')
}

const conflict = (message: string) => new ServiceError('conflict', { message })
