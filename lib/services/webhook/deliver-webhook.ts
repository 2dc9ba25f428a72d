import type { Ctx } from '../context'
import { claimDelivery, type DeliveryClaim } from './claim-delivery'
import { describeFailure } from './delivery-error'
import { inTurn } from './delivery-turns'
import type { PostOutcome, PostWebhook } from './post-webhook'
import { recordAttempt } from './record-attempt'
import { signWebhook } from './sign-webhook'

/** Makes one attempt of a delivery that is due; for one that is not, or that somebody else is sending, does nothing. */
export async function deliverWebhook(
  ctx: Ctx,
  { deliveryId, post }: { deliveryId: string; post: PostWebhook },
): Promise<void> {
  const claim = await inTurn(() => claimDelivery(ctx, deliveryId))
  if (!claim) return
  const outcome = await attempt(claim, post)
  await inTurn(() => recordAttempt(ctx, claim, outcome))
  const { messageId, type, endpointId } = claim.delivery
  ctx.logger.info({ deliveryId, messageId, type, endpointId, ...outcome }, 'webhook attempt')
}

async function attempt({ delivery, endpoint }: DeliveryClaim, post: PostWebhook): Promise<PostOutcome> {
  const { messageId, body } = delivery
  let headers: Record<string, string>
  try {
    headers = signWebhook(endpoint, { messageId, body, at: new Date() })
  } catch (error) {
    return { ...describeFailure(error), durationMs: 0 }
  }
  return post({ url: endpoint.url, headers, body })
}
