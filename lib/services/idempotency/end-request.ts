import type { Ctx } from '../context'
import { sealText } from '../sealed-text'
import type { KeptAnswer } from './claim-request'
import type { RequestClaim } from './request-claim'

/** Keeps the answer for those who send the request again; sealed, since some answers hold a secret shown once. */
export async function keepAnswer(ctx: Ctx, claim: RequestClaim, answer: KeptAnswer): Promise<void> {
  const { status, headers } = answer
  const body = sealText(answer.body, { purpose: 'idempotent answers' })
  const data = { status, headers, body, lockedUntil: null }
  await ctx.db.idempotentRequest.updateMany({ where: held(claim), data })
}

/**
 * Lets the next one with the key do the work: this time it came to nothing that would stay so. What was begun and has not
 * failed is gone on with: it was its answer alone that could not be given.
 */
export async function releaseRequest(ctx: Ctx, claim: RequestClaim): Promise<void> {
  const goesOn = { generation: { is: { status: { not: 'failed' as const } } } }
  const kept = await ctx.db.idempotentRequest.updateMany({
    where: { ...held(claim), ...goesOn },
    data: { lockedUntil: null },
  })
  if (kept.count === 0) await ctx.db.idempotentRequest.deleteMany({ where: held(claim) })
}

/** Deletes what is older than 24 h; gives how many. */
export async function sweepIdempotentRequests(ctx: Ctx): Promise<number> {
  const { count } = await ctx.db.idempotentRequest.deleteMany({ where: { expiresAt: { lt: new Date() } } })
  return count
}

export const held = ({ id, lockedUntil }: RequestClaim) => ({ id, lockedUntil, status: null })
