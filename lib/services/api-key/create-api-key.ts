import type { CreateApiKey, CreatedApiKey } from '@/lib/contracts/api-key'
import { allScopes, requireSession } from '../access'
import type { Ctx } from '../context'
import { validationError } from '../validation'
import { newApiKey } from './new-api-key'
import { presentApiKey } from './present-api-key'

/** Makes a key; only this answer ever carries it. */
export async function createApiKey(ctx: Ctx, input: CreateApiKey): Promise<CreatedApiKey> {
  const { accountId } = requireSession(ctx)
  const { key, digest, lastFour } = newApiKey()
  const scopes = allScopes.filter((scope) => input.scopes?.includes(scope) ?? true)
  const expiresAt = readExpiry(input.expires_at ?? null)
  const row = await ctx.db.apiKey.create({
    data: { accountId, name: input.name, digest, lastFour, scopes, expiresAt },
  })
  return { ...presentApiKey(row), key }
}

function readExpiry(given: string | null): Date | null {
  const expiresAt = given === null ? null : new Date(given)
  if (!expiresAt || expiresAt > new Date()) return expiresAt
  throw validationError([{ path: 'expires_at', code: 'too_small', message: 'must lie in the future' }])
}
