import type { ManagedShareLink } from '@/lib/contracts/share-link'
import { requireScope } from '../access'
import type { Ctx } from '../context'
import { getOwnLink } from './get-own-link'
import { presentManagedShareLink } from './present-share-link'

/** Closes a link at once and for good; revoking it again changes nothing. */
export async function revokeShareLink(ctx: Ctx, linkId: string): Promise<ManagedShareLink> {
  const { accountId } = requireScope(ctx, 'share_links:write')
  const { id } = await getOwnLink(ctx, linkId, accountId)
  const { count } = await ctx.db.shareLink.updateMany({
    where: { id, revokedAt: null },
    data: { revokedAt: new Date() },
  })
  if (count > 0) ctx.logger.info({ accountId }, 'share link revoked')
  return presentManagedShareLink(await getOwnLink(ctx, id, accountId))
}
