import type { SharedView } from '@/lib/contracts/dashboard'
import { shareLinkIdSchema } from '@/lib/contracts/ids'
import type { Ctx } from '../context'
import { dashboardParts, presentDashboard } from '../dashboard/present-dashboard'
import { ServiceError } from '../errors'
import { presentShareLink } from './present-share-link'
import { shareLinkState } from './share-link-state'

/** What anyone may see who has the link; a private one says only that it is private. */
export async function viewShareLink(ctx: Ctx, linkId: string): Promise<SharedView> {
  const link = await findLink(ctx, linkId)
  const state = shareLinkState(link)
  if (state === 'revoked') {
    throw new ServiceError('share_link_revoked', { message: 'The owner has closed this link.' })
  }
  if (state === 'expired') {
    throw new ServiceError('share_link_expired', {
      message: 'This link has expired. Ask its owner for a new one.',
    })
  }
  if (link.visibility === 'private') return { visibility: 'private' }
  const dashboard = presentDashboard(link.dashboard)
  return { visibility: 'public', share_link: presentShareLink(link), dashboard }
}

async function findLink(ctx: Ctx, linkId: string) {
  const isWellFormed = shareLinkIdSchema.safeParse(linkId).success
  const link =
    isWellFormed &&
    (await ctx.db.shareLink.findUnique({
      where: { id: linkId },
      include: { dashboard: { include: dashboardParts } },
    }))
  if (!link) throw new ServiceError('not_found', { message: 'There is no shared dashboard at this address.' })
  return link
}
