import type { GenerationError } from '@/lib/contracts/generation'
import type { Generation, Prisma } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { presentShareLink } from '../share/present-share-link'
import { queueDeliveries } from '../webhook/queue-deliveries'
import { generationParts } from './present-generation'

/** Tells the account's webhooks of a dashboard that is there, in the transaction that wrote it. */
export async function queueReady(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  generationId: string,
): Promise<void> {
  const { accountId, datasetId, dashboard } = await tx.generation.findUniqueOrThrow({
    where: { id: generationId },
    include: generationParts,
  })
  if (!dashboard) return
  const link = dashboard.shareLinks[0]
  await queueDeliveries(ctx, tx, {
    accountId,
    generationId,
    type: 'dashboard.ready',
    data: {
      generation_id: generationId,
      dashboard_id: dashboard.id,
      dataset_id: datasetId,
      title: dashboard.title,
      share_link_id: link?.id ?? null,
      share_url: link ? presentShareLink(link).share_url : null,
    },
  })
}

/** Tells the account's webhooks of a generation that failed, in the transaction that ended it. */
export async function queueFailed(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { generation, error }: { generation: Generation; error: GenerationError },
): Promise<void> {
  const { id, accountId, datasetId } = generation
  await queueDeliveries(ctx, tx, {
    accountId,
    generationId: id,
    type: 'dashboard.failed',
    data: {
      generation_id: id,
      dataset_id: datasetId,
      error: { code: error.code, message: error.message },
    },
  })
}
