import type { GenerationError } from '@/lib/contracts/generation'
import type { Generation, Prisma } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { presentShareLink } from '../share/present-share-link'
import { queueDeliveries, type WebhookOccurrence } from '../webhook/queue-deliveries'
import { generationParts } from './present-generation'

/** Tells the account's webhooks of a dashboard that is there, in the transaction that wrote it. */
export function queueReady(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { id, accountId }: Pick<Generation, 'id' | 'accountId'>,
): Promise<void> {
  const occurred = () => describeReady(tx, id)
  return queueDeliveries(ctx, tx, { accountId, generationId: id, type: 'dashboard.ready', occurred })
}

async function describeReady(tx: Prisma.TransactionClient, id: string): Promise<WebhookOccurrence | null> {
  const { datasetId, dashboard } = await tx.generation.findUniqueOrThrow({
    where: { id },
    include: generationParts,
  })
  if (!dashboard) return null
  const link = dashboard.shareLinks[0]
  return {
    type: 'dashboard.ready',
    data: {
      generation_id: id,
      dashboard_id: dashboard.id,
      dataset_id: datasetId,
      title: dashboard.title,
      share_link_id: link?.id ?? null,
      share_url: link ? presentShareLink(link).share_url : null,
    },
  }
}

/** Tells the account's webhooks of a generation that failed, in the transaction that ended it. */
export function queueFailed(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { generation, error }: { generation: Generation; error: GenerationError },
): Promise<void> {
  const { id, accountId, datasetId } = generation
  const data = {
    generation_id: id,
    dataset_id: datasetId,
    error: { code: error.code, message: error.message },
  }
  const occurred = async (): Promise<WebhookOccurrence> => ({ type: 'dashboard.failed', data })
  return queueDeliveries(ctx, tx, { accountId, generationId: id, type: 'dashboard.failed', occurred })
}
