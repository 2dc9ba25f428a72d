import type { ApiKey } from '@/lib/contracts/api-key'
import { requireSession, requireUuid } from '../access'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { presentApiKey } from './present-api-key'

/** Ends a key at once; revoking it again changes nothing. */
export async function revokeApiKey(ctx: Ctx, keyId: string): Promise<ApiKey> {
  const { accountId } = requireSession(ctx)
  const id = requireUuid(keyId, 'API key')
  await ctx.db.apiKey.updateMany({
    where: { id, accountId, revokedAt: null },
    data: { revokedAt: new Date() },
  })
  const key = await ctx.db.apiKey.findFirst({ where: { id, accountId } })
  if (!key) throw notFound('API key')
  return presentApiKey(key)
}
