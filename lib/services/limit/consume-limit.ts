import { createHash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { getEnv } from '@/lib/env'
import type { Ctx } from '../context'
import { ServiceError } from '../errors'
import type { Limit, LimitState } from './limit'
import { type CountingDb, LimitCounter } from './limit-counter'

/** A context, or one whose `db` is a transaction: what is rolled back was then not counted. */
export type LimitCtx = Pick<Ctx, 'limits'> & { db: CountingDb }

/**
 * Counts one against a limit of whoever `key` stands for (an account's id, an address; kept as a digest), for all
 * processes together. Throws `rate_limited` with Retry-After once there are more than the limit allows.
 * Does nothing under RATE_LIMITS=off.
 *
 * @example await consumeLimit(ctx, codeRequestLimit, `${linkId} ${email}`)
 */
export async function consumeLimit(ctx: LimitCtx, limit: Limit, key: string): Promise<void> {
  if (!getEnv().rateLimits) return
  try {
    const counted = await limiterOf(ctx, limit).consume(digestOf(key))
    ctx.limits.push(stateOf(limit, counted))
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const state = { ...stateOf(limit, refused), remaining: 0 }
    ctx.limits.push(state)
    throw rateLimited(state)
  }
}

/** Refuses what would be one too many without counting it. */
export async function requireLeft(ctx: LimitCtx, limit: Limit, key: string): Promise<void> {
  const usedUp = await findUsedUp(ctx, limit, key)
  if (!usedUp) return
  const state = { ...stateOf(limit, usedUp), remaining: 0 }
  ctx.limits.push(state)
  throw rateLimited(state)
}

/** Whether a limit is used up, without counting. */
export const isUsedUp = async (...given: Parameters<typeof requireLeft>): Promise<boolean> =>
  (await findUsedUp(...given)) !== null

async function findUsedUp(ctx: LimitCtx, limit: Limit, key: string): Promise<RateLimiterRes | null> {
  if (!getEnv().rateLimits) return null
  const counted = await limiterOf(ctx, limit).get(digestOf(key))
  return counted && counted.consumedPoints >= limit.pointsMax ? counted : null
}

/** As `consumeLimit`, for what is not refused but done otherwise: whether it was within the limit. Nobody is told. */
export async function isWithinLimit(ctx: Pick<LimitCtx, 'db'>, limit: Limit, key: string): Promise<boolean> {
  try {
    await consumeLimit({ db: ctx.db, limits: [] }, limit, key)
    return true
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'rate_limited') return false
    throw error
  }
}

/** Gives one back that turned out not to count, such as a sign-in that succeeded. */
export async function refundLimit(ctx: LimitCtx, limit: Limit, key: string): Promise<void> {
  if (getEnv().rateLimits) await limiterOf(ctx, limit).reward(digestOf(key))
}

/** Forgets all that was counted. */
export async function clearLimit(ctx: LimitCtx, limit: Limit, key: string): Promise<void> {
  if (getEnv().rateLimits) await limiterOf(ctx, limit).delete(digestOf(key))
}

type Limiters = WeakMap<object, Map<string, LimitCounter>>

/** Kept on the global object: each bundle of the web server has its own copy of this module. */
const kept = globalThis as { readoutLimiters?: Limiters }

/** What is over a limit is remembered in the process too, so that it costs the database nothing more. */
function limiterOf({ db }: LimitCtx, { name, pointsMax, windowSeconds }: Limit): LimitCounter {
  kept.readoutLimiters ??= new WeakMap()
  const limiters = kept.readoutLimiters.get(db) ?? new Map<string, LimitCounter>()
  kept.readoutLimiters.set(db, limiters)
  const id = `${name} ${pointsMax} ${windowSeconds}`
  const limiter =
    limiters.get(id) ??
    new LimitCounter({
      storeClient: db,
      tableName: 'rateLimit',
      keyPrefix: name,
      points: pointsMax,
      duration: windowSeconds,
      inMemoryBlockOnConsumed: pointsMax + 1,
      clearExpiredByTimeout: false,
    })
  limiters.set(id, limiter)
  return limiter
}

/** Keys may be long, and they may be people's addresses. */
const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url')

const stateOf = (limit: Limit, { remainingPoints, msBeforeNext }: RateLimiterRes): LimitState => ({
  limit,
  remaining: remainingPoints,
  resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
})

const rateLimited = ({ limit, resetSeconds }: LimitState) =>
  new ServiceError('rate_limited', {
    message: `Too many ${limit.what}: ${limit.pointsMax} within ${windowText(limit)} are possible. Try again in ${resetSeconds} s.${limit.wayOut ? ` ${limit.wayOut}` : ''}`,
    retryAfterSeconds: resetSeconds,
  })

function windowText({ windowSeconds }: Limit): string {
  if (windowSeconds % 3600 === 0) return windowSeconds === 3600 ? 'an hour' : `${windowSeconds / 3600} hours`
  return windowSeconds === 60 ? 'a minute' : `${Math.round(windowSeconds / 60)} minutes`
}
