import type { GenerationError } from '@/lib/contracts/generation'
import type { Ctx } from '../context'
import { lockDataset } from '../dataset/lock-dataset'
import { type Claim, heldBy } from './claim-generation'
import { notifyGeneration } from './notify-generation'
import { queueFailed } from './queue-ended'

/** Ends a run with the reason, unless a later run holds the generation by now. */
export async function failGeneration(ctx: Ctx, claim: Claim, error: GenerationError): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await lockDataset(tx, claim.dataset.id)
    const { count } = await tx.generation.updateMany({
      where: heldBy(claim),
      data: {
        status: 'failed',
        errorCode: error.code,
        errorMessage: error.message,
        completedAt: new Date(),
        leaseExpiresAt: null,
      },
    })
    if (count === 0) return
    // The dashboard that was to be made anew stands as it was, and so does what is known of its dataset.
    const status = claim.generation.dashboardId ? 'cleaned' : 'failed'
    await tx.dataset.update({ where: { id: claim.dataset.id }, data: { status } })
    await queueFailed(ctx, tx, { generation: claim.generation, error })
    await notifyGeneration(tx, claim.generation.id)
  })
}
