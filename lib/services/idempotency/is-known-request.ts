import { requireActor } from '../access'
import type { Ctx } from '../context'

/** Whether something was sent with this Idempotency-Key before: it may only want to hear its answer again. */
export async function isKnownRequest(ctx: Ctx, key: string): Promise<boolean> {
  const { accountId } = requireActor(ctx)
  return (await ctx.db.idempotentRequest.count({ where: { accountId, key } })) > 0
}
