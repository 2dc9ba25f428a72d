import type { CreateShareLink, ManagedShareLink } from '@/lib/contracts/share-link'
import { requireScope, requireUuid } from '../access'
import { hashPassword } from '../account/password-hash'
import type { Ctx } from '../context'
import { cleanText } from '../dataset/file-name'
import { notFound } from '../errors'
import { insertShareLink } from './insert-share-link'
import { defaultEnd, requirePlan } from './plan-rules'
import { presentManagedShareLink } from './present-share-link'

/** Makes a further link to a dashboard. */
export async function createShareLink(
  ctx: Ctx,
  dashboardId: string,
  given: CreateShareLink,
): Promise<ManagedShareLink> {
  const { accountId, plan } = requireScope(ctx, 'share_links:write')
  const id = requireUuid(dashboardId, 'dashboard')
  if ((await ctx.db.dashboard.count({ where: { id, accountId } })) === 0) throw notFound('dashboard')
  const expiresAt = defaultEnd(plan)
  requirePlan(plan, given, { ...bareLink, expiresAt })
  const link = await insertShareLink(ctx.db, {
    dashboardId: id,
    name: cleanText(given.name ?? '') || null,
    allowedEmails: given.allowed_emails ?? [],
    expiresAt: given.expires_at === undefined ? expiresAt : given.expires_at,
    ...(given.password && { passwordHash: await hashPassword(given.password), passwordVersion: 1 }),
    allowPdfExport: given.allow_pdf_export ?? false,
    allowDataDownload: given.allow_data_download ?? false,
    allowScrollableCards: given.allow_scrollable_cards ?? false,
  })
  ctx.logger.info({ accountId, dashboardId: id }, 'share link made')
  return presentManagedShareLink(link)
}

const bareLink = {
  allowedEmails: [],
  passwordHash: null,
  allowPdfExport: false,
  allowDataDownload: false,
  allowScrollableCards: false,
}
