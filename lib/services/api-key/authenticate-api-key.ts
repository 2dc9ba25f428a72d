import type { Account, ApiKey } from '@/lib/db/generated/client'
import { readRows } from '@/lib/db/read-rows'
import { getEnv } from '@/lib/env'
import type { Actor, Ctx } from '../context'
import { ServiceError } from '../errors'
import { digestApiKey, isSameDigest, isWellFormedApiKey } from './api-key-format'
import { scopesOf } from './present-api-key'

/** Written at most this often a key, so that reading does not become writing. */
const lastUsedStepMs = 60_000

/** The account that a key speaks for. */
export async function authenticateApiKey(ctx: Ctx, key: string): Promise<Actor> {
  if (!isWellFormedApiKey(key, getEnv().apiKeyPrefix)) throw invalidKey()
  const digest = digestApiKey(key)
  const [row] = await readRows<ApiKey & Pick<Account, 'plan'>>(
    ctx.db,
    'SELECT k.*, a.plan FROM api_keys k JOIN accounts a ON a.id = k.account_id WHERE k.digest = $1::text',
    [digest],
  )
  if (!row || !isSameDigest(row.digest, digest)) throw invalidKey()
  requireAlive(row)
  await touch(ctx, row)
  return { accountId: row.accountId, plan: row.plan, via: 'key', scopes: scopesOf(row) }
}

type Life = Pick<ApiKey, 'revokedAt' | 'expiresAt' | 'replacedById'>

function requireAlive({ revokedAt, expiresAt, replacedById }: Life): void {
  if (revokedAt && revokedAt <= new Date()) {
    throw new ServiceError('revoked_api_key', { message: 'This API key has been revoked. Use another one.' })
  }
  if (expiresAt && expiresAt <= new Date()) {
    const why = replacedById
      ? 'was rotated and its grace period is over. Use the new one'
      : 'has expired. Make a new one'
    throw new ServiceError('expired_api_key', { message: `This API key ${why}.` })
  }
}

async function touch(ctx: Ctx, { id, lastUsedAt }: { id: string; lastUsedAt: Date | null }): Promise<void> {
  const now = new Date()
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < lastUsedStepMs) return
  await ctx.db.apiKey.updateMany({ where: { id }, data: { lastUsedAt: now } })
}

const invalidKey = () =>
  new ServiceError('invalid_api_key', {
    message: 'This is not a valid API key. Check that it was copied whole.',
  })
