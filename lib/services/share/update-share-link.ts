import type { CreateShareLink, ManagedShareLink } from '@/lib/contracts/share-link'
import type { Prisma, ShareLink } from '@/lib/db/generated/client'
import { requireScope } from '../access'
import { hashPassword } from '../account/password-hash'
import type { Ctx } from '../context'
import { cleanText } from '../dataset/file-name'
import { ServiceError } from '../errors'
import { getOwnLink } from './get-own-link'
import { visibilityOf } from './insert-share-link'
import { requirePlan } from './plan-rules'
import { presentManagedShareLink } from './present-share-link'

/** Changes a link, for its viewers from their next read on; one that was revoked stays as it is. */
export async function updateShareLink(
  ctx: Ctx,
  linkId: string,
  given: CreateShareLink,
): Promise<ManagedShareLink> {
  const { accountId, plan } = requireScope(ctx, 'share_links:write')
  await getOwnLink(ctx, linkId, accountId)
  const passwordHash = given.password ? await hashPassword(given.password) : null
  const link = await ctx.db.$transaction(async (tx) => {
    // Locked: what a free account may do depends on what the link has.
    await tx.$queryRaw`SELECT 1 FROM share_links WHERE id = ${linkId} FOR UPDATE`
    const standing = await getOwnLink({ db: tx }, linkId, accountId)
    if (standing.revokedAt) {
      throw new ServiceError('share_link_revoked', {
        message: 'This link was revoked and stays closed. Make a new one.',
      })
    }
    requirePlan(plan, given, standing)
    return tx.shareLink.update({ where: { id: linkId }, data: changesOf(given, standing, passwordHash) })
  })
  return presentManagedShareLink(link)
}

function changesOf(
  given: CreateShareLink,
  standing: ShareLink,
  passwordHash: string | null,
): Prisma.ShareLinkUpdateInput {
  const isPasswordGiven = given.password !== undefined
  return {
    ...(given.name !== undefined && { name: cleanText(given.name ?? '') || null }),
    ...(given.allowed_emails && {
      allowedEmails: given.allowed_emails,
      visibility: visibilityOf(given.allowed_emails),
    }),
    expiresAt: given.expires_at,
    ...(isPasswordGiven && { passwordHash, passwordVersion: standing.passwordVersion + 1 }),
    allowPdfExport: given.allow_pdf_export,
    allowDataDownload: given.allow_data_download,
    allowScrollableCards: given.allow_scrollable_cards,
  }
}
