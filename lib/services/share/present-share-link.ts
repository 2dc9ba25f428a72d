import type { ShareLink as ShareLinkShape } from '@/lib/contracts/share-link'
import type { ShareLink } from '@/lib/db/generated/client'
import { getEnv } from '@/lib/env'

export const presentShareLink = (link: ShareLink): ShareLinkShape => ({
  id: link.id,
  share_url: `${getEnv().baseUrl}/share/${link.id}/view/`,
  visibility: link.visibility,
  expires_at: link.expiresAt?.toISOString() ?? null,
  allowed_emails: link.allowedEmails,
  allow_pdf_export: link.allowPdfExport,
  allow_scrollable_cards: link.allowScrollableCards,
  created_at: link.createdAt.toISOString(),
})
