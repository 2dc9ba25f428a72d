import type { Plan } from '@/lib/contracts/account'
import type { Prisma } from '@/lib/db/generated/client'
import { getEnv } from '@/lib/env'
import type { Actor } from '../context'
import { ServiceError } from '../errors'

const runningMax: Record<Plan, number> = { free: 1, premium: 5 }
const tryAgainSeconds = 5

/** Refuses one generation more than the plan runs at a time. The account's row is locked, so that of two requests at once the second counts the first. */
export async function requireRoom(tx: Prisma.TransactionClient, { accountId, plan }: Actor): Promise<void> {
  if (!getEnv().rateLimits) return
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId}::uuid FOR UPDATE`
  const running = await tx.generation.count({ where: { accountId, status: 'processing' } })
  if (running < runningMax[plan]) return
  const most = runningMax[plan] === 1 ? 'One generation' : `${runningMax[plan]} generations`
  throw new ServiceError('too_many_concurrent_generations', {
    message: `${most} can run at a time on the ${plan} plan. Try again when it has ended.`,
    retryAfterSeconds: tryAgainSeconds,
  })
}
