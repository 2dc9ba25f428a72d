import type { Prisma } from '@/lib/db/generated/client'
import { getEnv } from '@/lib/env'
import type { Actor, Ctx } from '../context'
import { requireStorage } from '../dataset/require-storage'
import { ServiceError } from '../errors'
import { consumeLimit, requireLeft } from '../limit/consume-limit'
import { generationLimit, planWayOut } from '../limit/limit'

const tryAgainSeconds = 5

/**
 * Refuses one generation more than the plan runs at a time or makes within an hour; a regeneration counts as well.
 * The account's row is to be locked; what the transaction does not keep is not counted.
 */
export async function requireRoom(
  { limits }: Pick<Ctx, 'limits'>,
  tx: Prisma.TransactionClient,
  actor: Actor,
): Promise<void> {
  if (!getEnv().rateLimits) return
  await requireFewRunning(tx, actor)
  await consumeLimit({ db: tx, limits }, generationLimit(actor.plan), actor.accountId)
}

/**
 * The same for an upload that has yet to be read, which is not counted: whoever has no room need not send it.
 * `bytesMin` is what the file takes at the least, by what the request says of itself.
 */
export async function requireRoomAhead(ctx: Ctx, actor: Actor, bytesMin?: number): Promise<void> {
  await requireStorage(ctx.db, actor, bytesMin)
  if (!getEnv().rateLimits) return
  await requireFewRunning(ctx.db, actor)
  await requireLeft(ctx, generationLimit(actor.plan), actor.accountId)
}

async function requireFewRunning(
  tx: Pick<Prisma.TransactionClient, 'generation'>,
  { accountId, plan }: Actor,
): Promise<void> {
  const running = await tx.generation.count({ where: { accountId, status: 'processing' } })
  const runningMax = getEnv().planLimits[plan].concurrentGenerations
  if (running < runningMax) return
  const most = runningMax === 1 ? 'One generation' : `${runningMax} generations`
  const wayOut = planWayOut(plan)
  throw new ServiceError('too_many_concurrent_generations', {
    message: `${most} can run at a time on the ${plan} plan. Try again when it has ended.${wayOut ? ` ${wayOut}` : ''}`,
    retryAfterSeconds: tryAgainSeconds,
  })
}
