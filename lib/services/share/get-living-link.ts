import { shareLinkIdSchema } from '@/lib/contracts/ids'
import type { ShareLink } from '@/lib/db/generated/client'
import { readRows } from '@/lib/db/read-rows'
import type { Ctx } from '../context'
import { ServiceError } from '../errors'
import { shareLinkState } from './share-link-state'

/** A link that still leads somewhere; throws the same for every id that there is not, then for its end. */
export async function getLivingLink(ctx: Ctx, linkId: string): Promise<ShareLink> {
  const isWellFormed = shareLinkIdSchema.safeParse(linkId).success
  const [link] = isWellFormed
    ? await readRows<ShareLink>(ctx.db, 'SELECT * FROM share_links WHERE id = $1::text', [linkId])
    : []
  if (!link) throw noSharedDashboard()
  const state = shareLinkState(link)
  if (state === 'revoked') {
    throw new ServiceError('share_link_revoked', { message: 'The owner has closed this link.' })
  }
  if (state === 'expired') {
    throw new ServiceError('share_link_expired', {
      message: 'This link has expired. Ask its owner for a new one.',
    })
  }
  return link
}

export const noSharedDashboard = (): ServiceError =>
  new ServiceError('not_found', { message: 'There is no shared dashboard at this address.' })
