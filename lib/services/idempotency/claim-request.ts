import type { IdempotentRequest } from '@/lib/db/generated/client'
import { requireActor } from '../access'
import type { Ctx } from '../context'
import { ServiceError } from '../errors'
import { openText } from '../sealed-text'
import { fingerprintOf, type RequestInput } from './fingerprint'
import type { RequestClaim } from './request-claim'

export interface KeptAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Longer than any work within a request; a killed process keeps a retry waiting for so long at the most. */
const lockMs = 60_000
const keptMs = 24 * 60 * 60 * 1000
const tryAgainSecondsMax = 5
/** A row may end or be given back between two looks at it. */
const looksMax = 3

/**
 * Takes a request that is to be done once. Gives the claim to do it, or the answer of the time that it was done.
 * Throws `idempotency_key_reused` where the key stands for another request, `idempotency_in_progress` while
 * somebody does it.
 */
export async function claimRequest(ctx: Ctx, input: RequestInput): Promise<RequestClaim | KeptAnswer> {
  const { accountId } = requireActor(ctx)
  const fingerprint = fingerprintOf(input)
  for (let look = 0; look < looksMax; look++) {
    const now = Date.now()
    const lockedUntil = new Date(now + lockMs)
    const { key, method, path } = input
    const row = { accountId, key, method, path, fingerprint, lockedUntil, expiresAt: new Date(now + keptMs) }
    const [made] = await ctx.db.idempotentRequest.createManyAndReturn({ data: row, skipDuplicates: true })
    if (made) return { id: made.id, lockedUntil, generationId: null }
    const found = await ctx.db.idempotentRequest.findUnique({
      where: { accountId_key: { accountId, key: input.key } },
    })
    if (found && found.expiresAt.getTime() > now) return meet(ctx, found, { fingerprint, lockedUntil })
    if (found) await ctx.db.idempotentRequest.deleteMany({ where: { id: found.id } })
  }
  throw inProgress(null)
}

/** What to do about a row that stands already. */
async function meet(
  ctx: Ctx,
  found: IdempotentRequest,
  { fingerprint, lockedUntil }: { fingerprint: string; lockedUntil: Date },
): Promise<RequestClaim | KeptAnswer> {
  if (found.fingerprint !== fingerprint) throw reused()
  if (found.status !== null) return readAnswer(found)
  if (found.lockedUntil && found.lockedUntil > new Date()) throw inProgress(found.lockedUntil)
  const taken = await ctx.db.idempotentRequest.updateMany({
    where: { id: found.id, status: null, lockedUntil: found.lockedUntil },
    data: { lockedUntil },
  })
  if (taken.count === 0) throw inProgress(null)
  ctx.logger.warn({ requestId: ctx.requestId, id: found.id }, 'a request that broke off is done again')
  return { id: found.id, lockedUntil, generationId: found.generationId }
}

function readAnswer({ status, headers, body }: IdempotentRequest): KeptAnswer {
  const text = openText(body ?? '', { purpose: 'idempotent answers' })
  if (status === null || text === null) throw reused('The answer to it can not be read any more.')
  return { status, headers: headers as Record<string, string>, body: text }
}

const reused = (why = 'It was sent before with another path or other content.') =>
  new ServiceError('idempotency_key_reused', {
    message: `This Idempotency-Key is taken. ${why} Use a new key for a new request.`,
    param: 'Idempotency-Key',
  })

export function inProgress(lockedUntil: Date | null): ServiceError {
  const seconds = lockedUntil ? Math.ceil((lockedUntil.getTime() - Date.now()) / 1000) : 1
  return new ServiceError('idempotency_in_progress', {
    message: 'The first request with this Idempotency-Key is still being done. Send it again in a moment.',
    param: 'Idempotency-Key',
    retryAfterSeconds: Math.min(Math.max(seconds, 1), tryAgainSecondsMax),
  })
}
