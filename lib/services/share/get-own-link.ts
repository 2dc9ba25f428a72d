import { shareLinkIdSchema } from '@/lib/contracts/ids'
import type { ShareLink } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { notFound } from '../errors'

/** A link to a dashboard of the account; throws `not_found` for any other. */
export async function getOwnLink(
  ctx: { db: Pick<Ctx['db'], 'shareLink'> },
  linkId: string,
  accountId: string,
): Promise<ShareLink> {
  const isWellFormed = shareLinkIdSchema.safeParse(linkId).success
  const where = { id: linkId, dashboard: { accountId } }
  const link = isWellFormed ? await ctx.db.shareLink.findFirst({ where }) : null
  if (!link) throw notFound('share link')
  return link
}
