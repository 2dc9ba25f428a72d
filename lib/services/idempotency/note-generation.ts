import type { Prisma } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { inProgress } from './claim-request'
import { held } from './end-request'

/**
 * Writes down, in the transaction that makes it, which generation a request with an Idempotency-Key has begun.
 * Throws `idempotency_in_progress` where another process has taken the request over meanwhile.
 */
export async function noteGeneration(
  { claim }: Pick<Ctx, 'claim'>,
  tx: Prisma.TransactionClient,
  generationId: string,
): Promise<void> {
  if (!claim) return
  const noted = await tx.idempotentRequest.updateMany({ where: held(claim), data: { generationId } })
  if (noted.count === 0) throw inProgress(null)
}
