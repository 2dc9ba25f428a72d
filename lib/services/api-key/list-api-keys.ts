import type { ApiKeyList } from '@/lib/contracts/api-key'
import { requireSession } from '../access'
import type { Ctx } from '../context'
import { presentApiKey } from './present-api-key'

/** Newest first; revoked ones stay in the list. */
export async function listApiKeys(ctx: Ctx): Promise<ApiKeyList> {
  const { accountId } = requireSession(ctx)
  const rows = await ctx.db.apiKey.findMany({ where: { accountId }, orderBy: { id: 'desc' } })
  return { items: rows.map(presentApiKey) }
}
