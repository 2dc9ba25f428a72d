import type { CreateShareLink, ManagedShareLink } from '@/lib/contracts/share-link'
import type { Prisma } from '@/lib/db/generated/client'
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
  const expiresAt = defaultEnd(plan)
  requirePlan(plan, given, { ...bareLink, expiresAt })
  const fields = {
    dashboardId: id,
    name: cleanText(given.name ?? '') || null,
    allowedEmails: given.allowed_emails ?? [],
    expiresAt: given.expires_at === undefined ? expiresAt : given.expires_at,
    ...(given.password && { passwordHash: await hashPassword(given.password), passwordVersion: 1 }),
    allowPdfExport: given.allow_pdf_export ?? false,
    allowDataDownload: given.allow_data_download ?? false,
    allowScrollableCards: given.allow_scrollable_cards ?? false,
  }
  const link = await ctx.db.$transaction(async (tx) => {
    await holdDashboard(tx, { id, accountId })
    return insertShareLink(tx, fields)
  })
  ctx.logger.info({ accountId, dashboardId: id }, 'share link made')
  return presentManagedShareLink(link)
}

/** Locked against being deleted until the link stands. */
async function holdDashboard(
  tx: Prisma.TransactionClient,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM dashboards WHERE id = ${id}::uuid AND account_id = ${accountId}::uuid FOR KEY SHARE`
  if (held.length === 0) throw notFound('dashboard')
}

const bareLink = {
  allowedEmails: [],
  passwordHash: null,
  allowPdfExport: false,
  allowDataDownload: false,
  allowScrollableCards: false,
}
