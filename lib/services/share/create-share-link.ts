import type { Plan } from '@/lib/contracts/account'
import type { Prisma, ShareLink } from '@/lib/db/generated/client'
import { randomBase62 } from '../base62'
import type { LinkOptions } from './link-options'

/** 22 base62 characters are 131 bits: no link is ever guessed. */
const linkIdLength = 22
const freeLinkDays = 7
const dayMs = 24 * 60 * 60 * 1000

/** The link that a generation ends with, written in the generation's own transaction. */
export function createShareLink(
  tx: Prisma.TransactionClient,
  { dashboardId, plan, options }: { dashboardId: string; plan: Plan; options: LinkOptions },
): Promise<ShareLink> {
  return tx.shareLink.create({
    data: {
      id: randomBase62(linkIdLength),
      dashboardId,
      visibility: options.allowed_emails.length > 0 ? 'private' : 'public',
      allowedEmails: options.allowed_emails,
      allowPdfExport: options.allow_pdf_export,
      allowScrollableCards: options.allow_scrollable_cards,
      expiresAt: plan === 'free' ? new Date(Date.now() + freeLinkDays * dayMs) : null,
    },
  })
}
