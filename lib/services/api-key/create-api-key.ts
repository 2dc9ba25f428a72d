import type { CreatedApiKey } from '@/lib/contracts/account'
import { getEnv } from '@/lib/env'
import { allScopes, requireSession } from '../access'
import type { Ctx } from '../context'
import { digestApiKey, generateApiKey } from './api-key-format'
import { presentApiKey } from './present-api-key'

/** Makes a key; only this answer ever carries it. */
export async function createApiKey(ctx: Ctx, input: { name: string }): Promise<CreatedApiKey> {
  const { accountId } = requireSession(ctx)
  const key = generateApiKey(getEnv().apiKeyPrefix)
  const row = await ctx.db.apiKey.create({
    data: {
      accountId,
      name: input.name,
      digest: digestApiKey(key),
      lastFour: key.slice(-4),
      scopes: [...allScopes],
    },
  })
  return { ...presentApiKey(row), key }
}
