import type {
  ManagedShareLink,
  ShareLink as ShareLinkShape,
  ViewedShareLink,
} from '@/lib/contracts/share-link'
import type { ShareLink } from '@/lib/db/generated/client'
import { getEnv } from '@/lib/env'
import { shareLinkState } from './share-link-state'

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

/** For its owner. */
export const presentManagedShareLink = (link: ShareLink): ManagedShareLink => ({
  ...presentShareLink(link),
  dashboard_id: link.dashboardId,
  name: link.name,
  state: shareLinkState(link),
  has_password: link.passwordHash !== null,
  allow_data_download: link.allowDataDownload,
  view_count: link.viewCount,
  last_viewed_at: link.lastViewedAt?.toISOString() ?? null,
  revoked_at: link.revokedAt?.toISOString() ?? null,
})

/** For its viewers, who do not learn who else may see it. */
export function presentViewedShareLink(link: ShareLink): ViewedShareLink {
  const { allowed_emails: _, ...shown } = presentShareLink(link)
  return { ...shown, allow_data_download: link.allowDataDownload }
}
